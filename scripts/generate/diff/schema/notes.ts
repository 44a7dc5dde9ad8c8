import { type OpenApiDocument, ruleExtension } from "../../toolkit/openApi.ts";
import type { Level } from "../change.ts";
import { shown } from "./finding.ts";
import { isNull } from "./gather.ts";
import { isEditorial, NOTES } from "./keywords.ts";
import { isEqual } from "./same.ts";
import { type AnySchema, targetOf } from "./side.ts";

/** The day on which a deprecated part goes. */
const SUNSET = "x-sunset";

/** Callers counted on a later day. A day that is taken back leaves them all the time they want. */
const isEarlier = (now: unknown, before: string) => typeof now === "string" && now < before;

/** Keywords that hold several: examples, externalDocs, definitions. */
const isPlural = (keyword: string) => keyword.endsWith("s");

/** What is said beside the values, and differs. */
export interface Note {
  kind: string;
  message: string;
  level: Level;
}

/**
 * Where two objects of a document say something else to people, to tools, or about what a value means when it is left out.
 *
 * @param keywords what else is for people, e.g. the `summary` of an operation
 */
export function notesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  rules: string,
  keywords: readonly string[] = NOTES,
): Note[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): Note[] => {
    const [one, other] = [before[key], after[key]];
    const isExtension = key.startsWith("x-");
    if (!isExtension && !keywords.includes(key) && key !== "default") return [];
    if (isEqual(one, other) || (key === "deprecated" && Boolean(one) === Boolean(other))) return [];
    if (key === "default")
      return [{ kind: key, message: `default ${shown(one)} -> ${shown(other)}`, level: "risky" }];
    if (key === "deprecated")
      return [
        other
          ? { kind: key, message: "deprecated", level: "additive" }
          : { kind: key, message: "no longer deprecated", level: "editorial" },
      ];
    if (key === SUNSET && typeof one === "string")
      return [
        {
          kind: key,
          message: `sunset ${one} -> ${shown(other)}`,
          level: isEarlier(other, one) ? "risky" : "editorial",
        },
      ];
    if (!isExtension)
      return [{ kind: key, message: `${isPlural(key) ? "other" : "another"} ${key}`, level: "editorial" }];
    const level = isEditorial(key, rules) ? "editorial" : "risky";
    return [{ kind: key, message: `${key} ${shown(one)} -> ${shown(other)}`, level }];
  });
}

/** What schemas that hold together say beside the values: the outermost has the last word. */
export function saidOf(document: OpenApiDocument, schemas: readonly AnySchema[]): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  const seen = new Set<AnySchema>();
  const read = (schema: AnySchema): void => {
    if (typeof schema !== "object" || seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref) read(targetOf(document, schema.$ref));
    for (const part of schema.allOf ?? []) read(part);
    const only = nonNull(schema);
    if (only) read(only);
    for (const [key, value] of Object.entries(schema))
      if (NOTES.includes(key) || key === "default" || key.startsWith("x-") || key === "discriminator")
        said[key] = value;
  };
  for (const schema of schemas.toReversed()) read(schema);
  // Null that stands for a field that is left out is written as a type or as an alternative.
  delete said.$defs;
  return said;
}

/** The one alternative beside null. */
export function nonNull(schema: AnySchema): AnySchema | undefined {
  if (typeof schema !== "object") return undefined;
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const others = branches.filter((each) => !isNull(each));
  return branches.length === 2 && others.length === 1 ? others[0] : undefined;
}

/** Ids of the rules that schemas cite themselves. */
export function citedBy(document: OpenApiDocument, schemas: readonly AnySchema[]): string[] {
  const extension = ruleExtension(document);
  return schemas.flatMap((schema) =>
    typeof schema === "object" ? ((schema[extension] as string[] | undefined) ?? []) : [],
  );
}

/** The day on which something that schemas say together is to go. */
export function sunsetOf(document: OpenApiDocument, schemas: readonly AnySchema[]): string | undefined {
  const { [SUNSET]: sunset } = saidOf(document, schemas);
  return typeof sunset === "string" ? sunset : undefined;
}
