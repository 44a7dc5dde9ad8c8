import type { Evento } from "@frete/contract/loja";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { createReceiver, type ReceiverOptions } from "./createReceiver.ts";
import type { UnknownEvento } from "./parseEvento.ts";

const SECRET = `whsec_${btoa("0123456789abcdef0123456789abcdef")}`;
const OTHER = `whsec_${btoa("fedcba9876543210fedcba9876543210")}`;
const NOW = Date.parse("2026-11-21T12:00:00Z");
const evento: Evento = {
  documento: "evt_1_7",
  tipo: "Rastreio",
  dados: {
    idPedido: "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10",
    numeroPedido: "São Paulo-1",
    idOcoren: 1,
    situacao: "entregue",
    mensagem: "Entregue",
    data: "2026-11-21 09:00:00",
  },
};
const text = JSON.stringify(evento);

/** A receiver, what it handled, and why it refused. */
function receiver(options: Partial<ReceiverOptions> = {}) {
  const handled: Evento[] = [];
  const refusals: string[] = [];
  const receive = createReceiver({
    authorization: null,
    onEvento: (each) => void handled.push(each),
    onRefused: (_, reason) => refusals.push(reason),
    now: () => NOW,
    ...options,
  });
  const post = async (
    body: string | Uint8Array<ArrayBuffer> | null,
    headers: Record<string, string> = {},
    method = "POST",
  ) => (await receive(new Request("http://x.example/", { method, headers, body }))).status;
  return { handled, refusals, post, receive };
}

/** Headers that sign a text, made by an independent implementation. */
function signed(body: string, { secret = SECRET, id = "evt_1_7", at = NOW } = {}) {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, new Date(at), body),
  };
}

test("an open receiver gives a valid event on, typed by its kind", async () => {
  const { post, handled } = receiver();
  expect(await post(text)).toBe(200);
  const [first] = handled;
  if (first?.tipo !== "Rastreio") throw new Error("another kind");
  expect(first.dados.situacao).toBe("entregue");
});

test.each([
  ["no JSON", "{", 400, /not JSON/],
  ["no UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, /not JSON/],
  ["nothing", null, 400, /not JSON/],
  ["another value", "[]", 400, /no event of the contract/],
  ["no kind", JSON.stringify({ ...evento, tipo: "" }), 400, /no event of the contract/],
  ["a kind that is no text", JSON.stringify({ ...evento, tipo: 1 }), 400, /no event of the contract/],
  ["an unknown kind and no document", JSON.stringify({ tipo: "novo", dados: {} }), 400, /no event/],
  [
    "a kind without its data",
    JSON.stringify({ ...evento, dados: {} }),
    400,
    /no event .* \/dados\/\w+: must be there/,
  ],
  ["more than a mebibyte", "x".repeat(1024 * 1024 + 1), 413, /too large/],
])("a request with %s is refused", async (_, body, status, reason) => {
  const { post, handled, refusals } = receiver();
  expect(await post(body)).toBe(status);
  expect(refusals).toEqual([expect.stringMatching(reason)]);
  expect(handled).toEqual([]);
});

test.each([
  ["kind", { ...evento, tipo: "devolucao" }],
  ["kind without data", { documento: "evt_1_7", tipo: "devolucao" }],
  ["value", { ...evento, dados: { ...evento.dados, situacao: "extraviado" } }],
])("an event that is merely new, by its %s, is handed on as such, or passed over", async (_, body) => {
  const unknown: UnknownEvento[] = [];
  const told = receiver({ onUnknown: (each) => void unknown.push(each) });
  expect(await told.post(JSON.stringify(body))).toBe(200);
  expect(unknown).toEqual([body]);
  const silent = receiver();
  expect(await silent.post(JSON.stringify(body))).toBe(200);
  expect([told.handled, silent.handled, silent.refusals]).toEqual([[], [], []]);
});

test("an unknown event whose handling failed comes again; one that is done does not", async () => {
  const body = JSON.stringify({ ...evento, tipo: "devolucao" });
  const onUnknown = () => {
    throw new Error("the database is away");
  };
  const errors: unknown[] = [];
  const failing = receiver({ onUnknown, onError: (error) => errors.push(error) });
  expect(await failing.post(body)).toBe(500);
  expect(errors).toEqual([new Error("the database is away")]);
  expect(await receiver({ onUnknown, isDone: () => true }).post(body)).toBe(200);
});

test.each(["GET", "PUT", "DELETE"])("%s is refused", async (method) => {
  const { receive } = receiver();
  const answer = await receive(new Request("http://x.example/", { method }));
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
});

const basic = `Basic ${btoa("usuÃ¡rio:sÃªnha:1")}`;
test.each<[string, ReceiverOptions["authorization"], string | null, number]>([
  ["Basic as registered", { usuario: "usuário", senha: "sênha:1" }, basic, 200],
  [
    "the scheme in another case",
    { usuario: "usuário", senha: "sênha:1" },
    basic.replace("Basic", "BASIC"),
    200,
  ],
  ["another password", { usuario: "usuário", senha: "sênha:2" }, basic, 401],
  ["no header", { usuario: "u", senha: "s" }, null, 401],
  ["Bearer as registered", { token: "abc" }, "Bearer abc", 200],
  ["the beginning of the token", { token: "abc" }, "Bearer ab", 401],
  ["more than the token", { token: "abc" }, "Bearer abcd", 401],
  ["the token in another case", { token: "abc" }, "Bearer ABC", 401],
  ["the token in another scheme", { token: "abc" }, "Basic abc", 401],
  ["the bare token", { token: "abc" }, "abc", 401],
])("AUTH-008: %s", async (_, authorization, header, status) => {
  const { post, handled } = receiver({ authorization });
  expect(await post(text, header === null ? {} : { authorization: header })).toBe(status);
  expect(handled.length).toBe(status === 200 ? 1 : 0);
});

test("a signature by an independent implementation is accepted, with any of several secrets", async () => {
  for (const secret of [SECRET, [SECRET], [OTHER, SECRET]]) {
    expect(await receiver({ secret }).post(text, signed(text))).toBe(200);
  }
  const { "webhook-signature": first, ...rest } = signed(text, { secret: OTHER });
  const both = `v2,x ${first} ${signed(text)["webhook-signature"]}`;
  expect(await receiver({ secret: SECRET }).post(text, { ...rest, "webhook-signature": both })).toBe(200);
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ["without a signature", {}, text, /not signed/],
  ["with another secret's", signed(text, { secret: OTHER }), text, /does not match/],
  ["with another body", signed(text), text.replace("entregue", "postado"), /does not match/],
  ["with a blank more", signed(text), `${text} `, /does not match/],
  ["with another id", { ...signed(text), "webhook-id": "evt_1_8" }, text, /does not match/],
  [
    "with another time",
    { ...signed(text), "webhook-timestamp": String(NOW / 1000 + 1) },
    text,
    /does not match/,
  ],
  ["of 301 seconds ago", signed(text, { at: NOW - 301_000 }), text, /too far away/],
  ["301 seconds ahead", signed(text, { at: NOW + 301_000 }), text, /too far away/],
  ["with no number for a time", { ...signed(text), "webhook-timestamp": "x" }, text, /not a number/],
  ["with no Base64", { ...signed(text), "webhook-signature": "v1,*" }, text, /does not match/],
  ["of another version", { ...signed(text), "webhook-signature": "v1a,AAAA" }, text, /does not match/],
])("a request %s is refused when there is a secret", async (_, headers, body, reason) => {
  const { post, handled, refusals } = receiver({ secret: SECRET });
  expect(await post(body, headers)).toBe(401);
  expect(refusals).toEqual([expect.stringMatching(reason)]);
  expect(handled).toEqual([]);
});

test("the tolerance is inclusive and can be chosen", async () => {
  const at = (seconds: number, tolerance?: number) =>
    receiver({ secret: SECRET, ...(tolerance === undefined ? {} : { tolerance }) }).post(
      text,
      signed(text, { at: NOW - seconds * 1000 }),
    );
  expect([await at(300), await at(60, 60), await at(61, 60)]).toEqual([200, 200, 401]);
});

test("no byte of a signed request can be changed", async () => {
  const { post } = receiver({ secret: SECRET });
  const bytes = new TextEncoder().encode(text);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const tampered = Uint8Array.from(bytes);
      tampered[at] = (bytes[at] ?? 0) ^ change;
      expect(await post(tampered, signed(text))).toBe(401);
    }),
  );
});

test("an event that is done is answered and not handled again; one whose handling failed comes again", async () => {
  const done = new Set<string>();
  const errors: unknown[] = [];
  let failures = 1;
  const { post, handled } = receiver({
    isDone: (documento) => done.has(documento),
    onEvento: ({ documento }) => {
      if (failures-- > 0) throw new Error("the database is away");
      done.add(documento);
    },
    onError: (error) => errors.push(error),
  });
  expect([await post(text), await post(text), await post(text)]).toEqual([500, 200, 200]);
  expect(errors).toEqual([new Error("the database is away")]);
  expect([failures, handled.length]).toEqual([-1, 0]);
});

test("options that cannot be meant are refused at once", () => {
  const onEvento = () => undefined;
  for (const authorization of [{ token: "" }, { usuario: "", senha: "s" }, { usuario: "u", senha: "" }]) {
    expect(() => createReceiver({ authorization, onEvento })).toThrow(/authorization/);
  }
  for (const secret of ["", "abc", "whsec_*", "whsec_YWJj"]) {
    expect(() => createReceiver({ authorization: null, onEvento, secret })).toThrow(/whsec_/);
  }
});
