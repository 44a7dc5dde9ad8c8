import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW } from "../../test-support/lojaServer.testing.ts";
import {
  band,
  carrinho,
  catalogo,
  insertLojas,
  insertTabela,
  options,
  tabela,
} from "../../test-support/lojas.testing.ts";
import type { RegraFreteRow } from "./cotacaoTables.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server.client().produto.save(catalogo);
  });
  afterAll(() => server.close());

  test("a weight above the last band leaves out the method without a price for it", async () => {
    const heavy = {
      ...carrinho({ filiaisOrigem: "A1" }),
      volumes: [{ sku: "PESADO", quantidade: 2, valorUnitario: 1 }],
    };
    expect(options(await server.quoted(heavy))).toEqual([["A1", "Lento", 35, 5]]);
  });

  test("NS-014: the published CT-e comes out at 614.24 over the wire", async () => {
    await server.operate(async (trx) => {
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
    const { dadosEntrada, opcoesEntrega } = await server.quoted({
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
    await server.operate((trx) => trx("metodo_envio").where({ id_loja: 1, id: 3 }).update({ ativo: 0 }));
  });

  test("COT-019, COT-020, COT-026, COT-027, NS-016, NS-019: fees and rules show in the option", async () => {
    await server.operate(async (trx) => {
      const taxa = {
        id_loja: 1,
        id_transportadora: null,
        cep_inicio: 11_000_000,
        cep_fim: 11_999_999,
        ativa: 1,
      } as const;
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
      } as const;
      const titled = (codigo: number, changes: Partial<RegraFreteRow>) => ({
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
    const { opcoesEntrega } = await server.quoted(carrinho({ cepDestino: "11010000", filiaisOrigem: "A1" }));
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

  test("NS-026: the loja's own midnight ends a rule", async () => {
    const lento = async () => {
      const { opcoesEntrega } = await server.quoted(
        carrinho({ cepDestino: "11010000", filiaisOrigem: "A1" }),
      );
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

  test("COT-024: the second loja orders by time", async () => {
    const { opcoesEntrega } = await server.client(2).cotacao.create(carrinho());
    expect(opcoesEntrega.map(({ dadosFrete }) => [dadosFrete.filialERP, dadosFrete.ordenacao])).toEqual([
      ["Z1", "p"],
    ]);
  });

  test("an operator's change shows in the next quotation", async () => {
    const sent = carrinho({ filiaisOrigem: "A1" });
    expect(options(await server.quoted(sent))[0]).toEqual(["A1", "Lento", 15, 5]);
    await server.operate((trx) =>
      trx("filial").where({ id_loja: 1, id: 1 }).update({ per_adi_desconto: -20_000 }),
    );
    expect(options(await server.quoted(sent))[0]).toEqual(["A1", "Lento", 12, 5]);
    await server.operate((trx) =>
      trx("loja").where({ id: 1 }).update({ criterio: "prazo", nome: "Loja Nova" }),
    );
    const quoted = await server.quoted(sent);
    expect(options(quoted)[0]).toEqual(["A1", "Rápido", 24, 2]);
    expect(quoted.dadosEntrada.nomeLoja).toBe("Loja Nova");
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
