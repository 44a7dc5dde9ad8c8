import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import document from "../../../scripts/test-contract/generated/library/document.json" with { type: "json" };
import { contract, operations, validators } from "../../../scripts/test-contract/generated/library/index.ts";
import type { Case } from "../engine/case.ts";
import type { Contract } from "../engine/contract.ts";

/** A small contract that has nothing to do with freight. */
export const library: Contract = {
  identity: contract,
  operations,
  validators,
  document: document as unknown as OpenApiDocument,
};

/** A right answer to `readBook`. */
export const book = {
  id: 7,
  title: "Vidas Secas",
  price: 19.99,
  kind: "novel",
  summary: null,
  copies: [{ shelf: 3 }],
  bought: "2024-02-29",
};

/** How a server answers: the library's own way unless a test replaces it. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers JSON; with the media type of the library's problems where it is one. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  contentType = status < 400 ? "application/json" : "application/problem+json",
): void {
  response.writeHead(status, { "content-type": contentType });
  response.end(JSON.stringify(body));
}

/** A problem as the library documents it. */
export const problem = (status: number) => ({ type: "about:blank", title: "Problem", status, detail: "no" });

const refuseAll: Answering = (_, response) => json(response, 401, problem(401));

/** A server on a free port that refuses requests without token and leaves the rest to `answer`. */
export async function serve(
  answer: Answering,
  refuse: Answering = refuseAll,
): Promise<{ url: string; [Symbol.asyncDispose](): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.headers.authorization === undefined) refuse(request, response);
    else answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Reads book 7 and expects it. */
export function readBook(change: Partial<Case> = {}): Case {
  return {
    id: "read",
    operation: "readBook",
    rules: ["LIB-1"],
    token: "reader",
    request: { path: { id: 7 } },
    status: 200,
    ...change,
  };
}

/** The case that the sentinel imitates. */
export const withoutToken: Case = readBook({ id: "without-token", token: null, status: 401 });
