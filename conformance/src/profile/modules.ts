import { loja } from "./loja.ts";

/**
 * The parts of the interface, as `--modulo`, `unsupported` and the reports name them, and the words of paths that belong to each:
 * the last one in the path of an operation says which module holds it.
 */
export const WORDS = {
  cotacao: ["cotacao", "logCotacaoFila"],
  filial: ["filial"],
  produto: ["produto"],
  pedido: ["pedido", "pedidos"],
  rastreio: ["rastreio", "status"],
  reversa: ["reversa"],
  evento: ["webhook", "fila"],
  transportadora: ["transportadora"],
  anexo: ["anexos", "arquivos"],
  chat: ["chat", "chats"],
  plp: ["plp"],
  geral: [],
} as const satisfies Record<string, readonly string[]>;

export type Module = keyof typeof WORDS;

const NAMES = Object.keys(WORDS) as Module[];

const ownerOf = (word: string) => NAMES.find((name) => (WORDS[name] as readonly string[]).includes(word));

const MODULE_OF = new Map<string, Module | undefined>(
  Object.entries(loja.operations).map(([id, { path }]) => [
    id,
    path.split("/").map(ownerOf).findLast(Boolean),
  ]),
);

/** The module that holds an operation. */
export const moduleOf = (operation: string): Module | undefined => MODULE_OF.get(operation);

/** Every module, with its operations. */
export const MODULES = Object.fromEntries(
  NAMES.map((name) => [name, [...MODULE_OF.keys()].filter((operation) => moduleOf(operation) === name)]),
) as Record<Module, string[]>;

/** Every module and its operations, in a sentence. */
export const describeModules = (): string =>
  NAMES.map((name) => (MODULES[name].length > 0 ? `${name} (${MODULES[name].join(", ")})` : name)).join(", ");
