// A server that costs the client nothing but its answers: the contract's example of a quotation to a POST, that of a product to a GET.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import document from "@frete/contract/loja/document.json" with { type: "json" };

const exampleOf = (path: string, method: string): string => {
  const { paths } = document as unknown as {
    paths: Record<
      string,
      Record<string, { responses: Record<"200", { content: Record<string, { example: unknown }> }> }>
    >;
  };
  return JSON.stringify(paths[path]?.[method]?.responses["200"].content["application/json"]?.example);
};
const answers: Record<string, string> = {
  POST: exampleOf("/api/v1/cotacao", "post"),
  GET: exampleOf("/api/v1/produto/sku/{sku}", "get"),
};
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    const text = answers[request.method ?? ""] ?? "";
    const head = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) };
    response.writeHead(200, head).end(text);
  });
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
