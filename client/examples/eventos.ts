// Receives an event of the demonstration: `npm start` in one terminal, `npx node client/examples/eventos.ts` in another.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, createReceiver, type Evento } from "@frete/client";
import { nodeListener } from "@frete/client/node";

const { FRETE_BASE_URL: baseUrl = "http://127.0.0.1:3000" } = process.env;
const client = createClient({ baseUrl, tokenApi: "frete_api_demo1" });

// 1. A receiver on any free port. What is done is remembered by its code, for an event may come twice.
const token = crypto.randomUUID();
const done = new Set<string>();
let arrived: (evento: Evento) => void;
const first = new Promise<Evento>((resolve) => {
  arrived = resolve;
});
const receive = createReceiver({
  authorization: { token },
  isDone: (documento) => done.has(documento),
  onEvento: (evento) => {
    done.add(evento.documento);
    if (evento.tipo === "chatTransportadora") arrived(evento);
  },
});
const server = createServer(nodeListener(receive)).listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`;
console.log(`1. listening   ${url}`);

// 2. The store's events go there from now on.
const body = { url, tipoAutorizacao: "Bearer", token } as const;
const { mensagem } = await client.call("registrarWebhook", { body });
console.log(`2. registered  ${mensagem}`);

// 3. Something happens: somebody of the store writes to the carrier about an order.
const pergunta = new FormData();
pergunta.append("mensagem", "Quando sai para a entrega?");
await client.call("enviarMensagemChat", {
  path: { idPedido: "DEMO-0001" },
  query: { chave: "pedido" },
  body: pergunta,
});

// 4. The store hears of it.
const { documento, tipo, dados } = await first;
console.log(`3. received    ${documento}, ${tipo}: ${"mensagem" in dados ? dados.mensagem : ""}`);
server.close(); // ends when the last answer is sent: without it the event would come again
