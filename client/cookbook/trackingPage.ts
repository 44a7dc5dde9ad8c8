// A tracking page of your own: /NUMBER shows what happened to an order. The service has one, too: client.pedido.verRastreio.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, FreteError, FreteNotFoundError } from "@frete/client";

const client = createClient();
const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

async function pageOf(numeroPedido: string): Promise<string> {
  const { lista } = await client.pedido.rastrear("pedido", numeroPedido);
  const shipments = lista.map(({ idenvio, ocoren }) => {
    const entries = ocoren
      .filter(({ visivelCliente }) => visivelCliente)
      .toReversed() // the latest first
      .map(({ data, descricao }) => `<li><time>${escaped(data)}</time> ${escaped(descricao)}</li>`);
    return `<h2>Envio ${idenvio}</h2><ol>${entries.join("")}</ol>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pedido ${escaped(numeroPedido)}</title>${shipments.join("")}`;
}

const server = createServer(async (request, response) => {
  const numeroPedido = decodeURIComponent(new URL(request.url ?? "/", "http://shop").pathname.slice(1));
  response.setHeader("Content-Type", "text/html");
  try {
    response.end(await pageOf(numeroPedido));
  } catch (error) {
    if (!(error instanceof FreteError)) console.error(error);
    const [status, text] =
      error instanceof FreteNotFoundError ? [404, "Pedido não encontrado."] : [503, "Tente mais tarde."];
    response.writeHead(status).end(`<!doctype html><meta charset="utf-8"><p>${text}`);
  }
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
