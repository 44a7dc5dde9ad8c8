import { insertPedidos, pedido } from "../../../server/src/domain/pedido/pedido.testing.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { requireRow } from "../../../server/src/platform/storage/requireRow.ts";
import { randomOf } from "../dataSet/randomOf.ts";
import { stores } from "../dataSet/tokens.ts";

const CHATS = 100_000;
const DAY = 86_400_000;
/** Key of an order that has no chat yet. */
export const ORDER = "5f0c954f3c0b4f3e9d5b1b7f8c2f4a10";

/** 100,000 orders and chats of the listed store, spread over 30 days; the first order has the key `ORDER`. */
export async function fillChats(db: Database): Promise<void> {
  const id_loja = stores.listed;
  const random = randomOf(11);
  const now = Date.now();
  const key = (index: number) => index.toString(16).padStart(32, "0");
  await db.transaction(async (trx) => {
    const carrier = {
      id_loja,
      id: 1,
      nome: "Carga Teste",
      cnpj: null,
      ativo: 1,
      chat_habilitado: 1,
    } as const;
    await trx("transportadora").insert(carrier).onConflict(["id_loja", "id"]).merge();
  });
  await insertPedidos(db, id_loja, [pedido({ chave: ORDER, numeroPedido: "UPLOAD" })]);
  const first = requireRow(await db.reader("pedido").where({ chave: ORDER }).first(), `order ${ORDER}`);
  for (let at = 1; at <= CHATS; at += 500) {
    const ids = Array.from({ length: 500 }, (_, index) => at + index);
    const orders = ids.map((index) => ({
      ...first,
      id: first.id + index,
      chave: key(index),
      numero_pedido: `C${index}`,
      estado: "{}",
    }));
    const chats = ids.map((index) => ({
      id_loja,
      id_pedido: first.id + index,
      chave: key(index),
      chave_pedido: key(index),
      tipo_pedido: "envio",
      id_transportadora: index % 10,
      nome_transportadora: `Transportadora ${index % 10}`,
      situacao: index % 3 === 0 ? "finalizado" : "aberto",
      sub_situacao: "aguardandoRespostaLoja",
      criado_em: now - 31 * DAY,
      ultima_em: now - Math.floor(random() * 30 * DAY),
      ultima_mensagem: "O produto está intacto e sai hoje para entrega.",
      ultima_origem: "transportadora",
      qtd_mensagens: 2,
      qtd_anexos: 0,
    }));
    await db.transaction(async (trx) => {
      await trx.batchInsert("pedido", orders, 50);
      await trx.batchInsert("chat", chats, 50);
    });
  }
  await db.transaction((trx) => trx.raw("ANALYZE"));
}
