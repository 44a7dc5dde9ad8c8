import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { draft07Schema } from "./draft07Schema.ts";
import type { Transaction } from "./dredd.ts";
import type { Expectation } from "./expectation.ts";

/**
 * Puts a transaction for every case of a scenario, named by its id and in the order given, in place of the one that Dredd made of
 * its document: with the status, headers and draft-07 schema that the contract demands of the answer.
 * @param documented as the `beforeAll` hook gets them
 */
export function transactionPerCase(
  documented: Transaction[],
  document: OpenApiDocument,
  expected: ReadonlyMap<string, Expectation>,
): void {
  const [model] = documented;
  if (!model) return;
  const own = Array.from(expected, ([id, expectation]) => ({
    ...model,
    id,
    name: id,
    origin: { ...model.origin, resourceName: id },
    request: { ...model.request, headers: {} },
    expected: dreddExpectation(document, expectation),
  }));
  documented.splice(0, documented.length, ...own);
}

/** What Dredd is to expect of an answer. */
export function dreddExpectation(
  document: OpenApiDocument,
  { status, mediaType, schema, headers }: Expectation,
): Transaction["expected"] {
  return {
    statusCode: String(status),
    headers: {
      ...(mediaType && { "Content-Type": mediaType }),
      // Dredd asks of a header whose value varies only that it is there.
      ...Object.fromEntries(headers.map((name) => [name, "present"])),
    },
    ...(schema && { bodySchema: convertedOnce(document, schema) }),
  };
}

/** Cases that expect the same answer share its schema: there are thousands of cases and some hundred answers. */
const converted = new WeakMap<Schema, Schema>();

function convertedOnce(document: OpenApiDocument, schema: Schema): Schema {
  const known = converted.get(schema) ?? draft07Schema(document, schema);
  converted.set(schema, known);
  return known;
}
