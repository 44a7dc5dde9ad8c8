import { eachPart } from "./eachPart.ts";
import { typeFiles } from "./files.ts";
import { GenerateError } from "./generateError.ts";
import { jsonTypeOf } from "./jsonTypeOf.ts";
import { methodComment } from "./methodComment.ts";
import { methodName } from "./methodName.ts";
import { pagingOf } from "./paging.ts";
import { parameterEntries } from "./parameterEntries.ts";
import { printTable } from "./printTable.ts";
import { security } from "./security.ts";
import type { MethodEntry } from "./toolkit/methodEntry.ts";
import { type OpenApiDocument, type OperationObject, operationsOf, parametersOf } from "./toolkit/openApi.ts";

/** Says why a call that writes may be repeated, why one that reads may not, and before which statuses nothing was done. */
const EXTENSION = {
  repeatable: "x-repeatable",
  once: "x-once",
  nothingDone: "x-nothing-done",
} as const;

/** Types of `callTypes.ts` that methods are written in. */
const CALL_TYPES = ["AnswerOf", "BodyOf", "ItemOf", "ParametersOf"] as const;
const PLACES = ["query", "header", "cookie"] as const;

/** An operation with its place in the document. */
interface Placed {
  path: string;
  method: string;
  operation: OperationObject;
}

/**
 * The methods of a contract's clients: a table for run time, and their types with the contract's documentation.
 *
 * @param client where a program has them, for the examples
 * @throws GenerateError when two operations would be one method, or a list is paged by what is not there
 */
export function methods(given: OpenApiDocument, client = "client"): string {
  const document = structuredClone(given);
  typeFiles(document);
  const placed = [...operationsOf(document)];
  const rows = new Map(eachPart(placed, (each) => [each, row(document, each)] as const));
  checkNames(placed, rows);
  const table = Object.fromEntries(placed.map((each) => [each.operation.operationId, rows.get(each)]));
  const printed = printMethods(document, rows, client);
  const used = CALL_TYPES.filter((type) => printed.includes(`${type}<`));
  const isPaged = printed.includes(" Paged<");
  return [
    ...(used.length > 0 ? [`import type { ${used.join(", ")} } from "../toolkit/callTypes.ts";`] : []),
    ...(isPaged ? ['import type { Paged } from "../toolkit/pagedCall.ts";'] : []),
    ...(placed.length > 0 ? ['import type { operations } from "./types.ts";'] : []),
    "",
    "/** What calling each operation takes at run time. */",
    `export const methods = ${printTable(table)} as const;`,
    "",
    "/** Statuses before which nothing was done: after them any call may be repeated. */",
    `export const nothingDone: readonly number[] = ${printTable(document[EXTENSION.nothingDone] ?? [])};`,
    "",
    printed,
    "",
  ].join("\n");
}

function row(document: OpenApiDocument, { path, method, operation }: Placed): MethodEntry {
  const schemes = security(document, operation).flatMap((each) => each.map(({ scheme }) => scheme));
  const parameters = parameterEntries(document, operation);
  const places = PLACES.filter((place) => parameters[ENTRIES[place]].length > 0);
  const answer = answerOf(document, operation);
  const isRead = method === "GET" || method === "HEAD";
  const paging = pagingOf(document, operation);
  return {
    as: methodName(operation),
    method,
    path,
    ...(schemes.length > 0 && { security: [...new Set(schemes)] }),
    ...(operation.requestBody && { body: Object.keys(operation.requestBody.content) }),
    ...(places.length > 0 && { places }),
    ...(answer && { answer }),
    ...(successes(operation).some(({ content }) => !content) && { empty: true }),
    ...((isRead ? !operation[EXTENSION.once] : EXTENSION.repeatable in operation) && { repeatable: true }),
    ...(paging && { paging }),
  };
}

/** Where the table of parameters has those of a place. */
const ENTRIES = { query: "query", header: "headers", cookie: "cookies" } as const;

const successes = ({ responses }: OperationObject) =>
  Object.entries(responses).flatMap(([status, response]) => (status.startsWith("2") ? [response] : []));

function answerOf(document: OpenApiDocument, operation: OperationObject): MethodEntry["answer"] {
  const contents = successes(operation).flatMap(({ content = {} }) => Object.entries(content));
  const are = (form: RegExp) => contents.every(([mediaType]) => form.test(mediaType));
  if (!are(/^application\/(?:[\w.+-]+\+)?json(?:;|$)/))
    return are(/^text\/(?!event-stream)/) ? "text" : "bytes";
  const types = new Set(contents.map(([, { schema = {} }]) => jsonTypeOf(document, schema)));
  if (types.size !== 1) return types.size === 0 ? undefined : "any";
  return types.has("array") ? "list" : types.has("object") ? undefined : "any";
}

function checkNames(placed: readonly Placed[], rows: ReadonlyMap<Placed, MethodEntry>): void {
  const taken = new Map<string, string>();
  eachPart(placed, (each) => {
    const { as } = rows.get(each) as MethodEntry;
    const { operationId } = each.operation;
    const other = taken.get(as);
    if (other !== undefined)
      throw new GenerateError(`${other} and ${operationId} would both be the method ${as}`, {
        code: "same-method",
        help: 'give one another name, e.g. @extension("x-call-as", "group.name")',
        part: { operation: operationId },
      });
    taken.set(as, operationId);
  });
}

/** The interfaces of the groups, and `Methods` that has them. */
function printMethods(
  document: OpenApiDocument,
  rows: ReadonlyMap<Placed, MethodEntry>,
  client: string,
): string {
  const groups = new Map<string, string[]>();
  for (const [each, entry] of rows) {
    const [name, group = ""] = entry.as.split(".").reverse() as [string, string?];
    const text = `${methodComment(document, each, entry, client)}  ${signature(document, each, entry, name)}`;
    groups.set(group, [...(groups.get(group) ?? []), text]);
  }
  const named = [...groups].filter(([group]) => group !== "");
  const interfaces = named.map(
    ([group, texts]) =>
      `/** The operations of \`${group}\`. */\nexport interface ${nameOf(group)}<Options> {\n${texts.join("\n")}\n}\n`,
  );
  const members = [
    ...(groups.get("") ?? []),
    ...named.map(([group]) => `  readonly ${group}: ${nameOf(group)}<Options>;`),
  ];
  return [
    ...interfaces,
    "/** The operations as methods, by group. */",
    `export interface Methods<Options> {\n${members.join("\n")}\n}`,
  ].join("\n");
}

/** The interface of a group: that of `readingRooms` is `ReadingRoomsMethods`. */
const nameOf = (group: string) => `${group.charAt(0).toUpperCase()}${group.slice(1)}Methods`;

function signature(
  document: OpenApiDocument,
  { operation }: Placed,
  { body, places = [], paging }: MethodEntry,
  name: string,
): string {
  const type = `operations[${JSON.stringify(operation.operationId)}]`;
  const parameters = parametersOf(document, operation);
  const given: [name: string, type: string, isRequired: boolean][] = [];
  for (const { name: parameter } of parameters.filter((each) => each.in === "path"))
    given.push([identifier(parameter), `ParametersOf<${type}, "path">[${JSON.stringify(parameter)}]`, true]);
  if (body) given.push(["body", `BodyOf<${type}>`, operation.requestBody?.required === true]);
  for (const place of places)
    given.push([
      place,
      `ParametersOf<${type}, "${place}">`,
      parameters.some((each) => each.in === place && each.required),
    ]);
  given.push(["options", "Options", false]);
  const lastRequired = given.findLastIndex(([, , isRequired]) => isRequired);
  const list = given.map(([each, of, isRequired], index) => {
    if (isRequired) return `${each}: ${of}`;
    return index < lastRequired ? `${each}: ${of} | undefined` : `${each}?: ${of}`;
  });
  const answer = `AnswerOf<${type}>`;
  const items = paging?.items === undefined ? "" : `, ${JSON.stringify(paging.items)}`;
  const returned = paging ? `Paged<${answer}, ItemOf<${answer}${items}>>` : `Promise<${answer}>`;
  return `${name}(${list.join(", ")}): ${returned};`;
}

const identifier = (name: string) => name.replace(/\W/g, "_").replace(/^(?=\d)/, "_");
