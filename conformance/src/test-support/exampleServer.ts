import { once } from "node:events";
import { createServer } from "node:http";
import type { Contract } from "../engine/contract.ts";

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** A server that does nothing: it answers every operation with the contract's example of success, whatever is asked. */
export async function exampleServer({
  document,
}: Contract): Promise<{ url: string; [Symbol.asyncDispose](): Promise<void> }> {
  const routes = Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, { responses }]) => {
      const [status, response] = Object.entries(responses)[0] ?? ["200", {}];
      const [mediaType, media] = (Object.entries(response.content ?? {})[0] ?? ["text/plain", {}]) as [
        string,
        Media,
      ];
      const example = media.example ?? Object.values(media.examples ?? {})[0]?.value ?? "";
      return {
        method: method.toUpperCase(),
        path: new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`),
        status: Number(status),
        mediaType,
        body: typeof example === "string" ? example : JSON.stringify(example),
      };
    }),
  );
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
