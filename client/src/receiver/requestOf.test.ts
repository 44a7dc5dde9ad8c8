import type { Evento } from "@frete/contract/loja";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createReceiver } from "./createReceiver.ts";
import { requestOf } from "./requestOf.ts";
import { signTestEvent, type TestEvent } from "./signTestEvent.ts";

const SECRET = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
const evento: Evento = {
  documento: "evt_1_7",
  tipo: "Aplicativo",
  dados: {
    ...{ codigo: "1", situacao: "delete", mensagem: "São — 😀", idApp: 1, nomeApp: "ERP" },
    data: "2026-11-21 09:00:00",
  },
};

/** A receiver that checks everything, and what it says of a request. */
function receiver() {
  const handled: Evento[] = [];
  const receive = createReceiver({
    authorization: { usuario: "usuário", senha: "s" },
    secret: SECRET,
    onEvento: (each) => void handled.push(each),
  });
  const told = async (request: Request) => {
    const answer = await receive(request);
    return `${answer.status} ${await answer.text()}`;
  };
  return { handled, told };
}

const signed = (options = {}) =>
  signTestEvent(evento, { authorization: { usuario: "usuário", senha: "s" }, secret: SECRET, ...options });

test("a test event is what the service sends: an independent implementation verifies it", async () => {
  const { headers, body } = await signed();
  expect(new Webhook(SECRET).verify(body, headers)).toEqual(evento);
  const { handled, told } = receiver();
  expect(await told(new Request("http://x.example/", await signed()))).toBe("200 ");
  expect(handled).toEqual([evento]);
});

test("a test event may be wrong as a test wants it: late, unsigned, by another secret, of a new kind", async () => {
  const { told } = receiver();
  const send = async (event: TestEvent) => told(new Request("http://x.example/", event));
  expect(await send(await signed({ now: Date.now() - 301_000 }))).toContain(
    "401 webhook-timestamp is too far",
  );
  expect(await send(await signed({ secret: [] }))).toContain("401 the request is not signed");
  expect(await send(await signed({ authorization: null }))).toContain("401 the authorization");
  const novo = { documento: "evt_1_8", tipo: "devolucao", dados: {} };
  const authorization = { usuario: "usuário", senha: "s" };
  expect(await send(await signTestEvent(novo, { authorization, secret: SECRET }))).toBe("200 ");
});

test.each<[string, (event: TestEvent) => Parameters<typeof requestOf>[0]]>([
  ["text", (event) => event],
  ["bytes", ({ body, ...rest }) => ({ ...rest, body: Buffer.from(body) })],
  ["a parsed body", ({ body, ...rest }) => ({ ...rest, body: JSON.parse(body) })],
  [
    "a parsed body with its bytes",
    ({ body, ...rest }) => ({ ...rest, body: { else: 1 }, rawBody: Buffer.from(body) }),
  ],
  [
    "lists of headers",
    ({ headers, ...rest }) => ({ ...rest, headers: { ...headers, ":path": "/", x: ["a"] } }),
  ],
])("%s becomes a request", async (_name, foreign) => {
  const { handled, told } = receiver();
  expect(await told(requestOf(foreign(await signed())))).toBe("200 ");
  expect(handled).toEqual([evento]);
});

test("a parsed body whose sender wrote it otherwise is refused, with the reason", async () => {
  const event = await signed();
  const spaced = `${event.body} `;
  const { headers } = event;
  headers["webhook-signature"] = new Webhook(SECRET).sign(evento.documento, new Date(), spaced);
  headers["webhook-timestamp"] = String(Math.floor(Date.now() / 1000));
  const { told } = receiver();
  expect(await told(requestOf({ ...event, body: JSON.parse(spaced) }))).toMatch(
    /^401 the signature does not match: the body was parsed before .*keepRawBody/,
  );
  expect(await told(requestOf({ ...event, body: spaced }))).toBe("200 ");
});

test("a request without a body, or of another method, is refused as any other", async () => {
  const { told } = receiver();
  const { headers } = await signed();
  expect(await told(requestOf({ method: "GET", headers, body: "x" }))).toContain("405");
  expect(await told(requestOf({ headers }))).toContain("401 the signature does not match");
});
