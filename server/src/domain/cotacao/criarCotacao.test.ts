import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, catalogo, insertLojas, options } from "../../test-support/lojas.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server.client().produto.save(catalogo);
  });
  afterAll(() => server.close());

  test("COT-001, COT-003..005, COT-007..011, COT-013..021, COT-024..026: the whole record", async () => {
    const sent = { ...carrinho(), volumes: [{ sku: "CAMA", quantidade: 2, valorUnitario: 50.5 }] };
    const { retorno, dadosEntrada, opcoesEntrega } = await server.quoted(sent);
    expect(retorno).toEqual({
      idCotacao: expect.stringMatching(/^\d{11}$/),
      mensagem: "Cotação realizada com sucesso",
      dataCotacao: "2026-11-21T09:00:00-03:00",
      destino: { cep: 1310100, uf: "SP", ufExtenso: "São Paulo", regiaoUf: "Capital", regiaoPais: "Sudeste" },
    });
    expect(dadosEntrada).toEqual({
      cepDestino: "01310100",
      canal: "site",
      nomeLoja: "Loja Teste",
      carrinho: {
        valorNF: 101,
        totalPeso: 4,
        totalCubagem: 0.012,
        // Sides 30, 20, 10 twice: 30 deep, 20 wide, as high as the volume needs.
        profundidade: 30,
        largura: 20,
        altura: 20,
        maiorPrazo: 4,
        produto: [
          {
            sku: "CAMA",
            agrupador: "MOVEIS",
            categoria: "Quarto",
            qt: 2,
            preco: 50.5,
            precoCadastro: 100,
            precoCanalDe: 120.5,
            precoCanalPor: 99.9,
            idSku: 1,
            estoqueProduto: 13,
            estoque: 13,
          },
        ],
      },
    });
    expect(options({ retorno, dadosEntrada, opcoesEntrega })).toEqual([
      ["A1", "Lento", 15, 5],
      ["B1", "Lento", 16.5, 11],
      ["A1", "Rápido", 30, 2],
      ["B1", "Rápido", 33, 8],
    ]);
    expect(opcoesEntrega[3]).toEqual({
      possuiEstoque: 0,
      freteCobrar: 33,
      freteReal: 30,
      prazoEntregaTotal: 8,
      estoque: 3,
      prazoEntrega: {
        prazoTransportadora: 1,
        maiorPrazoCros: 4,
        prazoAdicionalFilial: 2,
        prazoAdicionalMetodo: 1,
        prazoEntregaRegra: 0,
        prazoEntregaPorRegra: 0,
        prazoTotal: 8,
      },
      dadosFrete: {
        filial: 2,
        filialERP: "B1",
        filialNome: "Filial Sul",
        filialCidade: "Curitiba",
        filialUF: "PR",
        idMetodoEnvio: 1,
        idTransportadora: 1,
        transportadoraNome: "Carga Teste",
        metodoEnvioNome: "Rápido",
        ordenacao: "v",
        perAdiDesconto: 10,
        tabelas: {
          idTabela: 1,
          generalidade: { idTDA: null, TDA: 0, idTRT: null, TRT: 0 },
          idListaRegras: [],
        },
      },
    });
  });

  const filiais: [string, string | undefined, string[], RegExp][] = [
    ["COT-033: absent", undefined, ["A1", "B1"], /sucesso$/],
    ["COT-033: empty", "", ["A1", "B1"], /sucesso$/],
    ["COT-033: nothing but commas and spaces", " , ,", ["A1", "B1"], /sucesso$/],
    ["COT-032: one", "B1", ["B1"], /sucesso$/],
    ["COT-032: two, with spaces, one twice", " B1 ,A1,B1", ["A1", "B1"], /sucesso$/],
    ["NS-058: an unknown one beside a known one", "A1,X9,Y8", ["A1"], /sucesso; .*X9, Y8$/],
    ["NS-058: an inactive one beside a known one", "A1,I1", ["A1"], /I1$/],
    ["NS-058: unknown ones only", "X9,Y8", [], /^Nenhuma filial .*X9, Y8$/],
    ["NS-058: the other loja's", "Z1", [], /Z1$/],
  ];
  test.each(filiais)("filiaisOrigem %s", async (_case, filiaisOrigem, expected, mensagem) => {
    const { retorno, opcoesEntrega } = await server.quoted(carrinho({ filiaisOrigem }));
    expect([...new Set(opcoesEntrega.map(({ dadosFrete }) => dadosFrete.filialERP))]).toEqual(expected);
    expect(retorno.mensagem).toMatch(mensagem);
  });

  const nowhere: [string, object, RegExp][] = [
    ["a CEP that no table serves", { cepDestino: "69900000" }, /CEP/],
    ["unknown branches", { filiaisOrigem: "X9" }, /filial/i],
  ];
  test.each(nowhere)(
    "COT-004, COT-044, NS-012: %s gives 200, no option and the reason",
    async (_case, changes, mensagem) => {
      const { retorno, opcoesEntrega } = await server.quoted(carrinho(changes));
      expect(opcoesEntrega).toEqual([]);
      expect(retorno.mensagem).toMatch(mensagem);
    },
  );

  const places: [string, object][] = [
    [
      "01310100",
      { cep: 1310100, uf: "SP", ufExtenso: "São Paulo", regiaoUf: "Capital", regiaoPais: "Sudeste" },
    ],
    ["07000000", { cep: 7000000, uf: "SP", regiaoUf: "Metropolitano" }],
    ["13010000", { cep: 13010000, uf: "SP", regiaoUf: "Interior" }],
    ["59000000", { uf: "RN", ufExtenso: "Rio Grande do Norte", regiaoPais: "Nordeste" }],
    ["70000000", { uf: "DF", ufExtenso: "Distrito Federal", regiaoPais: "Centro-Oeste" }],
    ["90000000", { uf: "RS", ufExtenso: "Rio Grande do Sul", regiaoUf: "Capital", regiaoPais: "Sul" }],
    ["69900000", { uf: "AC", ufExtenso: "Acre", regiaoPais: "Norte" }],
  ];
  test.each(places)("COT-005, COT-007, NS-013: destination %s", async (cepDestino, destino) => {
    const { retorno, dadosEntrada } = await server.quoted(carrinho({ cepDestino }));
    expect(retorno.destino).toMatchObject(destino);
    expect(dadosEntrada.cepDestino).toBe(cepDestino);
  });

  test("NS-003: unknown fields are ignored and not stored", async () => {
    const { status, text } = await server.quote({
      ...carrinho({ idLoja: 2, segredo: "xyzzy" }, { extra: "xyzzy" }),
      __proto__x: 1,
    });
    expect(status).toBe(200);
    const documentos: string[] = await server.db.reader("cotacao").pluck("documento");
    expect([text, ...documentos].join()).not.toContain("xyzzy");
  });

  test("50 quotations at once are all kept, under codes of their own", async () => {
    const before = await server.stored();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => server.quoted(carrinho({ canal: `c${index}` }))),
    );
    expect(new Set(answers.map(({ retorno }) => retorno.idCotacao)).size).toBe(50);
    const after = await server.stored();
    expect([after.cotacao, after.cotacao_fila]).toEqual([
      (before.cotacao as number) + 50,
      (before.cotacao_fila as number) + 50,
    ]);
    for (const answer of answers) {
      expect(await server.client().cotacao.get(answer.retorno.idCotacao)).toEqual(answer);
    }
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
