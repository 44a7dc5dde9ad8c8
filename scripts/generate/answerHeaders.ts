import { type OpenApiDocument, operationsOf, REFERENCE } from "./toolkit/openApi.ts";

/** What a service says that every answer has, header by header: name -> what is said of it. */
const ANSWER_HEADERS = "x-answer-headers";

/** Writes the headers that a service says of all its answers into each, in place. They belong to the layer `reference`. */
export function answerHeaders(document: OpenApiDocument): void {
  const { [ANSWER_HEADERS]: said } = document;
  delete document[ANSWER_HEADERS];
  for (const [name, about] of Object.entries((said ?? {}) as Record<string, object>))
    for (const { operation } of operationsOf(document))
      for (const response of Object.values(operation.responses))
        response.headers = {
          ...response.headers,
          [name]: { ...about, schema: { type: "string" }, [REFERENCE]: true },
        };
}
