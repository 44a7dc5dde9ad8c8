import type { Explicacao } from "@frete/contract/operacao";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { rowCounts } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { carrinho, catalogo, options } from "../../test-support/lojas.testing.ts";

const regra = (titulo: string, ordem: number, changes: object = {}) => ({
  titulo,
  ordem,
  valorTipo: "fixo",
  valor: 1,
  dataInicio: "2026-11-21",
  ...changes,
});

eachDatabase((_name, open) => {
  let s: BothServers;
  beforeAll(async () => {
    s = await bothServers(await open());
    await s.loja.call("POST", "/produto", { body: { produto: catalogo } });
    const { operador } = s;
    // Codes 1 to 7.
    await operador.create(
      "/lojas/1/regras",
      regra("Mais dez por cento", 1, { valorTipo: "percentual", valor: 10 }),
    );
    await operador.create(
      "/lojas/1/regras",
      regra("Só Paraná", 2, { criterios: [{ campo: 1, valores: ["PR"] }] }),
    );
    await operador.create(
      "/lojas/1/regras",
      regra("Só Lento", 3, { criterios: [{ campo: 8, valores: [2] }] }),
    );
    await operador.create(
      "/lojas/1/regras",
      regra("Bloqueia o Sul", 4, { valorTipo: "bloqueio", criterios: [{ campo: 6, valores: [2] }] }),
    );
    await operador.create("/lojas/1/regras", regra("Mais um dia", 5, { prazoAcao: "soma", prazo: 1 }));
    await operador.create("/lojas/1/regras", regra("Pendente", 6, { status: "pendente" }));
    await operador.create("/lojas/1/regras", regra("Do ano que vem", 7, { dataInicio: "2027-01-01" }));
    await operador.create("/lojas/1/taxas", {
      tipo: "TDA",
      cepInicio: "01310000",
      cepFim: "01319999",
      forma: "fixo",
      valor: 2.5,
    });
  });
  afterAll(() => s.close());

  const explain = async (body: object = carrinho()): Promise<Explicacao> => {
    const answer = await s.operador.call("POST", "/lojas/1/explicacao", body);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  };

  test("table, row, fees and rules of an option, part by part", async () => {
    const { opcoes, ...rest } = await explain();
    expect(rest).toMatchObject({
      mensagem: "Cotação realizada com sucesso",
      ordenacao: "v",
      destino: { cep: "01310100", uf: "SP", regiaoUf: "Capital", regiaoPais: "Sudeste" },
      carrinho: { valorNF: 100, totalPeso: 2, totalCubagem: 0.001 },
      filiaisIgnoradas: [],
    });
    expect(opcoes[0]).toEqual({
      idFilial: 1,
      filialERP: "A1",
      idTransportadora: 1,
      transportadora: "Carga Teste",
      idMetodo: 2,
      metodo: "Lento",
      temEstoque: true,
      tabela: { id: 2, nome: "Tabela 2" },
      faixa: {
        cepInicio: "01000000",
        cepFim: "19999999",
        pesoInicio: 0,
        pesoFim: 10,
        valor: 15,
        prazo: 5,
        kgExcedente: 0.5,
      },
      preco: {
        pesoReal: 2,
        pesoCubado: 0.3,
        pesoTaxado: 2,
        pesoExcedente: 0,
        fretePeso: 15,
        adValorem: 0,
        gris: 0,
        pedagio: 0,
        despacho: 0,
        outros: 0,
        idTDA: 1,
        TDA: 2.5,
        idTRT: null,
        TRT: 0,
        ajusteFreteMinimo: 0,
        icms: 0,
        freteReal: 17.5,
        perAdiDesconto: 0,
        freteAntesDasRegras: 17.5,
        freteCobrar: 21.25,
      },
      prazo: {
        prazoTransportadora: 5,
        maiorPrazoCros: 0,
        prazoAdicionalFilial: 0,
        prazoAdicionalMetodo: 0,
        prazoEntregaRegra: 1,
        prazoTotal: 6,
      },
      regras: [
        applied(1, "Mais dez por cento", 17.5, 19.25, 0),
        applied(3, "Só Lento", 19.25, 20.25, 0),
        missed(4, "Bloqueia o Sul", "criterio", 6),
        applied(5, "Mais um dia", 20.25, 21.25, 1),
      ],
    });
    expect(opcoes[1]?.regras[1]).toEqual(missed(3, "Só Lento", "criterio", 8));
  });

  test("rules that act on no option, and why, active ones first", async () => {
    const { regrasForaDoCarrinho, totalRegrasForaDoCarrinho } = await explain();
    expect(totalRegrasForaDoCarrinho).toBe(3);
    expect(regrasForaDoCarrinho).toEqual([
      { codigo: 2, titulo: "Só Paraná", motivo: "criterio", campo: 1 },
      { codigo: 7, titulo: "Do ano que vem", motivo: "vigencia", campo: null },
      { codigo: 6, titulo: "Pendente", motivo: "status", campo: null },
    ]);
  });

  test("why branches and methods are left out", async () => {
    const { semOpcao } = await explain();
    expect(
      semOpcao.map(({ filialERP, metodo, motivo, codigoRegra }) => [filialERP, metodo, motivo, codigoRegra]),
    ).toEqual([
      ["B1", "Rápido", "bloqueio", 4],
      ["B1", "Lento", "bloqueio", 4],
    ]);
    expect(semOpcao[0]?.regras.at(-1)).toEqual(missed(5, "Mais um dia", "bloqueada", null));
    const far = await explain(carrinho({ cepDestino: "69900000", filiaisOrigem: "A1,XX" }));
    expect(far.opcoes).toEqual([]);
    expect(far.filiaisIgnoradas).toEqual(["XX"]);
    expect(far.semOpcao.map(({ motivo, mensagem, regras }) => [motivo, mensagem, regras])).toEqual(
      Array(2).fill(["cep", "o CEP de destino não é atendido", []]),
    );
    const heavy = await explain(carrinho({ filiaisOrigem: "A1" }, { peso: 101 }));
    expect(heavy.semOpcao.map(({ metodo, motivo }) => [metodo, motivo])).toEqual([["Rápido", "peso"]]);
    expect(heavy.opcoes[0]).toMatchObject({
      faixa: { pesoInicio: 10, pesoFim: 100, valor: 25 },
      preco: { pesoTaxado: 101, pesoExcedente: 1, fretePeso: 25.5 },
    });
  });

  test.each([
    ["an unregistered item", carrinho()],
    [
      "a registered one, over a mapping",
      carrinho({ canal: "mkt", volumes: [{ sku: "MKT-1", quantidade: 2, valorUnitario: 50 }] }),
    ],
    [
      "a heavy one, more than there is",
      carrinho({ volumes: [{ sku: "PESADO", quantidade: 11, valorUnitario: 9.99 }] }),
    ],
    ["another state", carrinho({ cepDestino: "80010000" })],
  ])("it is what the quotation gives: %s", async (_case, body) => {
    const quoted = await s.loja.quoted(body);
    const { opcoes, mensagem } = await explain(body);
    expect(mensagem).toBe(quoted.retorno.mensagem);
    expect(
      opcoes.map(({ filialERP, metodo, preco, prazo }) => [
        filialERP,
        metodo,
        preco.freteCobrar,
        prazo.prazoTotal,
      ]),
    ).toEqual(options(quoted));
    for (const [index, { preco, regras, tabela }] of opcoes.entries()) {
      const { fretePeso, adValorem, gris, pedagio, despacho, outros, TDA, TRT, ajusteFreteMinimo, icms } =
        preco;
      const parts = [
        fretePeso,
        adValorem,
        gris,
        pedagio,
        despacho,
        outros,
        TDA,
        TRT,
        ajusteFreteMinimo,
        icms,
      ];
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(preco.freteReal, 6);
      const { tabelas } = (quoted.opcoesEntrega[index] as (typeof quoted.opcoesEntrega)[number]).dadosFrete;
      expect(tabela.id).toBe(tabelas.idTabela);
      expect(regras.filter(({ aplicada }) => aplicada).map(({ codigo }) => codigo)).toEqual(
        tabelas.idListaRegras,
      );
    }
  });

  test("it stores nothing", async () => {
    const before = await rowCounts(s.db);
    await explain();
    expect(await rowCounts(s.db)).toEqual(before);
  });

  test.each([
    ["an unknown CEP", carrinho({ cepDestino: "00000000" }), 400, "cepDestino: "],
    ["a CEP of seven digits", carrinho({ cepDestino: "0131010" }), 400, "cepDestino: "],
    ["no items", carrinho({ volumes: [] }), 400, "volumes: "],
    ["an item without weight", carrinho({}, { peso: undefined }), 400, "volumes.0.peso: "],
  ])("refused like a quotation: %s", async (_case, body, status, start) => {
    const answer = await s.operador.call("POST", "/lojas/1/explicacao", body);
    expect([answer.status, answer.body.mensagem.slice(0, start.length)]).toEqual([status, start]);
    expect(answer.body).toEqual((await s.loja.quote(body)).body);
  });

  test("an unknown loja is 404; the API token of a loja opens nothing", async () => {
    expect((await s.operador.call("POST", "/lojas/999/explicacao", carrinho())).status).toBe(404);
    const headers = { Authorization: "Bearer frete_api_demo1" };
    expect((await s.operador.call("POST", "/lojas/1/explicacao", carrinho(), headers)).status).toBe(401);
  });
});

const applied = (
  codigo: number,
  titulo: string,
  valorAntes: number,
  valorDepois: number,
  prazoEntregaRegra: number,
) => ({
  ...{ codigo, titulo, aplicada: true, motivo: null, campo: null },
  ...{ valorAntes, valorDepois, prazoEntregaRegra },
});

const missed = (codigo: number, titulo: string, motivo: string, campo: number | null) => ({
  ...{ codigo, titulo, aplicada: false, motivo, campo },
  ...{ valorAntes: null, valorDepois: null, prazoEntregaRegra: null },
});
