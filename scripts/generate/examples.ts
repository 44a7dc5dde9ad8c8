import { propertyKey } from "./propertyKey.ts";
import type { MediaTypeObject, OpenApiDocument } from "./toolkit/openApi.ts";
import { operationsOf } from "./toolkit/openApi.ts";

/**
 * The examples of a contract as a module, for those who answer or ask by them: `examples[operationId][status][mediaType]` of answers,
 * `requestExamples[operationId][mediaType]` of bodies, each by their names; the only one of its kind is `default`.
 */
export function examples(document: OpenApiDocument): string {
  const operations = [...operationsOf(document)].map(({ operation }) => operation);
  const answers = operations.map(({ operationId, responses }) => {
    const statuses = Object.entries(responses).map(([status, { content }]) => [status, byMediaType(content)]);
    return `  ${propertyKey(operationId)}: ${JSON.stringify(Object.fromEntries(statuses))},`;
  });
  const requests = operations
    .filter(({ requestBody }) => requestBody)
    .map(
      ({ operationId, requestBody }) =>
        `  ${propertyKey(operationId)}: ${JSON.stringify(byMediaType(requestBody?.content))},`,
    );
  return `import type { OperationId } from "./operations.ts";

/** Examples by media type and name. */
export type ExamplesByMediaType = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const examples: Readonly<Record<OperationId, Readonly<Record<string, ExamplesByMediaType>>>> = {
${answers.join("\n")}
};

export const requestExamples: Readonly<Partial<Record<OperationId, ExamplesByMediaType>>> = {
${requests.join("\n")}
};
`;
}

const byMediaType = (content: Record<string, MediaTypeObject> = {}) =>
  Object.fromEntries(Object.entries(content).map(([mediaType, media]) => [mediaType, namedExamples(media)]));

function namedExamples({ example, examples = {} }: MediaTypeObject): Record<string, unknown> {
  if (example !== undefined) return { default: example };
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
}
