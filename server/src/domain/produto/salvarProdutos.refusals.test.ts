import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { insertLojas, produto } from "../../test-support/lojas.testing.ts";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

/** The whole call is refused; what the message begins with. */
const refused: [string, unknown, string][] = [
  ["PROD-013: no produto", {}, "produto: "],
  ["produto null", { produto: null }, "produto: "],
  ["produto as object", { produto: produto("A") }, "produto: "],
  ["produto as text", { produto: "A" }, "produto: "],
  ["a bare array", [produto("A")], "corpo: "],
  [
    "NS-079: 1001 products",
    { produto: Array.from({ length: 1001 }, (_, index) => produto(`A${index}`)) },
    "produto: ",
  ],
  ["no JSON", "{", "O corpo"],
  ["33 levels", `{"produto":[],"a":${deep(32)}}`, "O corpo"],
  ["20,000 levels", `{"produto":${deep(20_000)}}`, "O corpo"],
  ["NS-003: NUL beside the products", '{"produto":[],"a":"\\u0000"}', "a: "],
];

const without = (name: string): [string, object, string] => [
  `PROD-014: no ${name}`,
  { [name]: undefined },
  name,
];
const measures = ["peso", "largura", "altura", "profundidade"];
/** One product of the call is refused: what is changed in it, and the field that its message names. */
const refusedItems: [string, object, string][] = [
  ...["titulo", ...measures, "preco", "status", "filial"].map(without),
  ...measures.flatMap((measure): [string, object, string][] => [
    [`${measure} below zero`, { [measure]: -0.001 }, measure],
    [`PROD-017: ${measure} with four decimals`, { [measure]: 1.0001 }, measure],
    [`PROD-017: ${measure} of ten digits`, { [measure]: 1_000_000 }, measure],
    [`${measure} as text`, { [measure]: "1" }, measure],
    [`${measure} null`, { [measure]: null }, measure],
  ]),
  ["PROD-016: titulo with 256 characters", { titulo: "t".repeat(256) }, "titulo"],
  ["titulo empty", { titulo: "" }, "titulo"],
  ["titulo as number", { titulo: 1 }, "titulo"],
  ["PROD-002: codigoAgrupador with 51 characters", { codigoAgrupador: "c".repeat(51) }, "codigoAgrupador"],
  ["PROD-016: skuERP with 36 characters", { skuERP: "c".repeat(36) }, "skuERP"],
  ["PROD-016: variacao with 61 characters", { variacao: "c".repeat(61) }, "variacao"],
  ["PROD-016: categoria with 101 characters", { categoria: "c".repeat(101) }, "categoria"],
  [
    "NS-094: 1001 branches",
    { filial: Array(1001).fill({ idFilial: "A1", quantidade: 1, prazoAdicional: 0 }) },
    "filial",
  ],
  [
    "NS-094: 1001 mappings",
    { dePara: Array.from({ length: 1001 }, (_, index) => ({ canal: "a", sku: `${index}`, status: true })) },
    "dePara",
  ],
  [
    "NS-094: 1001 channels",
    { precoCanal: { canal: Array(1001).fill({ nome: "a", precoDe: 1, precoPor: 1 }) } },
    "precoCanal.canal",
  ],
  ["preco below zero", { preco: -0.01 }, "preco"],
  ["PROD-017: preco with three decimals", { preco: 1.001 }, "preco"],
  ["PROD-017: preco of ten digits", { preco: 10_000_000 }, "preco"],
  ["volumes with a fraction", { volumes: 1.5 }, "volumes"],
  ["volumes below zero", { volumes: -1 }, "volumes"],
  ["volumes 2^31", { volumes: 2 ** 31 }, "volumes"],
  ["PROD-019: status of another word", { status: "sim" }, "status"],
  ["PROD-019: status in capitals", { status: "TRUE" }, "status"],
  ["status 1", { status: 1 }, "status"],
  ["NS-003: NUL in titulo", { titulo: "a\0" }, "titulo"],
  ["NS-003: a control in skuERP", { skuERP: "a\u001fb" }, "skuERP"],
  ["NS-003: line break in variacao", { variacao: "a\nb" }, "variacao"],
  ["NS-003: lone surrogate in categoria", { categoria: "\ud800" }, "categoria"],
  ["NS-003: NUL in an unknown field", { xyzzy: ["\0"] }, "xyzzy.0"],
  [
    "NS-003: NUL in nome",
    { precoCanal: { canal: [{ nome: "\0", precoDe: 1, precoPor: 1 }] } },
    "precoCanal.canal.0.nome",
  ],
  ["filial as object", { filial: {} }, "filial"],
  ["dePara as text", { dePara: "A" }, "dePara"],
  ["precoCanal as list", { precoCanal: [] }, "precoCanal"],
  [
    "PROD-015: no precoPor",
    { precoCanal: { canal: [{ nome: "a", precoDe: 1 }] } },
    "precoCanal.canal.0.precoPor",
  ],
  [
    "PROD-016: nome with 61 characters",
    { precoCanal: { canal: [{ nome: "a".repeat(61), precoDe: 1, precoPor: 1 }] } },
    "precoCanal.canal.0.nome",
  ],
  [
    "PROD-016: idVariacaoMkt with 51 characters",
    { precoCanal: { canal: [{ nome: "a", precoDe: 1, precoPor: 1, idVariacaoMkt: "v".repeat(51) }] } },
    "precoCanal.canal.0.idVariacaoMkt",
  ],
];

const refusedBranches: [string, object, string][] = [
  ["PROD-015: no idFilial", { idFilial: undefined }, "idFilial"],
  ["PROD-015: no quantidade", { quantidade: undefined }, "quantidade"],
  ["PROD-015: no prazoAdicional", { prazoAdicional: undefined }, "prazoAdicional"],
  ["PROD-011: idFilial as number", { idFilial: 1 }, "idFilial"],
  ["PROD-016: idFilial with 31 characters", { idFilial: "f".repeat(31) }, "idFilial"],
  ["NS-003: NUL in idFilial", { idFilial: "A1\0" }, "idFilial"],
  ["quantidade 1.5", { quantidade: 1.5 }, "quantidade"],
  ["quantidade 2^31", { quantidade: 2 ** 31 }, "quantidade"],
  ["prazoAdicional -1", { prazoAdicional: -1 }, "prazoAdicional"],
  ["prazoAdicional as text", { prazoAdicional: "1" }, "prazoAdicional"],
];

const refusedMappings: [string, object, string][] = [
  ["PROD-015: no canal", { canal: undefined }, "canal"],
  ["PROD-015: no sku", { sku: undefined }, "sku"],
  ["PROD-015: no status", { status: undefined }, "status"],
  ["NS-003: tab in canal", { canal: "a\tb" }, "canal"],
  ["NS-003: lone surrogate in sku", { sku: "\udfff" }, "sku"],
  ["PROD-016: canal with 61 characters", { canal: "c".repeat(61) }, "canal"],
  ["PROD-016: sku with 51 characters", { sku: "s".repeat(51) }, "sku"],
  ["status null", { status: null }, "status"],
];

const accepted: [string, object][] = [
  [
    "PROD-016: every text at its size",
    {
      titulo: "t".repeat(255),
      codigoAgrupador: "c".repeat(50),
      skuERP: "e".repeat(35),
      variacao: "v".repeat(60),
      categoria: "g".repeat(100),
      dePara: [{ canal: "c".repeat(60), sku: "s".repeat(50), status: true }],
      precoCanal: {
        canal: [{ nome: "n".repeat(60), precoDe: 0, precoPor: 0, idVariacaoMkt: "v".repeat(50) }],
      },
    },
  ],
  ["characters beyond the basic plane count once", { titulo: "😀".repeat(255) }],
  ["texts that are empty", { codigoAgrupador: "", skuERP: "", variacao: "", categoria: "" }],
  ["nothing of everything", { peso: 0, largura: 0, altura: 0, profundidade: 0, preco: 0, volumes: 0 }],
  ["the most of everything", { peso: 999_999.999, preco: 9_999_999.99, volumes: 2 ** 31 - 1 }],
  ["negative stock", { filial: [{ idFilial: "A1", quantidade: -5, prazoAdicional: 0 }] }],
  ["precoCanal without canal", { precoCanal: {} }],
  ["unknown fields", { idLoja: 2, xyzzy: [1] }],
];

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());
  const send = (body: unknown) => server.call("POST", "/produto", { body });
  const save = async (item: unknown) => {
    const { status, body } = await send({ produto: [item] });
    return { status, outcome: body.produto?.[0] };
  };

  test.each(refused)("400 and nothing stored: %s", async (_case, body, start) => {
    const before = await server.stored();
    const answer = await send(body);
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["mensagem"]]);
    expect(answer.body.mensagem.slice(0, start.length)).toBe(start);
    expect(await server.stored()).toEqual(before);
  });

  test.each(refusedItems)(
    "NS-061: the item says what is wrong, nothing of it is stored: %s",
    async (_case, changes, field) => {
      const before = await server.stored();
      const { status, outcome } = await save(
        produto("RUIM", { dePara: [{ canal: "c", sku: "S", status: true }], ...changes }),
      );
      expect([status, outcome.sku]).toEqual([200, "RUIM"]);
      expect(outcome.mensagem.slice(0, field.length + 2)).toBe(`${field}: `);
      for (const { mensagem } of [...outcome.filial, ...outcome.dePara])
        expect(mensagem).toBe("produto não gravado");
      expect(await server.stored()).toEqual(before);
    },
  );

  const strange: [string, unknown, string | null][] = [
    ["null", null, null],
    ["a text", "A", null],
    ["a number", 5, null],
    ["a list", [produto("A")], null],
    ["an empty object", {}, null],
    ["PROD-014: no sku", produto("A", { sku: undefined }), null],
    ["sku null", produto("A", { sku: null }), null],
    ["sku as number", produto("A", { sku: 5 }), null],
    ["NS-003: sku with NUL", produto("a\0b"), "a\0b"],
    ["NS-003: sku with a lone surrogate", produto("a\ud800"), "a\ufffd"],
    ["sku empty", produto("", {}), ""],
    ["PROD-016: sku with 51 characters", produto("s".repeat(51)), "s".repeat(51)],
  ];
  test.each(strange)("NS-061: an item that is %s", async (_case, item, sku) => {
    const before = await server.stored();
    const { status, outcome } = await save(item);
    expect([status, outcome.sku]).toEqual([200, sku]);
    expect(outcome.mensagem).not.toBe("sucesso");
    expect(await server.stored()).toEqual(before);
  });

  test("NS-061: items of every kind beside a good one", async () => {
    const { status, body } = await send({ produto: [...strange.map(([, item]) => item), produto("BOM")] });
    expect([status, body.produto.length]).toEqual([200, strange.length + 1]);
    expect(body.produto.at(-1)).toMatchObject({ sku: "BOM", mensagem: "sucesso" });
    expect((await server.client().produto.get("BOM")).sku).toBe("BOM");
  });

  test.each(refusedBranches)("ERR-043: a branch says what is wrong: %s", async (_case, changes, field) => {
    const { outcome } = await save(
      produto("F", { filial: [{ idFilial: "A1", quantidade: 1, prazoAdicional: 0, ...changes }] }),
    );
    expect([outcome.mensagem, outcome.filial[0].mensagem.split(":")[0]]).toEqual(["sucesso", field]);
    expect((await server.client().produto.get("F")).filial).toEqual([]);
  });

  test.each(refusedMappings)("ERR-043: a mapping says what is wrong: %s", async (_case, changes, field) => {
    const { outcome } = await save(
      produto("D", { dePara: [{ canal: "c", sku: "s", status: true, ...changes }] }),
    );
    expect([outcome.mensagem, outcome.dePara[0].mensagem.split(":")[0]]).toEqual(["sucesso", field]);
    expect((await server.client().produto.get("D")).dePara).toEqual([]);
  });

  test.each(accepted)("saved and read: %s", async (_case, changes) => {
    const { status, outcome } = await save(produto("BOM", changes));
    expect([status, outcome.mensagem]).toEqual([200, "sucesso"]);
    const { sku, titulo, peso, preco } = await server.client().produto.get("BOM");
    expect({ sku, titulo, peso, preco }).toEqual({
      ...(({ sku, titulo, peso, preco }) => ({ sku, titulo, peso, preco }))(produto("BOM")),
      ...Object.fromEntries(
        Object.entries(changes).filter(([name]) => ["titulo", "peso", "preco"].includes(name)),
      ),
    });
  });

  test("PROD-013: no products at all is a valid call", async () => {
    const { status, text } = await send({ produto: [] });
    expect([status, text]).toEqual([200, '{"produto":[]}']);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
