import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "../../test-support/lojas.testing.ts";

const CONTENT = { "Content-Type": "application/json" };
const volume = (changes: object) => carrinho({}, changes);
const without = (name: string) => ({ ...carrinho(), [name]: undefined });
const volumeWithout = (...names: string[]) =>
  volume(Object.fromEntries(names.map((name) => [name, undefined])));
const items = (count: number) => carrinho({ volumes: Array(count).fill(carrinho().volumes[0]) });
/** A cart's text with one value put in as it is, e.g. `1e400`. */
const raw = (field: string, text: string) => JSON.stringify(volume({ [field]: "@" })).replace('"@"', text);
const rawCart = (field: string, text: string) =>
  JSON.stringify(carrinho({ [field]: "@" })).replace('"@"', text);
const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** Name of the case, body, the field that the message begins with. */
const refused: [string, unknown, string][] = [
  ["COT-028: no cepDestino", without("cepDestino"), "cepDestino"],
  ["COT-028: no canal", without("canal"), "canal"],
  ["COT-028: no volumes", without("volumes"), "volumes"],
  ["COT-028: null for cepDestino", carrinho({ cepDestino: null }), "cepDestino"],
  ["NS-003: cepDestino as number", carrinho({ cepDestino: 1310100 }), "cepDestino"],
  ["COT-029: cepDestino with 7 digits", carrinho({ cepDestino: "1310100" }), "cepDestino"],
  ["COT-029: cepDestino with 9 digits", carrinho({ cepDestino: "013101000" }), "cepDestino"],
  ["cepDestino with a hyphen", carrinho({ cepDestino: "01310-100" }), "cepDestino"],
  ["cepDestino with digits of another script", carrinho({ cepDestino: "٠١٣١٠١٠٠" }), "cepDestino"],
  ["cepDestino with a line break after it", carrinho({ cepDestino: "01310100\n" }), "cepDestino"],
  ["NS-012: a CEP outside every range, low", carrinho({ cepDestino: "00000000" }), "cepDestino"],
  [
    "NS-012: a CEP outside every range, just below the first",
    carrinho({ cepDestino: "00999999" }),
    "cepDestino",
  ],
  ["canal empty", carrinho({ canal: "" }), "canal"],
  ["COT-029: canal with 31 characters", carrinho({ canal: "c".repeat(31) }), "canal"],
  ["canal as list", carrinho({ canal: ["site"] }), "canal"],
  ["COT-029: filiaisOrigem with 61 characters", carrinho({ filiaisOrigem: "f".repeat(61) }), "filiaisOrigem"],
  ["filiaisOrigem as list", carrinho({ filiaisOrigem: ["A1"] }), "filiaisOrigem"],
  ["NS-058: volumes empty", carrinho({ volumes: [] }), "volumes"],
  ["volumes as object", carrinho({ volumes: {} }), "volumes"],
  ["NS-079: 501 volumes", items(501), "volumes"],
  ["a volume that is a text", carrinho({ volumes: ["A"] }), "volumes.0"],
  ["a volume that is null", carrinho({ volumes: [null] }), "volumes.0"],
  ["COT-030: no quantidade", volumeWithout("quantidade"), "volumes.0.quantidade"],
  ["COT-030: no valorUnitario", volumeWithout("valorUnitario"), "volumes.0.valorUnitario"],
  ["quantidade 0", volume({ quantidade: 0 }), "volumes.0.quantidade"],
  ["quantidade -1", volume({ quantidade: -1 }), "volumes.0.quantidade"],
  ["quantidade 1.5", volume({ quantidade: 1.5 }), "volumes.0.quantidade"],
  ["quantidade 2^31", volume({ quantidade: 2 ** 31 }), "volumes.0.quantidade"],
  ["quantidade 1e400", raw("quantidade", "1e400"), "volumes.0.quantidade"],
  ["NS-003: quantidade as text", volume({ quantidade: "1" }), "volumes.0.quantidade"],
  ["quantidade true", volume({ quantidade: true }), "volumes.0.quantidade"],
  ["quantidade null", volume({ quantidade: null }), "volumes.0.quantidade"],
  ["valorUnitario -0.01", volume({ valorUnitario: -0.01 }), "volumes.0.valorUnitario"],
  ["NS-002: valorUnitario with three decimals", volume({ valorUnitario: 1.005 }), "volumes.0.valorUnitario"],
  ["NS-002: valorUnitario of ten digits", volume({ valorUnitario: 10_000_000 }), "volumes.0.valorUnitario"],
  ["valorUnitario 1e400", raw("valorUnitario", "1e400"), "volumes.0.valorUnitario"],
  ["valorUnitario -1e400", raw("valorUnitario", "-1e400"), "volumes.0.valorUnitario"],
  ["NS-003: valorUnitario as text", volume({ valorUnitario: "1.00" }), "volumes.0.valorUnitario"],
  ["COT-029: sku with 51 characters", volume({ sku: "s".repeat(51) }), "volumes.0.sku"],
  ["sku as number", volume({ sku: 5 }), "volumes.0.sku"],
  [
    "a fault in the third volume",
    { ...carrinho(), volumes: [...items(2).volumes, { quantidade: 1 }] },
    "volumes.2",
  ],
  ...["peso", "altura", "largura", "profundidade"].flatMap((measure): [string, unknown, string][] => [
    [`NS-058: no ${measure} without sku`, volumeWithout(measure), `volumes.0.${measure}`],
    [
      `NS-058: no ${measure} with an unregistered sku`,
      carrinho({}, { sku: "NADA", [measure]: undefined }),
      `volumes.0.${measure}`,
    ],
    [`${measure} below zero`, volume({ [measure]: -0.001 }), `volumes.0.${measure}`],
    [`NS-002: ${measure} with four decimals`, volume({ [measure]: 0.0001 }), `volumes.0.${measure}`],
    [`NS-002: ${measure} of ten digits`, volume({ [measure]: 1_000_000 }), `volumes.0.${measure}`],
    [`${measure} as text`, volume({ [measure]: "1" }), `volumes.0.${measure}`],
    [`${measure} 1e400`, raw(measure, "1e400"), `volumes.0.${measure}`],
    [`${measure} null`, volume({ [measure]: null }), `volumes.0.${measure}`],
  ]),
  ["peso wrong although the sku is registered", carrinho({}, { sku: "CAMA", peso: -1 }), "volumes.0.peso"],
  [
    "an inactive mapping leaves the item without measures",
    { ...carrinho({ canal: "mkt" }), volumes: [{ sku: "OFF", quantidade: 1, valorUnitario: 1 }] },
    "volumes.0.peso",
  ],
  ["the value beyond nine digits", volume({ quantidade: 2, valorUnitario: 5_000_000 }), "volumes"],
  ["the value far beyond", volume({ quantidade: 2 ** 31 - 1, valorUnitario: 9_999_999.99 }), "volumes"],
  ["the weight beyond nine digits", volume({ quantidade: 1001, peso: 999.999 }), "volumes"],
  [
    "the cubage beyond nine digits",
    volume({ altura: 999_999, largura: 999_999, profundidade: 999_999 }),
    "volumes",
  ],
  ["NS-003: NUL in canal", rawCart("canal", '"a\\u0000b"'), "canal"],
  ["NS-003: tab in canal", rawCart("canal", '"a\\tb"'), "canal"],
  ["NS-003: escape character in sku", raw("sku", '"a\\u001bb"'), "volumes.0.sku"],
  ["NS-003: lone high surrogate", rawCart("canal", '"a\\ud800"'), "canal"],
  ["NS-003: lone low surrogate", raw("sku", '"\\udc00a"'), "volumes.0.sku"],
  ["NS-003: NUL in a field that is ignored", rawCart("extra", '"\\u0000"'), "extra"],
  ["a list", [], "corpo"],
  ["null", null, "corpo"],
  ["a number", "5", "corpo"],
];

/** Bodies that are no JSON object at all; the message names the body. */
const malformed: [string, string][] = [
  ["no JSON", "{"],
  ["a raw line break in a text", '{"canal": "a\nb"}'],
  ["NaN", '{"quantidade": NaN}'],
  ["20,000 levels", `{"volumes":${deep(20_000)}}`],
  ["20,000 objects in each other", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
  ["33 levels", `{"a":${deep(32)}}`],
];

const accepted: [string, unknown][] = [
  ["COT-029: canal with 30 characters", carrinho({ canal: "c".repeat(30) })],
  ["canal of 30 characters beyond the basic plane", carrinho({ canal: "😀".repeat(30) })],
  ["COT-029: filiaisOrigem with 60 characters", carrinho({ filiaisOrigem: `A1,${"f".repeat(57)}` })],
  ["COT-029: sku with 50 characters", volume({ sku: "s".repeat(50) })],
  ["sku empty", volume({ sku: "" })],
  ["NS-079: 500 volumes", items(500)],
  [
    "quantidade 2^31 - 1 of nothing",
    volume({ quantidade: 2 ** 31 - 1, valorUnitario: 0, peso: 0, altura: 0 }),
  ],
  [
    "twice 2^31 - 1 of nothing",
    carrinho({
      volumes: Array(2).fill({
        quantidade: 2 ** 31 - 1,
        valorUnitario: 0,
        peso: 0,
        altura: 0,
        largura: 0,
        profundidade: 0,
      }),
    }),
  ],
  ["zero for everything", volume({ valorUnitario: 0, peso: 0, altura: 0, largura: 0, profundidade: 0 })],
  ["-0", raw("valorUnitario", "-0.0")],
  ["the largest value", volume({ valorUnitario: 9_999_999.99 })],
  ["the largest weight", volume({ peso: 999_999.999 })],
  ["the largest sizes that the record holds", volume({ altura: 999_999.999, largura: 1, profundidade: 1 })],
  ["1e2 and 1.50", raw("valorUnitario", "1.50e2")],
  [
    "a registered sku without measures",
    carrinho({ volumes: [{ sku: "CAMA", quantidade: 1, valorUnitario: 1 }] }),
  ],
  ["the last key counts", JSON.stringify(carrinho()).replace("{", '{"canal":5,')],
  ["32 levels", JSON.stringify(carrinho({ a: "@" })).replace('"@"', deep(31))],
  ["a byte order mark", `\ufeff${JSON.stringify(carrinho())}`],
  ["accents and a script of the right", carrinho({ canal: "loja é שלום" })],
];

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    const dePara = [{ canal: "mkt", sku: "OFF", status: false }];
    await server.client().produto.save([produto("CAMA", { dePara })]);
  });
  afterAll(() => server.close());

  test.each(refused)("400 and nothing stored: %s", async (_case, body, field) => {
    const before = await server.stored();
    const answer = await server.quote(body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["mensagem"]]);
    expect(answer.body.mensagem.slice(0, field.length)).toBe(field);
    expect(answer.body.mensagem.slice(field.length)).toMatch(/^(\.\w+)?: \S/);
    expect(answer.body.mensagem.length).toBeLessThanOrEqual(255);
    expect(await server.stored()).toEqual(before);
  });

  test.each(malformed)("400 and nothing stored: %s", async (_case, body) => {
    const before = await server.stored();
    const answer = await server.quote(body);
    expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringMatching(/corpo/)]);
    expect(await server.stored()).toEqual(before);
  });

  test.each(accepted)("200: %s", async (_case, body) => {
    const before = await server.stored();
    const { status, body: answer } = await server.quote(body);
    expect([status, answer.mensagem]).toEqual([200, undefined]);
    expect((await server.stored()).cotacao).toBe((before.cotacao as number) + 1);
  });

  test("415, 413, 405, 400 for what is no JSON request", async () => {
    const before = await server.stored();
    const text = JSON.stringify(carrinho());
    const post = (body: string, headers: Record<string, string>) =>
      server.call("POST", "/cotacao", { body, headers });
    expect((await post(text, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post(text, { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await post(text, { ...CONTENT, "Content-Encoding": "gzip" })).status).toBe(415);
    expect((await post("", CONTENT)).status).toBe(400);
    const large = JSON.stringify(carrinho({ extra: "x".repeat(5 * 1024 * 1024) }));
    const answer = await post(large, CONTENT);
    expect([answer.status, Object.keys(answer.body)]).toEqual([413, ["mensagem"]]);
    const { status, headers } = await server.call("GET", "/cotacao");
    expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await server.stored()).toEqual(before);
  });

  test("bytes that are no UTF-8 are refused", async () => {
    const bytes = Buffer.from(JSON.stringify(carrinho({ canal: "é" })), "latin1");
    const response = await fetch(`${server.url}/api/v1/cotacao`, {
      method: "POST",
      headers: { Authorization: "Bearer frete_cot_demo1", ...CONTENT },
      body: bytes,
    });
    expect(response.status).toBe(400);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
