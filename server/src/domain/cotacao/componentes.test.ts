import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { type BothServers, bothServers } from "../../test-support/bothServers.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { carrinho } from "../../test-support/lojas.testing.ts";
import { findComponentes } from "./componentes.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let servers: BothServers;
  beforeAll(async () => {
    db = await open();
    servers = await bothServers(db);
    await servers.operador.call("PATCH", "/lojas/1/tabelas/2", {
      ...{ gris: 0.5, despacho: 3, pedagioFracao: 2.5, freteMinimo: 40, icms: 12, icmsIncluso: false },
    });
  });
  afterAll(() => servers.close());

  test("NS-014: a quotation keeps the parts of every price, which add up to it, and shows none", async () => {
    const { retorno, opcoesEntrega } = await servers.loja.quoted(carrinho());
    const [row] = await db.reader("cotacao").where({ id_loja: 1, codigo: retorno.idCotacao });
    expect(opcoesEntrega.length).toBeGreaterThan(1);
    for (const { dadosFrete, freteReal } of opcoesEntrega) {
      const parts = findComponentes(row?.componentes ?? "[]", dadosFrete.filial, dadosFrete.idMetodoEnvio);
      expect(Object.values(parts ?? {}).reduce((sum, part) => sum + part, 0)).toBe(
        Math.round(freteReal * 100),
      );
    }
    // 15,00 by weight, 0,50 GRIS, 2,50 toll and 3,00 dispatch are 21,00: the minimum adds 19,00, the tax 5,45.
    expect(findComponentes(row?.componentes ?? "[]", 1, 2)).toEqual({
      ...{ fretePeso: 3400, adValorem: 0, gris: 50, pedagio: 250, despacho: 300, outros: 0 },
      ...{ TDA: 0, TRT: 0, icms: 545 },
    });
    expect(findComponentes(row?.componentes ?? "[]", 1, 99)).toBeUndefined();
    expect(row?.documento).not.toContain("fretePeso");
  });
});
