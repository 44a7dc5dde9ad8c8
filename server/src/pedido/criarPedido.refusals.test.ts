import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LojaServer } from "../cotacao/lojaServer.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import {
  com,
  criado,
  criar,
  dadosReversaNovos,
  enderecoNovo,
  linhas,
  pedidoNovo,
  pedidosServer,
  reversaNova,
  texto,
} from "./criacao.testing.ts";

/** An order with every optional field, so that each of them can be spoilt. */
const cheio = () => {
  const body = pedidoNovo({
    pedidoAuxiliar: "A",
    plataforma: "P",
    canal: "site",
    intermediadorVenda: "I",
    controleEtiqueta: "app",
    dadosAdicionais: [{ chave: "a", valor: "b" }],
  });
  const [envio] = body.envio;
  Object.assign(envio as object, { dadosAdicionaisEnvio: [{ chave: "a", valor: "b" }] });
  return body;
};

/** Fields that must be there, by the rule that demands them. */
const REQUIRED: [string, string[]][] = [
  ["PED-NOVO-001", ["numeroPedido", "tipoPedido", "valorFretePedido", "enderecoEntrega", "envio"]],
  ["PED-NOVO-016", ["dadosAdicionais.0.chave", "dadosAdicionais.0.valor"]],
  ["PED-NOVO-016", ["envio.0.dadosAdicionaisEnvio.0.chave", "envio.0.dadosAdicionaisEnvio.0.valor"]],
  ["PED-NOVO-019", Object.keys(enderecoNovo()).map((field) => `enderecoEntrega.${field}`)],
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

/** Longest texts, in characters. */
const SIZES: [string, Record<string, number>][] = [
  ["PED-NOVO-002", { numeroPedido: 100, pedidoAuxiliar: 100 }],
  ["PED-NOVO-003", { plataforma: 255, canal: 255, intermediadorVenda: 255 }],
  ["PED-NOVO-016", { "dadosAdicionais.0.chave": 100, "dadosAdicionais.0.valor": 100 }],
  [
    "PED-NOVO-020",
    {
      "enderecoEntrega.nome": 60,
      "enderecoEntrega.email": 255,
      "enderecoEntrega.cpfCnpj": 14,
      "enderecoEntrega.uf": 2,
      "enderecoEntrega.cidade": 50,
      "enderecoEntrega.endereco": 50,
      "enderecoEntrega.numero": 6,
      "enderecoEntrega.bairro": 50,
      "enderecoEntrega.referencia": 50,
      "enderecoEntrega.telefones.0": 11,
    },
  ],
  ["PED-NOVO-022", { "envio.0.nome": 100, "envio.0.codigoRastreio": 20, "envio.0.mapaDeCarga": 255 }],
  [
    "PED-NOVO-035",
    { "envio.0.produtos.0.sku": 50, "envio.0.produtos.0.titulo": 255, "envio.0.produtos.0.categoria": 200 },
  ],
  ["PED-NOVO-038", { "envio.0.notaFiscal.pedidoERP": 30, "envio.0.notaFiscal.chave": 44 }],
];
const sizes = SIZES.flatMap(([rule, fields]) =>
  Object.entries(fields).map(([path, size]) => [rule, path, size] as const),
);

/** Texts whose longest form is refused for another reason. */
const onlyTooLong: [string, string, number][] = [
  ["PED-NOVO-003", "idCotacao", 25],
  ["PED-NOVO-020", "enderecoEntrega.cep", 8],
  ["PED-NOVO-022", "envio.0.nomeTransportadora", 100],
  ["PED-NOVO-022", "envio.0.nomeMetodoEnvio", 100],
  ["PED-NOVO-022", "envio.0.deParaMkt", 2],
  ["PED-NOVO-038", "envio.0.notaFiscal.filialERP", 30],
];

const MEASURES = ["peso", "altura", "largura", "profundidade"];
const numbers = [
  ["PED-NOVO-013", "valorFretePedido", 3],
  ...MEASURES.map((field) => ["PED-NOVO-023", `envio.0.${field}`, 3] as const),
  ...MEASURES.map((field) => ["PED-NOVO-035", `envio.0.produtos.0.${field}`, 3] as const),
  ["PED-NOVO-035", "envio.0.produtos.0.preco", 2],
  ["PED-NOVO-038", "envio.0.notaFiscal.valorTotal", 2],
  ["PED-NOVO-038", "envio.0.notaFiscal.valorTotalProdutos", 2],
] as const;

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
  ["NS-038", "envio.0.notaFiscal.data", "2026-11-20T10:00:00Z"],
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
  ["COT-034", "enderecoEntrega.cep", "0131010"],
  ["COT-034", "enderecoEntrega.cep", "01310-10"],
  ["COT-034", "enderecoEntrega.cep", "00000001"],
  ["COT-034", "enderecoEntrega.cep", ""],
  ["NS-079", "envio", Array.from({ length: 101 }, () => pedidoNovo().envio[0])],
];

const SITUACOES = [
  "solicitanteReversa",
  "motivoReversa",
  "tipoReversa",
  "resolucaoReversa",
  "pagadorFreteReversa",
];
const REMETENTE = Object.keys(dadosReversaNovos().remetente);
const reversas: [string, string, unknown][] = [
  ["PED-NOVO-005", "numeroPedidoEnvioPai", undefined],
  ["PED-NOVO-005", "numeroPedidoEnvioPai", ""],
  ["PED-NOVO-002", "numeroPedidoEnvioPai", texto(101)],
  ["NS-032", "numeroPedidoEnvioPai", "não existe"],
  ["REV-NOVO-001", "dadosReversa", undefined],
  ["REV-NOVO-001", "dadosReversa", "x"],
  ["ERR-002", "dadosReversa.remetente", undefined],
  ...REMETENTE.map((field): [string, string, unknown] => [
    "REV-NOVO-007",
    `dadosReversa.remetente.${field}`,
    undefined,
  ]),
  ["REV-NOVO-008", "dadosReversa.remetente.nome", texto(61)],
  ["REV-NOVO-008", "dadosReversa.remetente.email", texto(256)],
  ["REV-NOVO-008", "dadosReversa.remetente.uf", texto(3)],
  ["REV-NOVO-008", "dadosReversa.remetente.cidade", texto(51)],
  ["REV-NOVO-008", "dadosReversa.remetente.endereco", texto(51)],
  ["REV-NOVO-008", "dadosReversa.remetente.numero", texto(7)],
  ["REV-NOVO-008", "dadosReversa.remetente.bairro", texto(51)],
  ["REV-NOVO-012", "dadosReversa.remetente.referencia", texto(31)],
  ["REV-NOVO-009", "dadosReversa.remetente.cpfCnpj", "123.456.789-01"],
  ["REV-NOVO-009", "dadosReversa.remetente.cpfCnpj", "1234567890"],
  ["REV-NOVO-009", "dadosReversa.remetente.cpfCnpj", "123456789012"],
  ["REV-NOVO-009", "dadosReversa.remetente.cpfCnpj", "1234567890123"],
  ["REV-NOVO-009", "dadosReversa.remetente.cpfCnpj", "123456789012345"],
  ["REV-NOVO-010", "dadosReversa.remetente.cep", "01310-100"],
  ["REV-NOVO-010", "dadosReversa.remetente.cep", "013101"],
  ["REV-NOVO-010", "dadosReversa.remetente.cep", "013101000"],
  ["REV-NOVO-011", "dadosReversa.remetente.telefones", []],
  ["REV-NOVO-011", "dadosReversa.remetente.telefones.0", "119999900"],
  ["REV-NOVO-011", "dadosReversa.remetente.telefones.0", "119999900001"],
  ["REV-NOVO-011", "dadosReversa.remetente.telefones.0", "(11)99999000"],
  ["REV-NOVO-004", "dadosReversa.valorAcordado", 1.999],
  ["REV-NOVO-004", "dadosReversa.valorAcordado", -1],
  ["REV-NOVO-004", "dadosReversa.observacoesReversa", texto(501)],
  ["REV-NOVO-013", "dadosReversa.prazoColeta", 0],
  ["REV-NOVO-013", "dadosReversa.prazoColeta", -1],
  ["REV-NOVO-013", "dadosReversa.prazoColeta", 1.5],
  ["REV-NOVO-013", "dadosReversa.prazoColeta", "2"],
];

eachDatabase((_name, open) => {
  let server: LojaServer;
  let pai: string;
  let before: Record<string, number>;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    pai = (await criado(server, pedidoNovo())).numeroPedido;
    before = await linhas(server.db);
  });
  afterAll(() => server.close());

  const refused = async (body: unknown, path: string) => {
    const answer = await criar(server, body);
    expect([answer.status, answer.body.mensagem]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${path.replaceAll(".", "\\.")}(\\.\\d+)?: `)),
    ]);
  };

  describe("a refused order is 400 with the field and leaves nothing (NS-031)", () => {
    test.each(required)("%s: %s is missing", (_rule, path) => refused(com(cheio(), path, undefined), path));

    test.each(required)("%s: %s is null", (_rule, path) => refused(com(cheio(), path, null), path));

    test.each([...sizes, ...onlyTooLong])("%s: %s has at most %i characters", (_rule, path, size) =>
      refused(com(cheio(), path, texto(size + 1)), path),
    );

    test.each(numbers)("%s: %s has nine digits, %i of them decimals", async (_rule, path, decimals) => {
      await refused(com(cheio(), path, 10 ** (9 - decimals)), path);
      await refused(com(cheio(), path, Number(`1.${"1".repeat(decimals + 1)}`)), path);
      await refused(com(cheio(), path, -1), path);
    });

    test.each(quantities)("NS-031: %s is at least 1", async (path) => {
      await refused(com(cheio(), path, 0), path);
      await refused(com(cheio(), path, 1.5), path);
    });

    test.each(values)("%s: %s is not %j", (_rule, path, value) => refused(com(cheio(), path, value), path));

    test.each(reversas)("%s: of a return %s is not %j", (_rule, path, value) =>
      refused(com(reversaNova(pai), path, value), path),
    );

    test("ERR-001: what is no JSON object", async () => {
      for (const body of ["{", "[]", "null", '"x"']) {
        const answer = await criar(server, body);
        expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["mensagem"]]);
      }
    });

    test("AUTH-001: without a token, with an unknown one and with that of quotations", async () => {
      for (const token of [null, "frete_api_x", "frete_cot_demo1"]) {
        const answer = await server.call("POST", "/pedido/novo", { token, body: pedidoNovo() });
        expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      }
    });

    test.each(SITUACOES)("ERR-002, ERR-005: %s must be one of the registered values", async (campo) => {
      const { body } = await server.call("GET", `/reversa/situacoes/${campo}`);
      for (const value of [undefined, null, 1, "", "outro", "cliente", texto(51)]) {
        const answer = await criar(server, com(reversaNova(pai), `dadosReversa.${campo}`, value));
        expect(answer.status).toBe(400);
        expect(answer.body.mensagem.split(" inválido. Aceito apenas: ")).toEqual([
          {
            solicitanteReversa: "Solicitante da reversa",
            motivoReversa: "Motivo da reversa",
            tipoReversa: "Tipo da reversa",
            resolucaoReversa: "Resolução da reversa",
            pagadorFreteReversa: "Pagador do frete da reversa",
          }[campo],
          body[campo].join(", "),
        ]);
      }
    });

    test("ERR-003: a way back with another beginning", async () => {
      for (const value of ["Retirada", "postagem em agência", "A Coleta domiciliar"]) {
        const answer = await criar(server, com(reversaNova(pai), "dadosReversa.tipoReversa", value));
        expect([answer.status, answer.body.mensagem]).toEqual([
          400,
          "Tipo da reversa inválido. Aceito apenas: Postagem em agência, Coleta domiciliar, Ponto de devolução",
        ]);
      }
    });

    test("NS-032: the parent is a return, or belongs to another store", async () => {
      const deOutra = await criado(server, pedidoNovo({ envio: [outraLoja()] }), 2);
      const reversa = await criado(server, reversaNova(pai));
      before = await linhas(server.db);
      await refused(reversaNova(deOutra.numeroPedido), "numeroPedidoEnvioPai");
      await refused(reversaNova(reversa.numeroPedido), "numeroPedidoEnvioPai");
    });

    test("no table has a row more, no counter has moved, the server had no fault", async () => {
      expect(await linhas(server.db)).toEqual(before);
      expect(server.errors).toEqual([]);
    });
  });

  describe("the largest values are taken", () => {
    test.each(sizes)("%s: %s with %3$i characters", async (_rule, path, size) => {
      const answer = await criar(server, com(cheio(), path, texto(size)));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    });

    test.each(numbers)("%s: %s with nine digits", async (_rule, path, decimals) => {
      const largest = 10 ** (9 - decimals) - 10 ** -decimals;
      const value = path.startsWith("envio.0.produtos") ? 99.123 : Number(largest.toFixed(decimals));
      const answer = await criar(server, com(cheio(), path, path.endsWith("preco") ? 9_999_999.99 : value));
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    });

    test("REV-NOVO-007..REV-NOVO-013: the limits of a return", async () => {
      const limits: [string, unknown][] = [
        ["remetente.cpfCnpj", "12345678901234"],
        ["remetente.cep", "1310100"],
        ["remetente.telefones", ["1133334444", "11999990000"]],
        ["remetente.referencia", texto(30)],
        ["remetente.nome", texto(60)],
        ["observacoesReversa", `a\n\t${texto(497)}`],
        ["valorAcordado", 9_999_999.99],
        ["prazoColeta", 1],
      ];
      for (const [path, value] of limits) {
        const answer = await criar(server, com(reversaNova(pai), `dadosReversa.${path}`, value));
        expect([path, answer.status, answer.text]).toEqual([path, 200, expect.any(String)]);
      }
    });
  });

  const outraLoja = () => ({
    ...pedidoNovo().envio[0],
    notaFiscal: { ...pedidoNovo().envio[0]?.notaFiscal, filialERP: "Z1" },
  });
});
