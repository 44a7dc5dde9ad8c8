import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { draft07Schema } from "./draft07Schema.ts";
import { type Expectation, expectation } from "./expectation.ts";
import { KitError } from "./kitError.ts";

const ID = /^[\w.:+-]+(?:\/[\w.:+-]+)*$/;
/** Replaced by the hook before anything is sent: URI templates cannot hold every path that cases need. */
const PLACEHOLDER = "-";

/**
 * The cases as one API Blueprint document, the format whose `+ Schema` Dredd enforces: per case a resource named by its
 * id, with the status, media type, headers and draft-07 schema that the contract demands of the answer. What is sent
 * (path, headers, token, body) is set per case by the hooks.
 * @param title unique among the documents of one run, since Dredd names transactions after it
 * @throws KitError on an id that a heading cannot carry
 */
export function blueprint(contract: Contract, title: string, cases: readonly Case[]): string {
  const schemas = new Map<unknown, string>();
  const blocks = cases.map((testCase) => {
    const { id } = testCase;
    if (!ID.test(id))
      throw new KitError(`case id ${JSON.stringify(id)}: use letters, digits and . _ / + : -`);
    const operation = contract.operations[testCase.operation];
    if (!operation) throw new KitError(`${id}: the contract has no operation ${testCase.operation}`);
    const expected = expectation(contract, testCase);
    return block(
      id,
      operation.method,
      operation.path.replace(/\{\w+\}/g, PLACEHOLDER),
      expected,
      (schema) => {
        const known = schemas.get(schema) ?? JSON.stringify(draft07Schema(contract.document, schema));
        schemas.set(schema, known);
        return known;
      },
    );
  });
  return [`FORMAT: 1A`, `# ${title}`, ...blocks].join("\n\n");
}

/** One resource with one request and one answer. */
export function block(
  id: string,
  method: string,
  uri: string,
  { status, mediaType, schema, headers }: Expectation,
  schemaText: (schema: NonNullable<Expectation["schema"]>) => string,
): string {
  return [
    `# ${id} [${uri}]`,
    `## Case [${method}]`,
    "+ Request (application/json)",
    `+ Response ${status}${mediaType === null ? "" : ` (${mediaType})`}`,
    ...(headers.length === 0
      ? []
      : ["    + Headers", headers.map((name) => `            ${name}: present`).join("\n")]),
    ...(schema === null ? [] : ["    + Schema", `            ${schemaText(schema)}`]),
  ].join("\n\n");
}
