import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createPedido,
  newEndereco,
  newPedido,
  pedidosServer,
  rowCounts,
  texto,
  withPaths,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { fullPedido, numbers, sizes } from "../../test-support/limites.testing.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

/** Fields that must be there, by the rule that demands them. */
const REQUIRED: [string, string[]][] = [
  ["PED-NOVO-001", ["numeroPedido", "tipoPedido", "valorFretePedido", "enderecoEntrega", "envio"]],
  ["PED-NOVO-016", ["dadosAdicionais.0.chave", "dadosAdicionais.0.valor"]],
  ["PED-NOVO-016", ["envio.0.dadosAdicionaisEnvio.0.chave", "envio.0.dadosAdicionaisEnvio.0.valor"]],
  ["PED-NOVO-019", Object.keys(newEndereco()).map((field) => `enderecoEntrega.${field}`)],
  [
    "PED-NOVO-021",
    ["quantidade", "quantidadeVolumes", "prazoDeEntrega", "produtos", "notaFiscal"].map(
      (field) => `envio.0.${field}`,
    ),
  ],
  [
    "PED-NOVO-034",
    ["peso", "altura", "largura", "profundidade", "preco", "sku", "quantidade", "quantidadeVolumes"].map(
      (field) => `envio.0.produtos.0.${field}`,
    ),
  ],
  [
    "PED-NOVO-037",
    ["filialERP", "chave", "data", "valorTotal", "valorTotalProdutos"].map(
      (field) => `envio.0.notaFiscal.${field}`,
    ),
  ],
];
const required = REQUIRED.flatMap(([rule, paths]) => paths.map((path) => [rule, path] as const));

/** Texts whose longest form is refused for another reason. */
const onlyTooLong: [string, string, number][] = [
  ["PED-NOVO-003", "idCotacao", 25],
  ["PED-NOVO-020", "enderecoEntrega.cep", 8],
  ["PED-NOVO-022", "envio.0.nomeTransportadora", 100],
  ["PED-NOVO-022", "envio.0.nomeMetodoEnvio", 100],
  ["PED-NOVO-022", "envio.0.deParaMkt", 2],
  ["PED-NOVO-038", "envio.0.notaFiscal.filialERP", 30],
];

const quantities = ["envio.0.", "envio.0.produtos.0."].flatMap((holder) => [
  `${holder}quantidade`,
  `${holder}quantidadeVolumes`,
]);

const values: [string, string, unknown][] = [
  ["PED-NOVO-004", "tipoPedido", "troca"],
  ["PED-NOVO-004", "tipoPedido", "Envio"],
  ["PED-NOVO-014", "controleEtiqueta", "outro"],
  ["NS-036", "controleEtiqueta", "SERVICO"],
  ["PED-NOVO-015", "envio", []],
  ["PED-NOVO-015", "envio", {}],
  ["PED-NOVO-015", "enderecoEntrega", []],
  ["PED-NOVO-034", "envio.0.produtos", []],
  ["PED-NOVO-034", "envio.0.produtos.0.sku", ""],
  ["PED-NOVO-002", "numeroPedido", ""],
  ["NS-003", "numeroPedido", 7],
  ["NS-003", "numeroPedido", "a\u0007b"],
  ["NS-003", "numeroPedido", "\ud800"],
  ["NS-003", "envio.0.produtos.0.preco", "1"],
  ["PED-NOVO-023", "envio.0.plp", -1],
  ["PED-NOVO-023", "envio.0.plp", "12"],
  ["NS-038", "envio.0.prazoDeEntrega", "2026-02-29"],
  ["NS-038", "envio.0.prazoDeEntrega", "29/11/2026"],
  ["NS-038", "envio.0.prazoDeEntrega", "2026-11-29 24:00:00"],
  ["NS-038", "envio.0.prazoDeEntrega", ""],
  ["NS-038", "envio.0.notaFiscal.data", "2026-13-01"],
  ["NS-038", "envio.0.notaFiscal.data", "2026-11-20 10:00:00Z"],
  ["NS-038", "envio.0.notaFiscal.data", "2026-11-20Z"],
  ["NS-038", "envio.0.notaFiscal.data", "2026-02-29T10:00:00Z"],
  ["NS-038", "envio.0.notaFiscal.data", "2026-11-20T10:00:00+24:00"],
  ["NS-038", "envio.0.notaFiscal.data", "2026-11-20T10:00:00.Z"],
  ["NS-038", "envio.0.notaFiscal.data", "1970-01-01T00:00:00+14:00"],
  ["NS-038", "envio.0.notaFiscal.data", "2200-12-31T23:59:59-12:00"],
  ["NS-010", "envio.0.notaFiscal.filialERP", "X9"],
  ["NS-010", "envio.0.notaFiscal.filialERP", "Z1"],
  ["NS-010", "envio.0.notaFiscal.filialERP", "a1"],
  ["NS-039", "envio.0.nomeTransportadora", "Desconhecida"],
  ["NS-039", "envio.0.nomeTransportadora", "carga teste"],
  ["NS-039", "envio.0.nomeMetodoEnvio", "Desconhecido"],
  ["PED-NOVO-032", "envio.0.deParaMkt", "ZZ"],
  ["NS-034", "idCotacao", "99999999999"],
  ["NS-034", "idCotacao", "9999999999900000010000001"],
  ["NS-034", "idCotacao", "abc"],
  ["NS-034", "idCotacao", "TRANSPORTEPROXIMO"],
  ["NS-012", "enderecoEntrega.cep", "0131010"],
  ["NS-012", "enderecoEntrega.cep", "01310-10"],
  ["NS-012", "enderecoEntrega.cep", "00000001"],
  ["NS-012", "enderecoEntrega.cep", ""],
  ["NS-079", "envio", Array.from({ length: 101 }, () => newPedido().envio[0])],
];

eachDatabase((_name, open) => {
  let server: LojaServer;
  let before: Record<string, number>;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    before = await rowCounts(server.db);
  });
  afterAll(() => server.close());

  const refused = async (body: unknown, path: string) => {
    const answer = await createPedido(server, body);
    expect([answer.status, answer.body.mensagem]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${path.replaceAll(".", "\\.")}(\\.\\d+)?: `)),
    ]);
  };

  describe("a refused order is 400 with the field and leaves nothing (NS-031)", () => {
    test.each(required)("%s: %s is missing", (_rule, path) =>
      refused(withPaths(fullPedido(), path, undefined), path),
    );

    test.each(required)("%s: %s is null", (_rule, path) =>
      refused(withPaths(fullPedido(), path, null), path),
    );

    test.each([...sizes, ...onlyTooLong])("%s: %s has at most %i characters", (_rule, path, size) =>
      refused(withPaths(fullPedido(), path, texto(size + 1)), path),
    );

    test.each(numbers)("%s: %s has nine digits, %i of them decimals", async (_rule, path, decimals) => {
      await refused(withPaths(fullPedido(), path, 10 ** (9 - decimals)), path);
      await refused(withPaths(fullPedido(), path, Number(`1.${"1".repeat(decimals + 1)}`)), path);
      await refused(withPaths(fullPedido(), path, -1), path);
    });

    test.each(quantities)("NS-031: %s is at least 1", async (path) => {
      await refused(withPaths(fullPedido(), path, 0), path);
      await refused(withPaths(fullPedido(), path, 1.5), path);
    });

    test.each(values)("%s: %s is not %j", (_rule, path, value) =>
      refused(withPaths(fullPedido(), path, value), path),
    );

    test.each([
      ["tipoPedido", undefined, "tipoPedido: é obrigatório"],
      ["controleEtiqueta", "outro", "controleEtiqueta: deve ser um de: app, servico"],
      [
        "envio.0.prazoDeEntrega",
        "amanhã",
        "envio.0.prazoDeEntrega: deve ser uma data real: AAAA-MM-DD, AAAA-MM-DD HH:mm:ss ou AAAA-MM-DDTHH:mm:ss, com ou sem fuso (Z, -03:00)",
      ],
    ])("NS-003: %s %j is told in words", async (path, value, mensagem) => {
      const { body } = await createPedido(server, withPaths(fullPedido(), path, value));
      expect(body).toEqual({ mensagem });
    });

    test("ERR-001: what is no JSON object", async () => {
      for (const body of ["{", "[]", "null", '"x"']) {
        const answer = await createPedido(server, body);
        expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["mensagem"]]);
      }
    });

    test("AUTH-001: without a token, with an unknown one and with that of quotations", async () => {
      for (const token of [null, "frete_api_x", "frete_cot_demo1"]) {
        const answer = await server.call("POST", "/pedido/novo", { token, body: newPedido() });
        expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      }
    });

    test("no table has a row more, no counter has moved, the server had no fault", async () => {
      expect(await rowCounts(server.db)).toEqual(before);
      expect(server.errors).toEqual([]);
    });
  });
});
