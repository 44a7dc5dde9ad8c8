import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newDadosReversa,
  newPedido,
  newReversa,
  pedidosServer,
  rowCounts,
  texto,
  withPaths,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

const SITUACOES = [
  "solicitanteReversa",
  "motivoReversa",
  "tipoReversa",
  "resolucaoReversa",
  "pagadorFreteReversa",
];
const REMETENTE = Object.keys(newDadosReversa().remetente);
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
    pai = (await createdPedido(server, newPedido())).numeroPedido;
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

  describe("a refused return is 400 and leaves nothing (ERR-002, ERR-004, NS-031)", () => {
    test.each(reversas)("%s: of a return %s is not %j", (_rule, path, value) =>
      refused(withPaths(newReversa(pai), path, value), path),
    );

    test.each(SITUACOES)("ERR-002, ERR-005: %s must be one of the registered values", async (campo) => {
      const { body } = await server.call("GET", `/reversa/situacoes/${campo}`);
      for (const value of [undefined, null, 1, "", "outro", "cliente", texto(51)]) {
        const answer = await createPedido(server, withPaths(newReversa(pai), `dadosReversa.${campo}`, value));
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
        const answer = await createPedido(
          server,
          withPaths(newReversa(pai), "dadosReversa.tipoReversa", value),
        );
        expect([answer.status, answer.body.mensagem]).toEqual([
          400,
          "Tipo da reversa inválido. Aceito apenas: Postagem em agência, Coleta domiciliar, Ponto de devolução",
        ]);
      }
    });

    test("NS-032: the parent is a return, or belongs to another loja", async () => {
      const deOutra = await createdPedido(server, newPedido({ envio: [outraLoja()] }), 2);
      const reversa = await createdPedido(server, newReversa(pai));
      before = await rowCounts(server.db);
      await refused(newReversa(deOutra.numeroPedido), "numeroPedidoEnvioPai");
      await refused(newReversa(reversa.numeroPedido), "numeroPedidoEnvioPai");
    });

    test("no table has a row more, no counter has moved, the server had no fault", async () => {
      expect(await rowCounts(server.db)).toEqual(before);
      expect(server.errors).toEqual([]);
    });
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
      const answer = await createPedido(server, withPaths(newReversa(pai), `dadosReversa.${path}`, value));
      expect([path, answer.status, answer.text]).toEqual([path, 200, expect.any(String)]);
    }
  });

  const outraLoja = () => ({
    ...newPedido().envio[0],
    notaFiscal: { ...newPedido().envio[0]?.notaFiscal, filialERP: "Z1" },
  });
});
