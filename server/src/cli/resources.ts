import { cadastroResources } from "./cadastroResources.ts";
import { pedidoResources } from "./pedidoResources.ts";
import type { ResourceCommands } from "./resourceCommands.ts";

/** Every command of the form `frete <resource> <command>`; what it takes comes from the contract. */
export const resources: Record<string, ResourceCommands> = {
  ...cadastroResources,
  ...pedidoResources,
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
