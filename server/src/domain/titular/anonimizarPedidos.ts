import type { Knex } from "knex";
import { emptyTexts } from "../../events/emptyTexts.ts";
import { fileKey } from "../../platform/files/fileStore.ts";
import { pedidosInPieces, savePedidos } from "../pedido/pedidoRepository.ts";
import type { Contagem } from "./titularTables.ts";
import { withoutPerson } from "./withoutPerson.ts";

/** Stands for the hash of the request that made an order: it was made of personal data, and no request has this one. */
export const NO_HASH = `2:${"0".repeat(62)}`;
/** What was anonymized, and the keys of files that are to be removed once the transaction is committed. */
export interface Anonimizados extends Contagem {
  files: string[];
}

/**
 * Takes what tells whose they are out of orders and of all that belongs to them (NS-086), as part of a transaction that holds
 * `lockPedidos`. Orders that are anonymous already count for nothing.
 *
 * @param ids orders of the loja, by their internal numbers
 */
export async function anonimizarPedidos(
  trx: Knex.Transaction,
  { idLoja, fusoHorario }: { idLoja: number; fusoHorario: string },
  ids: readonly number[],
): Promise<Anonimizados> {
  const done: Anonimizados = { pedidos: 0, mensagens: 0, anexos: 0, cotacoes: 0, eventos: 0, files: [] };
  for await (const found of pedidosInPieces(trx, idLoja, ids)) {
    const personal = found.filter(({ row }) => row.corpo_hash !== NO_HASH);
    const changes = personal.map(({ pedido, row }) => ({
      pedido: withoutPerson(pedido),
      before: row,
      corpoHash: NO_HASH,
    }));
    await savePedidos(trx, idLoja, changes, fusoHorario);
    done.pedidos += personal.length;
    const numbers = found.map(({ row }) => row.id);
    const codigos = [...new Set(personal.map(({ row }) => row.codigo_cotacao))];
    const envios = found.flatMap(({ pedido }) => pedido.envios.map(({ id }) => id));
    const belongs = <Table extends "anexo" | "chat" | "chat_mensagem">(table: Table) =>
      trx(table as "anexo")
        .where({ id_loja: idLoja })
        .whereIn("id_pedido", numbers);
    const chaves: string[] = await belongs("anexo").pluck("chave");
    done.files.push(...chaves.map((chave) => fileKey(idLoja, chave)));
    done.anexos += await belongs("anexo").delete();
    done.mensagens += await belongs("chat_mensagem").delete();
    await belongs("chat").delete();
    await trx("cotacao_fila").where({ id_loja: idLoja }).whereIn("codigo", codigos).delete();
    done.cotacoes += await trx("cotacao").where({ id_loja: idLoja }).whereIn("codigo", codigos).delete();
    for (let at = 0; at < envios.length; at += 500)
      await trx("evento_unidade")
        .where({ id_loja: idLoja })
        .whereIn("id_envio", envios.slice(at, at + 500))
        .whereNotNull("mensagem")
        .update({ mensagem: null });
    if (personal.length > 0) done.eventos += await emptyTexts(trx, idLoja, numbers);
  }
  return done;
}
