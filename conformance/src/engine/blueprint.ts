import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import { draft07Schema } from "./draft07Schema.ts";
import { type Expectation, expectation } from "./expectation.ts";
import { KitError } from "./kitError.ts";

/** Replaced by the hook before anything is sent: URI templates cannot hold every path that cases need. */
const PLACEHOLDER = "-";

/** An answer that the document describes. */
export interface DocumentedAnswer extends Expectation {
  /** Unique in the document: Dredd hands it to the hooks. */
  name: string;
  method: string;
  path: string;
}

/** The answer that a case expects. @throws KitError when the contract has no such operation */
export function documentedAnswer(contract: Contract, testCase: Case): DocumentedAnswer {
  const operation = contract.operations[testCase.operation];
  if (!operation) throw new KitError(`${testCase.id}: the contract has no operation ${testCase.operation}`);
  const expected = expectation(contract, testCase);
  const name = [testCase.operation, expected.status, expected.mediaType ?? "no content"].join(" ");
  return { ...expected, name, method: operation.method, path: operation.path };
}

/**
 * The answers as one API Blueprint document, the format whose `+ Schema` Dredd enforces: a resource each, with the status,
 * media type, headers and draft-07 schema that the contract demands. An answer given twice is written once.
 */
export function blueprint(contract: Contract, answers: readonly DocumentedAnswer[]): string {
  const byName = new Map(answers.map((answer) => [answer.name, answer]));
  const resources = Array.from(byName.values(), (answer) => resource(contract, answer));
  return ["FORMAT: 1A", "# contract", ...resources].join("\n\n");
}

function resource(
  contract: Contract,
  { name, method, path, status, mediaType, schema, headers }: DocumentedAnswer,
): string {
  return [
    `# ${name} [${path.replace(/\{\w+\}/g, PLACEHOLDER)}]`,
    `## Case [${method}]`,
    "+ Request (application/json)",
    `+ Response ${status}${mediaType === null ? "" : ` (${mediaType})`}`,
    ...(headers.length === 0
      ? []
      : ["    + Headers", headers.map((header) => `            ${header}: present`).join("\n")]),
    ...(schema === null
      ? []
      : ["    + Schema", `            ${JSON.stringify(draft07Schema(contract.document, schema))}`]),
  ].join("\n\n");
}
