/** Where the parts of the project stand. */
export interface Plan {
  /**
   * Rooms of a folder from the ground up: its folders, and those of its files that stand above them. What is not a test
   * imports only from its own room and from rooms below it.
   */
  order: Record<string, readonly string[]>;
  /** Folders and files that know no freight: they import from each other and from packages, never from the rest of the project. */
  toolkit: readonly string[];
  /** Folders of what is installed and run by others, which must not need what tests need. */
  shipped: readonly string[];
}

export const PLAN: Plan = {
  order: {
    ".": ["spec", "generated", "client", "server", "conformance", "scripts"],
    "server/src": [
      ...["http", "platform", "contract", "brasil", "events", "domain", "operacao", "demo", "backup", "cli"],
      ...["lojaContract.ts", "pages.ts", "referenceTexts.ts", "reference.ts", "telemetry.ts", "app.ts"],
      ...["testing", "main.ts", "start.ts", "bin"],
    ],
    "server/src/platform": ["storage", "files", "push", "vault", "telemetry"],
    "server/src/brasil": ["geografia", "calendario"],
    "server/src/events": ["webhook", "fila", "notificacao"],
    "server/src/domain": [
      ...["loja", "arquivo", "produto", "cotacao", "regra", "reversa"],
      ...["pedido", "ocorrencia", "plp", "chat", "rastreio", "unidade", "titular"],
    ],
    "server/src/operacao": [
      ...["faixas", "plp", "notificacao", "explicacao", "edi", "conciliacao", "simulador", "auditoria"],
      ...["operacaoHandlers.ts", "operacaoContract.ts"],
    ],
    "conformance/src": [
      "engine",
      "derived",
      "loadContract.ts",
      "profile",
      "cases",
      "report",
      "runKit.ts",
      "runDerived.ts",
      "cli.ts",
      "reference",
      "power",
      "foreign-servers",
    ],
  },
  toolkit: [
    ...["server/src/http", "scripts/generate", "scripts/contract.ts", "scripts/test-contract"],
    ...["conformance/src/engine", "conformance/src/derived", "conformance/src/report"],
    ...["conformance/src/loadContract.ts", "conformance/src/runDerived.ts", "conformance/src/test-support"],
    "generated/toolkit",
  ],
  shipped: [
    ...["client/src", "server/src", "conformance/src/engine", "conformance/src/derived"],
    ...["conformance/src/loadContract.ts", "conformance/src/runDerived.ts", "conformance/src/profile"],
    ...[
      "conformance/src/cases",
      "conformance/src/report",
      "conformance/src/runKit.ts",
      "conformance/src/cli.ts",
    ],
  ],
};
