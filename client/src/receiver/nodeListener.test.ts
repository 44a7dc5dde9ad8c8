import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Evento } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildDelivery } from "../../../server/src/events/webhook/buildDelivery.ts";
import { parseNetwork } from "../../../server/src/platform/network.ts";
import { openTransport } from "../../../server/src/platform/push/openTransport.ts";
import { createReceiver } from "./createReceiver.ts";
import { nodeListener } from "./nodeListener.ts";

const key = randomBytes(32);
const handled: Evento[] = [];
const receive = createReceiver({
  authorization: { usuario: "usuário", senha: "sênha" },
  secret: `whsec_${key.toString("base64")}`,
  onEvento: (evento) => void handled.push(evento),
});
const server = createServer(nodeListener(receive));
const transport = openTransport({ permitted: [parseNetwork("127.0.0.1") ?? []].flat() });
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await transport.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const dados = { idChat: "1", idMensagem: "1", origem: "loja", mensagem: "Olá — 😀", qtdAnexos: 0 };
const evento = {
  ...{ id_loja: 1, id: 7, tipo: "chatTransportadora" },
  dados: JSON.stringify({
    idPedido: "a".repeat(32),
    numeroPedido: "1",
    ...dados,
    data: "2026-11-21 09:00:00",
  }),
};
const deliver = (senha: string, chaves: Buffer[]) => {
  const webhook = {
    url: `http://127.0.0.1:${port}/`,
    tipo_autorizacao: "Basic",
    usuario: "usuário",
  } as const;
  const delivery = buildDelivery(webhook, { senha, token: null, chaves }, evento, Date.now());
  return transport.send(delivery, new AbortController().signal);
};

test("what the service sends is received over node:http", async () => {
  expect(await deliver("sênha", [randomBytes(32), key])).toMatchObject({ status: 200 });
  expect(handled).toEqual([{ documento: "evt_1_7", tipo: evento.tipo, dados: JSON.parse(evento.dados) }]);
  expect(await deliver("senha", [key])).toMatchObject({ status: 401 });
  expect(await deliver("sênha", [randomBytes(32)])).toMatchObject({ status: 401 });
  expect(handled).toHaveLength(1);
});

test("a body that is too large is answered, and the server lives on", async () => {
  const headers = { authorization: `Basic ${Buffer.from("usuário:sênha").toString("base64")}` };
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers,
    body: "x".repeat(3 * 1024 * 1024),
  });
  expect([answer.status, await answer.text()]).toEqual([413, "the body is too large for an event"]);
});

test("a sender that goes away in the middle, or names no host, does no harm", async () => {
  const head = `POST / HTTP/1.1\r\nHost: [\r\nAuthorization: Basic ${Buffer.from("usuário:sênha").toString("base64")}\r\n`;
  const half = connect(port, "127.0.0.1");
  half.write(`${head}Content-Length: 100\r\n\r\n{`, () => half.destroy());
  await new Promise((resolve) => half.on("close", resolve));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await deliver("sênha", [key])).toMatchObject({ status: 200 });
});
