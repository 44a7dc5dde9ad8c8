import type { FiltroPedido } from "@frete/contract/loja";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { plansOf } from "../../test-support/planOf.ts";
import { findByFiltro } from "./findByFiltro.ts";
import { envio, insertPedidos, pedido } from "./pedido.testing.ts";
import { findPedidos } from "./pedidoRepository.ts";

const ORDERS = 500;

eachDatabase((name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    const orders = Array.from({ length: ORDERS }, (_, index) =>
      pedido({
        numeroPedido: `N${index}`,
        pedidoAuxiliar: `A${index}`,
        cotado: { ...pedido().cotado, idCotacao: String(10_000_000_000 + index) },
        envios: [
          envio({ codigoRastreio: `R${index}`, notaFiscal: { ...envio().notaFiscal, numero: index } }),
        ],
      }),
    );
    await insertPedidos(db, 1, orders);
    // Nobody analyses a SQLite database; PostgreSQL does it by itself.
    if (name === "postgres") await db.transaction((trx) => trx.raw("ANALYZE"));
  });

  test.each([
    ["pedido", "N7", "pedido_numero"],
    ["documento", "f".repeat(32), "pedido_chave"],
    ["notafiscal", "7", "envio_numero_nf"],
    ["cotacaoid", "10000000007", "pedido_cotacao"],
  ] as [FiltroPedido, string, string][])(
    "PED-ALT-001, RAST-002: an order is looked for by %s on the index of that",
    async (filtro, valor, index) => {
      const plans = await plansOf(db, () => findByFiltro(db.reader, 1, filtro, valor));
      expect(plans.join("\n")).toContain(index);
    },
  );

  test.each([
    ["numero_pedido", "N7", "pedido_numero"],
    ["codigo_cotacao", "10000000007", "pedido_cotacao"],
    ["pedido_auxiliar", "A7", "pedido_auxiliar"],
  ] as const)("orders are read by %s on the index of that", async (column, value, index) => {
    const plans = await plansOf(db, () => findPedidos(db.reader, 1, column, [value]));
    expect(plans.join("\n")).toContain(index);
  });
});
