import type { Evento } from "@frete/contract/loja";
import type { Knex } from "knex";
import { chunks } from "../platform/storage/chunks.ts";
import { dadosDocuments } from "./dadosDocuments.ts";
import type { EventoRow } from "./eventTables.ts";

/**
 * Empties the free texts of events that wait or were given up: what happened and when is still told (NS-086).
 *
 * @param idsPedido orders of the loja
 * @returns how many events there are of these orders
 */
export async function emptyTexts(
  trx: Knex.Transaction,
  idLoja: number,
  idsPedido: readonly number[],
): Promise<number> {
  let emptied = 0;
  for (const table of ["evento", "evento_morto"] as const)
    for (const some of chunks(idsPedido)) {
      const rows = await trx<EventoRow>(table).where({ id_loja: idLoja }).whereIn("id_pedido", some);
      for (const { id, tipo, dados } of rows)
        await trx<EventoRow>(table)
          .where({ id_loja: idLoja, id })
          .update({ dados: withoutText(tipo as Evento["tipo"], dados) });
      emptied += rows.length;
    }
  return emptied;
}

function withoutText(tipo: Evento["tipo"], text: string): string {
  switch (tipo) {
    case "Rastreio": {
      const dados = dadosDocuments.Rastreio.parse(text);
      return dadosDocuments.Rastreio.render({ ...dados, mensagem: dados.situacao });
    }
    case "rastreioEnventos":
      return dadosDocuments[tipo].render({ ...dadosDocuments[tipo].parse(text), mensagem: null });
    case "chatTransportadora":
      return dadosDocuments[tipo].render({ ...dadosDocuments[tipo].parse(text), mensagem: "" });
    default:
      return text;
  }
}
