import { cadastroResources } from "./cadastroResources.ts";
import { pedidoResources } from "./pedidoResources.ts";
import type { ResourceCommands } from "./resourceCommands.ts";

/** Every command of the form `frete <resource> <command>`; what it takes comes from the contract. */
export const resources: Record<string, ResourceCommands> = {
  ...cadastroResources,
  ...pedidoResources,
  auditoria: {
    description: "What was changed through the operator's interface, and by which token",
    columns: ["quando", "operador", "operacao", "idLoja", "chave", "idRequisicao"],
    commands: {
      list: {
        operation: "listarAuditoria",
        examples: ["--operacao revogarToken", "--id-loja 1 --de 2026-11-20T00:00:00Z --all --json"],
      },
    },
  },
  relogio: {
    description: "The service's clock, in test mode",
    columns: [],
    commands: {
      show: { operation: "lerRelogio" },
      set: { operation: "acertarRelogio", examples: ["--agora 2026-12-20T12:00:00Z"] },
      advance: { operation: "avancarRelogio", examples: ["--segundos 43200"] },
      reset: { operation: "soltarRelogio" },
    },
  },
};
