import { GenerateError } from "./generateError.ts";
import { jsonTypeOf } from "./jsonTypeOf.ts";
import { alternativesOf, plainSchema } from "./toolkit/makeValue.ts";
import type { Paging } from "./toolkit/methodEntry.ts";
import { type OpenApiDocument, type OperationObject, parametersOf, type Schema } from "./toolkit/openApi.ts";

/** Says how a list is paged. */
const PAGING = "x-paging";

/**
 * How the list of an operation comes page by page; undefined when nothing is said of it.
 *
 * @throws GenerateError of a parameter that the operation has not, or a field that its answer has not: clients would not get beyond a page
 */
export function pagingOf(document: OpenApiDocument, operation: OperationObject): Paging | undefined {
  const said = operation[PAGING];
  if (said === undefined) return undefined;
  const refusal = (problem: string, help: string) =>
    new GenerateError(problem, {
      code: "paging",
      help,
      part: { operation: operation.operationId, extension: PAGING },
    });
  const { page, items, total } = Object(said) as Partial<Paging>;
  const query = parametersOf(document, operation).filter((each) => each.in === "query");
  if (!query.some(({ name }) => name === page))
    throw refusal(
      `the query has no parameter ${page ?? "that counts pages"}`,
      `\`page\` names the parameter that counts pages from 1; there are: ${listed(query.map(({ name }) => name))}`,
    );
  const isList = (schema: Schema | undefined) => schema && jsonTypeOf(document, schema) === "array";
  for (const schema of answersOf(operation)) {
    const fields = fieldsOf(document, schema);
    const names = Object.keys(fields);
    for (const name of [items, total])
      if (name !== undefined && !names.includes(name))
        throw refusal(
          `the answer has no field ${name}`,
          isList(schema) ? "the answer is the list: leave it out" : `its fields are: ${listed(names)}`,
        );
    if (!isList(items === undefined ? schema : fields[items]))
      throw refusal(
        items === undefined ? "the answer is no list" : `the field ${items} of the answer is no list`,
        "`items` names the field of the answer that has the records; without it the answer is the list",
      );
  }
  return said as Paging;
}

/** The schemas of what success answers; of one that answers nothing, one that says nothing. */
function answersOf({ responses }: OperationObject): Schema[] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const contents = successes.flatMap(([, { content = {} }]) => Object.values(content));
  return contents.length > 0 ? contents.map(({ schema = {} }) => schema) : [{}];
}

/** The fields of an object, those of all its alternatives. */
function fieldsOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const plain = plainSchema(document, schema);
  const alternatives = alternativesOf(plain).map((each) => fieldsOf(document, each));
  return Object.assign({}, ...alternatives, plain.properties);
}

const listed = (names: readonly string[]) => names.join(", ") || "none";
