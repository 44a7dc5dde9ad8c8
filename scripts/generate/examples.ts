import { propertyKey } from "./propertyKey.ts";
import type { MediaTypeObject, OpenApiDocument } from "./toolkit/openApi.ts";
import { operationsOf } from "./toolkit/openApi.ts";

/**
 * The examples of a contract's answers as a module, for those who answer from them: `examples[operationId][status][mediaType]`, by
 * their names; the only one of an answer is `default`.
 */
export function examples(document: OpenApiDocument): string {
  const entries = [...operationsOf(document)].map(({ operation }) => {
    const statuses = Object.entries(operation.responses).map(([status, { content = {} }]) => {
      const types = Object.entries(content).map(([mediaType, media]) => [mediaType, namedExamples(media)]);
      return [status, Object.fromEntries(types)];
    });
    return `  ${propertyKey(operation.operationId)}: ${JSON.stringify(Object.fromEntries(statuses))},`;
  });
  return `import type { OperationId } from "./operations.ts";

/** Examples by status, media type and name. */
export type ExamplesOf = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

export const examples: Readonly<Record<OperationId, ExamplesOf>> = {
${entries.join("\n")}
};
`;
}

function namedExamples({ example, examples = {} }: MediaTypeObject): Record<string, unknown> {
  if (example !== undefined) return { default: example };
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]));
}
