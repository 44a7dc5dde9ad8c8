import { createHmac, randomBytes } from "node:crypto";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { parseNetwork } from "../../platform/network.ts";
import { openTransport } from "../../platform/push/openTransport.ts";
import { buildDelivery } from "./buildDelivery.ts";
import { bodyOf, httpReceiver } from "./receiver.testing.ts";

const NOW = Date.parse("2026-11-21T12:00:00.999Z");
const open = { url: "https://loja.example/e", tipo_autorizacao: null, usuario: null };
const noSecrets = { senha: null, token: null, chaves: [] };
const evento = { id_loja: 3, id: 7, tipo: "Rastreio", dados: '{"mensagem":"São Paulo — 😀"}' };

test("EVT-010: the body is the queue's document; the headers name it and the second of the attempt", () => {
  const { url, headers, body } = buildDelivery(open, noSecrets, evento, NOW);
  expect(url).toBe(open.url);
  expect(body).toBe('{"documento":"evt_3_7","tipo":"Rastreio","dados":{"mensagem":"São Paulo — 😀"}}');
  expect(headers).toEqual({
    "content-type": "application/json; charset=utf-8",
    "user-agent": "frete-webhook/1",
    "webhook-id": "evt_3_7",
    "webhook-timestamp": "1795262400",
  });
});

test.each([
  ["Basic", "usuário", "sênha: com dois-pontos", `Basic ${btoa("usuÃ¡rio:sÃªnha: com dois-pontos")}`],
  ["Bearer", null, null, "Bearer segredo-1"],
  [null, null, null, undefined],
] as const)("AUTH-008: authorization %s", (tipo_autorizacao, usuario, senha, expected) => {
  const segredos = { senha, token: tipo_autorizacao === "Bearer" ? "segredo-1" : null, chaves: [] };
  const { headers } = buildDelivery({ ...open, tipo_autorizacao, usuario }, segredos, evento, NOW);
  expect(headers.authorization).toBe(expected);
});

test("an independent verifier of Standard Webhooks accepts any event, with either of two keys, and no other", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.uint8Array({ minLength: 24, maxLength: 64 }),
      (mensagem, raw) => {
        const chaves = [Buffer.from(raw), randomBytes(32)];
        const dados = JSON.stringify({ mensagem });
        const now = Date.now();
        const { headers, body } = buildDelivery(open, { ...noSecrets, chaves }, { ...evento, dados }, now);
        for (const key of chaves) {
          const verifier = new Webhook(`whsec_${key.toString("base64")}`);
          expect(verifier.verify(body, headers)).toEqual(JSON.parse(body));
          expect(() => verifier.verify(`${body} `, headers)).toThrow();
          expect(() => verifier.verify(body, { ...headers, "webhook-id": "evt_3_8" })).toThrow();
        }
        expect(() => new Webhook(randomBytes(32).toString("base64")).verify(body, headers)).toThrow();
      },
    ),
    { numRuns: 50 },
  );
});

test("the bytes that are signed are the bytes that are sent", async () => {
  const key = randomBytes(32);
  const verified: boolean[] = [];
  const receiver = await httpReceiver(async (request, response) => {
    const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = request.headers;
    const bytes = Buffer.from(await bodyOf(request));
    const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), bytes]);
    verified.push(signature === `v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
    response.end();
  });
  const transport = openTransport({ permitted: [parseNetwork("127.0.0.1") ?? []].flat() });
  const webhook = { ...open, url: `http://127.0.0.1:${receiver.port}/` };
  const delivery = buildDelivery(webhook, { ...noSecrets, chaves: [key] }, evento, NOW);
  expect(await transport.send(delivery, new AbortController().signal)).toMatchObject({ status: 200 });
  expect(verified).toEqual([true]);
  await transport.close();
  await receiver.close();
});
