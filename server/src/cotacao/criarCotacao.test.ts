import type { Cotacao } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bumpVersion } from "../storage/bumpVersion.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW } from "./lojaServer.testing.ts";
import { band, carrinho, insertLojas, insertTabela, produto, tabela } from "./lojas.testing.ts";

const options = ({ opcoesEntrega }: Cotacao) =>
  opcoesEntrega.map(({ freteCobrar, prazoEntregaTotal, dadosFrete: { filialERP, metodoEnvioNome } }) => [
    filialERP,
    metodoEnvioNome,
    freteCobrar,
    prazoEntregaTotal,
  ]);

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server.client().produto.salvar([
      produto("CAMA", {
        codigoAgrupador: "MOVEIS",
        categoria: "Quarto",
        precoCanal: {
          canal: [
            { nome: "site", precoDe: 120.5, precoPor: 99.9 },
            { nome: "app", precoDe: 1, precoPor: 2 },
          ],
        },
        dePara: [
          { canal: "mkt", sku: "MKT-1", status: true },
          { canal: "mkt", sku: "MKT-OFF", status: false },
        ],
      }),
      produto("INATIVO", { status: false }),
      produto("PESADO", { peso: 60 }),
    ]);
  });
  afterAll(() => server.close());
  const quote = async (body: unknown): Promise<Cotacao> => {
    const { status, text, body: answer } = await server.quote(body);
    if (status !== 200) throw new Error(`${status} ${text}`);
    return answer;
  };
  /** An operator's change: rows of the first store, then its new version. */
  const operate = (work: Parameters<typeof server.db.transaction>[0]) =>
    server.db.transaction(async (trx) => {
      await bumpVersion(trx, 1);
      await work(trx);
    });

  test("COT-001..COT-027: the whole record", async () => {
    const cart = { ...carrinho(), volumes: [{ sku: "CAMA", quantidade: 2, valorUnitario: 50.5 }] };
    const { retorno, dadosEntrada, opcoesEntrega } = await quote(cart);
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

  test("COT-035, COT-010, COT-013: an unregistered item is quoted with what the request says", async () => {
    const cart = carrinho({ filiaisOrigem: "A1" }, { sku: "AVULSO", quantidade: 3, peso: 4 });
    const { dadosEntrada, opcoesEntrega } = await quote(cart);
    const { carrinho: total } = dadosEntrada;
    expect([total.totalPeso, total.totalCubagem, total.valorNF]).toEqual([12, 0.003, 300]);
    expect(total.produto).toEqual([
      {
        sku: "AVULSO",
        agrupador: null,
        categoria: null,
        qt: 3,
        preco: 100,
        precoCadastro: null,
        precoCanalDe: null,
        precoCanalPor: null,
        idSku: null,
        estoqueProduto: null,
        estoque: 3,
      },
    ]);
    expect(
      opcoesEntrega.map(({ freteCobrar, possuiEstoque, estoque }) => [freteCobrar, possuiEstoque, estoque]),
    ).toEqual([
      [25, 0, 3],
      [60, 0, 3],
    ]);
  });

  test("COT-035: an item without sku comes back without one", async () => {
    const { dadosEntrada } = await quote(carrinho());
    expect(dadosEntrada.carrinho.produto[0]).toMatchObject({ sku: null, idSku: null, estoqueProduto: null });
  });

  test("COT-036: what the request says of a registered item is disregarded", async () => {
    const { dadosEntrada } = await quote(carrinho({}, { sku: "CAMA", peso: 99, altura: 1, largura: 1 }));
    expect(dadosEntrada.carrinho.totalPeso).toBe(2);
    expect(dadosEntrada.carrinho.totalCubagem).toBe(0.006);
  });

  const stock: [string, string, number, [string, number, number][]][] = [
    [
      "as much as is asked",
      "CAMA",
      3,
      [
        ["A1", 0, 10],
        ["B1", 0, 3],
      ],
    ],
    [
      "one more than a branch has",
      "CAMA",
      4,
      [
        ["A1", 0, 10],
        ["B1", 1, 3],
      ],
    ],
    [
      "more than any branch has",
      "CAMA",
      11,
      [
        ["A1", 1, 10],
        ["B1", 1, 3],
      ],
    ],
    [
      "NS-017: an inactive product",
      "INATIVO",
      1,
      [
        ["A1", 1, 0],
        ["B1", 1, 0],
      ],
    ],
  ];
  test.each(stock)("COT-015, COT-017: %s", async (_case, sku, quantidade, expected) => {
    const { opcoesEntrega } = await quote({
      ...carrinho(),
      volumes: [{ sku, quantidade, valorUnitario: 1 }],
    });
    const found = opcoesEntrega
      .filter(({ dadosFrete }) => dadosFrete.idMetodoEnvio === 2)
      .map(({ dadosFrete, possuiEstoque, estoque }) => [dadosFrete.filialERP, possuiEstoque, estoque]);
    expect(found).toEqual(expected);
  });

  test("lines of one sku are added up before stock is judged", async () => {
    const line = { sku: "CAMA", quantidade: 2, valorUnitario: 1 };
    const { opcoesEntrega } = await quote({ ...carrinho({ filiaisOrigem: "B1" }), volumes: [line, line] });
    expect(opcoesEntrega.map(({ possuiEstoque, estoque }) => [possuiEstoque, estoque])).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  const mapping: [string, string, string, number | null][] = [
    ["the channel's active mapping", "mkt", "MKT-1", 1],
    ["another channel", "site", "MKT-1", null],
    ["an inactive mapping", "mkt", "MKT-OFF", null],
    ["the registered sku, in any channel", "mkt", "CAMA", 1],
    ["letters of another case", "mkt", "mkt-1", null],
  ];
  test.each(mapping)("NS-017, PROD-008: %s", async (_case, canal, sku, idSku) => {
    const { dadosEntrada } = await quote(carrinho({ canal }, { sku, peso: 7 }));
    const [item] = dadosEntrada.carrinho.produto;
    expect([item?.sku, item?.idSku]).toEqual([sku, idSku]);
    expect(dadosEntrada.carrinho.totalPeso).toBe(idSku === null ? 7 : 2);
  });

  test("COT-011: the channel chooses the prices, a channel without prices has none", async () => {
    const pricesIn = async (canal: string) => {
      const { dadosEntrada } = await quote(carrinho({ canal }, { sku: "CAMA" }));
      const [item] = dadosEntrada.carrinho.produto;
      return [item?.precoCadastro, item?.precoCanalDe, item?.precoCanalPor];
    };
    expect(await pricesIn("site")).toEqual([100, 120.5, 99.9]);
    expect(await pricesIn("app")).toEqual([100, 1, 2]);
    expect(await pricesIn("loja física")).toEqual([100, null, null]);
  });

  const branches: [string, string | undefined, string[], RegExp][] = [
    ["COT-033: absent", undefined, ["A1", "B1"], /sucesso$/],
    ["COT-033: empty", "", ["A1", "B1"], /sucesso$/],
    ["COT-033: nothing but commas and spaces", " , ,", ["A1", "B1"], /sucesso$/],
    ["COT-032: one", "B1", ["B1"], /sucesso$/],
    ["COT-032: two, with spaces, one twice", " B1 ,A1,B1", ["A1", "B1"], /sucesso$/],
    ["NS-058: an unknown one beside a known one", "A1,X9,Y8", ["A1"], /sucesso; .*X9, Y8$/],
    ["NS-058: an inactive one beside a known one", "A1,I1", ["A1"], /I1$/],
    ["NS-058: unknown ones only", "X9,Y8", [], /^Nenhuma filial .*X9, Y8$/],
    ["NS-058: the other store's", "Z1", [], /Z1$/],
  ];
  test.each(branches)("filiaisOrigem %s", async (_case, filiaisOrigem, expected, mensagem) => {
    const { retorno, opcoesEntrega } = await quote(carrinho({ filiaisOrigem }));
    expect([...new Set(opcoesEntrega.map(({ dadosFrete }) => dadosFrete.filialERP))]).toEqual(expected);
    expect(retorno.mensagem).toMatch(mensagem);
  });

  const nowhere: [string, object, RegExp][] = [
    ["a CEP that no table serves", { cepDestino: "69900000" }, /CEP/],
    ["unknown branches", { filiaisOrigem: "X9" }, /filial/i],
  ];
  test.each(nowhere)("NS-012: %s gives 200, no option and the reason", async (_case, changes, mensagem) => {
    const { retorno, opcoesEntrega } = await quote(carrinho(changes));
    expect(opcoesEntrega).toEqual([]);
    expect(retorno.mensagem).toMatch(mensagem);
  });

  test("a weight above the last band leaves out the method without a price for it", async () => {
    const heavy = {
      ...carrinho({ filiaisOrigem: "A1" }),
      volumes: [{ sku: "PESADO", quantidade: 2, valorUnitario: 1 }],
    };
    expect(options(await quote(heavy))).toEqual([["A1", "Lento", 35, 5]]);
  });

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
    const { retorno, dadosEntrada } = await quote(carrinho({ cepDestino }));
    expect(retorno.destino).toMatchObject(destino);
    expect(dadosEntrada.cepDestino).toBe(cepDestino);
  });

  test("NS-014: the published CT-e comes out at 614.24 over the wire", async () => {
    await operate(async (trx) => {
      await trx("metodo_envio").where({ id_loja: 1, id: 3 }).update({ ativo: 1 });
      await trx("tabela_frete").where({ id_loja: 1, id_metodo: 3 }).update({ ativa: 0 });
      const charges = {
        fator_cubagem: 100_000,
        gris: 800,
        pedagio_fracao: 783,
        despacho: 2_000,
        outros: 12_474,
        icms_incluso: 0,
        icms: 12_000,
      };
      await insertTabela(trx, 1, tabela(4, 3, charges), band(0, 200, 338.58, 3));
    });
    const volume = {
      quantidade: 1,
      valorUnitario: 5193.92,
      peso: 100,
      altura: 157.85,
      largura: 100,
      profundidade: 100,
    };
    const { dadosEntrada, opcoesEntrega } = await quote({
      ...carrinho({ filiaisOrigem: "A1" }),
      volumes: [volume],
    });
    expect(dadosEntrada.carrinho.totalCubagem).toBe(1.5785);
    const option = opcoesEntrega.find(({ dadosFrete }) => dadosFrete.idMetodoEnvio === 3);
    expect(option).toMatchObject({
      freteReal: 614.24,
      freteCobrar: 614.24,
      dadosFrete: { tabelas: { idTabela: 4 } },
    });
    await operate((trx) => trx("metodo_envio").where({ id_loja: 1, id: 3 }).update({ ativo: 0 }));
  });

  test("COT-026, COT-027, NS-019: fees and rules show in the option", async () => {
    await operate(async (trx) => {
      const taxa = {
        id_loja: 1,
        id_transportadora: null,
        cep_inicio: 11_000_000,
        cep_fim: 11_999_999,
        ativa: 1,
      };
      await trx("taxa_entrega").insert([
        { ...taxa, id: 7, tipo: "TDA", forma: "fixo", valor: 500, minimo: 0 },
        { ...taxa, id: 8, tipo: "TRT", forma: "percentual", valor: 10_000, minimo: 200 },
      ]);
      const regra = {
        id_loja: 1,
        status: "ativo",
        valor_tipo: "percentual",
        valor_acao: "desconto",
        data_inicio: "2026-11-21",
        data_fim: "2026-11-21",
        criterios: JSON.stringify([{ campo: 4, inicio: 11_000_000, fim: 11_999_999 }]),
        id_usuario: 1,
        usuario: "u",
        usuario_email: "u@frete.example",
        data_cadastro: NOW,
      };
      const titled = (codigo: number, changes: object) => ({
        ...regra,
        codigo,
        titulo: `Regra ${codigo}`,
        titulo_busca: `regra ${codigo}`,
        prazo_acao: null,
        prazo: null,
        ordem: codigo,
        ...changes,
      });
      await trx("regra_frete").insert([
        titled(1, { valor: 50_000 }),
        titled(2, { valor_tipo: "fixo", valor_acao: "soma", valor: 1_000, prazo_acao: "soma", prazo: 2 }),
        titled(3, { valor: 99_000, data_fim: null, data_inicio: "2026-11-22" }),
        titled(4, { valor: 99_000, data_inicio: "2026-11-01", data_fim: "2026-11-20" }),
        titled(5, { valor: 99_000, status: "inativo" }),
      ]);
    });
    const { opcoesEntrega } = await quote(carrinho({ cepDestino: "11010000", filiaisOrigem: "A1" }));
    expect(opcoesEntrega[0]).toMatchObject({
      freteReal: 22,
      freteCobrar: 12,
      prazoEntregaTotal: 7,
      prazoEntrega: { prazoTransportadora: 5, prazoEntregaRegra: 2, prazoEntregaPorRegra: 2, prazoTotal: 7 },
      dadosFrete: {
        tabelas: { generalidade: { idTDA: 7, TDA: 5, idTRT: 8, TRT: 2 }, idListaRegras: [1, 2] },
      },
    });
  });

  test("NS-026: the store's own midnight ends a rule", async () => {
    const lento = async () => {
      const { opcoesEntrega } = await quote(carrinho({ cepDestino: "11010000", filiaisOrigem: "A1" }));
      return opcoesEntrega.find(({ dadosFrete }) => dadosFrete.idMetodoEnvio === 2)?.dadosFrete.tabelas
        .idListaRegras;
    };
    const midnight = Date.parse("2026-11-22T00:00:00-03:00");
    server.clock.set(midnight - 1);
    expect(await lento()).toEqual([1, 2]);
    server.clock.set(midnight);
    expect(await lento()).toEqual([3]);
    server.clock.set(NOW);
  });

  test("COT-024: the second store orders by time", async () => {
    const { opcoesEntrega } = await server.client(2).cotacao.criar(carrinho());
    expect(opcoesEntrega.map(({ dadosFrete }) => [dadosFrete.filialERP, dadosFrete.ordenacao])).toEqual([
      ["Z1", "p"],
    ]);
  });

  test("GER-004, AUTH-005: the other store's products are not registered here", async () => {
    await server.client(2).produto.salvar([produto("SO-LA", { filial: [] })]);
    const { dadosEntrada } = await quote(carrinho({}, { sku: "SO-LA" }));
    expect(dadosEntrada.carrinho.produto[0]?.idSku).toBeNull();
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
      Array.from({ length: 50 }, (_, index) => quote(carrinho({ canal: `c${index}` }))),
    );
    expect(new Set(answers.map(({ retorno }) => retorno.idCotacao)).size).toBe(50);
    const after = await server.stored();
    expect([after.cotacao, after.cotacao_fila]).toEqual([
      (before.cotacao as number) + 50,
      (before.cotacao_fila as number) + 50,
    ]);
    for (const answer of answers) {
      expect(await server.client().cotacao.consultar(answer.retorno.idCotacao)).toEqual(answer);
    }
  });

  test("an operator's change shows in the next quotation", async () => {
    const cart = carrinho({ filiaisOrigem: "A1" });
    expect(options(await quote(cart))[0]).toEqual(["A1", "Lento", 15, 5]);
    await operate((trx) => trx("filial").where({ id_loja: 1, id: 1 }).update({ per_adi_desconto: -20_000 }));
    expect(options(await quote(cart))[0]).toEqual(["A1", "Lento", 12, 5]);
    await operate((trx) => trx("loja").where({ id: 1 }).update({ criterio: "prazo", nome: "Loja Nova" }));
    const quoted = await quote(cart);
    expect(options(quoted)[0]).toEqual(["A1", "Rápido", 24, 2]);
    expect(quoted.dadosEntrada.nomeLoja).toBe("Loja Nova");
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
