import type { Operations } from "@frete/contract/loja";

/** The parts of the interface, as `--modulo`, `unsupported` and the reports name them, and the operations that each holds. */
export const MODULES = {
  cotacao: ["criarCotacao", "consultarCotacao", "lerFilaCotacao"],
  filial: ["listarFiliais"],
  produto: ["salvarProdutos", "consultarProduto"],
  pedido: ["criarPedido", "alterarPedido", "listarPedidos"],
  rastreio: ["rastrearPedido", "verRastreio", "listarStatus"],
  reversa: ["listarSituacoesReversa", "consultarSituacaoReversa", "listarPontosDevolucao"],
  evento: ["registrarWebhook", "lerFila", "removerDaFila"],
  transportadora: ["listarRegrasFrete"],
  anexo: ["listarAnexos", "removerAnexo", "baixarArquivo"],
  chat: ["listarChats", "lerChat", "consultarElegibilidadeChat", "enviarMensagemChat"],
  plp: ["criarPlp", "listarPlps", "consultarPlp"],
  geral: [],
} as const satisfies Record<string, readonly (keyof Operations)[]>;

export type Module = keyof typeof MODULES;

/** The module that holds an operation. */
export function moduleOf(operation: string): Module | undefined {
  const modules = Object.keys(MODULES) as Module[];
  return modules.find((name) => (MODULES[name] as readonly string[]).includes(operation));
}

/** Every module and its operations, in a sentence. */
export function describeModules(): string {
  return Object.entries(MODULES)
    .map(([name, operations]) => (operations.length > 0 ? `${name} (${operations.join(", ")})` : name))
    .join(", ");
}
