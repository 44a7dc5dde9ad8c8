import { once } from "node:events";
import { createServer } from "node:http";
import { operationsOf } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../engine/contract.ts";

/** A server that does nothing: it answers every operation with the contract's example of success, whatever is asked. */
export async function exampleServer({
  document,
}: Contract): Promise<{ url: string; [Symbol.asyncDispose](): Promise<void> }> {
  const routes = [...operationsOf(document)].map(({ path, method, operation }) => {
    const [status, { content = {} }] = Object.entries(operation.responses)[0] ?? ["200", {}];
    const [mediaType, { example, examples = {} }] = Object.entries(content)[0] ?? ["text/plain", {}];
    const body = example ?? Object.values(examples)[0]?.value ?? "";
    return {
      method,
      path: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
      status: Number(status),
      mediaType,
      body: typeof body === "string" ? body : JSON.stringify(body),
    };
  });
  const server = createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const route = routes.find((each) => each.method === request.method && each.path.test(path));
    request.resume();
    if (!route) response.writeHead(404).end();
    else response.writeHead(route.status, { "content-type": route.mediaType }).end(route.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
