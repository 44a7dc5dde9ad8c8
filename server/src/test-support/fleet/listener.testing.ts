import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { bodyOf } from "../../events/webhook/receiver.testing.ts";

/** A receiver of notifications that takes all. */
export interface Listener {
  url: string;
  /** What came of each order, by its number, in the order of arrival. */
  readonly heard: ReadonlyMap<string, readonly string[]>;
  close(): Promise<unknown>;
}

export async function startListener(): Promise<Listener> {
  const heard = new Map<string, string[]>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return;
    const { dados } = JSON.parse(body);
    const texts = heard.get(dados.numeroPedido) ?? [];
    texts.push(dados.situacao === "criado" ? "criado" : dados.mensagem);
    heard.set(dados.numeroPedido, texts);
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
