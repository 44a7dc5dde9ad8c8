import { expect, test } from "vitest";
import { conciliacaoDecidida } from "../../platform/storage/migrations/0009_conciliacao_decidida.ts";
import { grupos } from "../../platform/storage/migrations/0016_grupos.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { countersOf, envio, insertPedidos, pedido, recounted } from "./pedido.testing.ts";
import type { StoredConciliacao } from "./pedido.ts";

const conciliacao = (autorizado: boolean | null): StoredConciliacao => ({
  ...{ serieConhecimento: null, numeroConhecimento: null, dataConhecimento: null, dataProcessamento: 0 },
  ...{ valores: {}, cnpj: null, cnpjTransportadora: null, chaveConhecimento: null, ST: null },
  idTipoConhecimento: null,
  autorizacao:
    autorizado === null ? null : { autorizado, data: 0, usuario: "Ana", idUsuario: "1", comentario: "" },
});

eachDatabase((_name, open) => {
  test("NS-008: orders of an earlier release whose conciliation was refused wait no more; the counters follow", async () => {
    const db = await open();
    await insertLojas(db);
    const made = (numeroPedido: string, ...decisions: (boolean | null)[]) =>
      pedido({
        numeroPedido,
        envios: decisions.map((autorizado) =>
          envio({ conciliacao: conciliacao(autorizado), prazoEntregaPedido: "1969-12-30 12:00:00" }),
        ),
      });
    const orders = [made("waits", null), made("one waits", false, null), made("refused", true, false)];
    await insertPedidos(db, 1, [...orders, made("authorized", true), pedido({ numeroPedido: "none" })]);
    await db.transaction(async (trx) => {
      await trx("pedido").where({ numero_pedido: "refused" }).update({ autorizado: 0 });
      await trx("pedido_dia").delete();
      await conciliacaoDecidida(trx, db.dialect);
      for (const table of ["pedido_grupo", "pedido_grupo_transportadora", "pedido_grupo_dia"])
        await trx.schema.dropTable(table);
      await grupos(trx, db.dialect);
    });
    const rows = await db.reader("pedido").orderBy("id");
    expect(rows.map(({ numero_pedido, autorizado }) => [numero_pedido, autorizado])).toEqual([
      ["waits", 0],
      ["one waits", 0],
      ["refused", null],
      ["authorized", 1],
      ["none", null],
    ]);
    expect(await countersOf(db)).toEqual(await recounted(db));
  });
});
