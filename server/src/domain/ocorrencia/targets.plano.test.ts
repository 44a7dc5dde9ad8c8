import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { plansOf } from "../../test-support/planOf.ts";
import { envio, insertPedidos, notaFiscal, pedido } from "../pedido/pedido.testing.ts";
import { findTargets, type Referencia } from "./targets.ts";

const ORDERS = 500;

eachDatabase((name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    const orders = Array.from({ length: ORDERS }, (_, index) =>
      pedido({
        numeroPedido: `N${index}`,
        envios: [envio({ codigoRastreio: `R${index}`, notaFiscal: notaFiscal(index) })],
      }),
    );
    await insertPedidos(db, 1, orders);
    // Nobody analyses a SQLite database; PostgreSQL does it by itself.
    if (name === "postgres") await db.transaction((trx) => trx.raw("ANALYZE"));
  });

  test.each([
    ["pedido_chave", { documento: "f".repeat(32), posicao: 0 }],
    ["envio_chave_nf", { chaveNF: notaFiscal(7).chave }],
    ["envio_codigo_rastreio", { codigoRastreio: "R7" }],
    ["envio_numero_nf", { nota: { cnpj: "11222333000181", serie: 1, numero: 7 } }],
  ] as [string, Referencia][])("NS-011: a shipment is looked for on %s", async (index, referencia) => {
    const plans = await plansOf(db, () => findTargets(db.reader, 1, [referencia]));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toContain(index);
  });
});
