import type { OperationObject } from "./toolkit/openApi.ts";

const CALL_AS = "x-call-as";

/**
 * The method that calls an operation: what `@callAs` says; otherwise its first tag, and its id without the word of that tag at the
 * end, in the singular or the plural: `pedido.listar` for listarPedidos under Pedido. Without a tag the id alone.
 */
export function methodName(
  operation: Pick<OperationObject, "operationId" | "tags"> & Partial<OperationObject>,
): string {
  const said = operation[CALL_AS];
  if (typeof said === "string") return said;
  const id = operation.operationId.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [tag] = operation.tags ?? [];
  if (tag === undefined) return id;
  const words = tag.split(/\W+/).filter((word) => word !== "");
  const group = words.map((word, index) => (index === 0 ? lower(word) : upper(word))).join("");
  const stem = group.replace(/s$/, "");
  const name = new RegExp(`^(.*[a-z0-9])${stem}(?:s|es)?$`, "i").exec(id)?.[1] ?? id;
  return `${group}.${lower(name)}`;
}

/** Abbreviations are lowered as a whole. */
const lower = (word: string) =>
  word === word.toUpperCase() ? word.toLowerCase() : `${word[0]?.toLowerCase()}${word.slice(1)}`;
const upper = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
