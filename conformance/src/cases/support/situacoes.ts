/** The fields of a return that take registered values only. */
export const CAMPOS = [
  "solicitanteReversa",
  "motivoReversa",
  "tipoReversa",
  "resolucaoReversa",
  "pagadorFreteReversa",
] as const;

/** A registered value of each field. */
export type Situacoes = Record<string, string>;

/** Is the list in the shape that the project has decided on: a key for each field? */
export const isKeyed = (body: unknown): boolean => CAMPOS.some((campo) => campo in Object(body));

/**
 * The values of a field, in whatever shape they are listed, which is a decision (NS-065): the texts under its name or, where its
 * name is a value itself, those beside it.
 */
export function valuesOf(body: unknown, campo: string): string[] {
  const about = nodesOf(body).find((node) => campo in node || Object.values(node).includes(campo));
  if (about === undefined) return [];
  return textsIn(campo in about ? about[campo] : Object.values(about).filter((value) => value !== campo));
}

/** All texts of a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value === null || typeof value !== "object" ? [] : Object.values(value).flatMap(textsIn);
}

/**
 * The first or the last value of each field.
 * @throws Error when the list tells none of a field
 */
export function situacoesOf(body: unknown, place: 0 | -1 = 0): Situacoes {
  return Object.fromEntries(
    CAMPOS.map((campo) => {
      const value = valuesOf(body, campo).at(place);
      if (value === undefined) throw new Error(`the list tells no value of ${campo}`);
      return [campo, value];
    }),
  );
}

function nodesOf(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
