import type { Evento } from "@frete/contract/loja";
import type { LojaServer } from "./lojaServer.testing.ts";

/** Registers a loja as a reader of the queue; throws unless it is answered with 200. */
export async function registerReceiver(
  server: Pick<LojaServer, "call">,
  changes: object = {},
  loja: 1 | 2 = 1,
): Promise<void> {
  const body = { url: "https://loja.example.com/eventos", modulo: "fila", ...changes };
  const answer = await server.call("POST", "/webhook/novo", { body, token: `frete_api_demo${loja}` });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
}

/** Reads and deletes whatever is in the queue of a loja, in its order. */
export async function drainFila(server: Pick<LojaServer, "call">, loja: 1 | 2 = 1): Promise<Evento[]> {
  const token = `frete_api_demo${loja}`;
  const eventos: Evento[] = [];
  for (;;) {
    const { status, body } = await server.call("GET", "/fila", { token });
    if (status === 204) return eventos;
    eventos.push(body);
    await server.call("DELETE", `/fila/${body.documento}`, { token });
  }
}
