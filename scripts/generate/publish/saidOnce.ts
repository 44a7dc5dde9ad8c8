import { isDeepStrictEqual } from "node:util";
import { allOperationsOf, type OpenApiDocument, type Schema } from "../toolkit/openApi.ts";

/** What holds a schema and speaks for it: a parameter, a header. */
type Holder = { schema?: Schema } & Record<string, unknown>;

/**
 * Takes off the schema of a parameter or header what the parameter or header itself says in the same words: the emitter writes
 * extensions in both places. In place.
 */
export function saidOnce(document: OpenApiDocument): void {
  const holders: object[] = [...Object.values(document.components?.parameters ?? {})];
  for (const { operation } of allOperationsOf(document)) {
    holders.push(...(operation.parameters ?? []));
    for (const { headers = {} } of Object.values(operation.responses))
      holders.push(...Object.values(headers));
  }
  for (const { schema, ...said } of holders as Holder[])
    for (const [keyword, value] of Object.entries(schema ?? {}))
      if (keyword.startsWith("x-") && isDeepStrictEqual(said[keyword], value)) delete schema?.[keyword];
}
