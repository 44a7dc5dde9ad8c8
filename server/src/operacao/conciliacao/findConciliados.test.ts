import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { planOf } from "../../test-support/planOf.ts";
import { type FiltroConciliados, findConciliados } from "./findConciliados.ts";

const filtro: FiltroConciliados = { idLoja: 1, range: { start: 0, end: 9 }, tolerancia: 0 };

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  test.each([
    ["no filter", {}],
    ["divergente", { divergente: true }],
    ["a carrier", { idTransportadora: 1 }],
  ])("the index gives the shipments in their order: %s", async (_case, more) => {
    const plan = await planOf(db, [(knex) => findConciliados(knex, { ...filtro, ...more }), {}]);
    expect(plan).toContain("envio_conciliado");
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });
});
