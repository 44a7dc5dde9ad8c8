import type { Knex } from "knex";
import { sequence } from "../../platform/storage/sequence.ts";
import type { AnexoRow } from "../arquivo/arquivoTables.ts";
import type { CheckedFile } from "../arquivo/checkFiles.ts";

/** Who a file comes from. */
export interface Remetente {
  idUsuario: number | null;
  nomeUsuario: string | null;
  /** null: the store (ANX-003). */
  idTransportadora: number | null;
}

/** Writes the entries of stored files, in the order in which they were sent, and returns them. */
export async function insertAnexos(
  trx: Knex.Transaction,
  idLoja: number,
  place: { idPedido: number; idMensagem: number | null },
  files: readonly CheckedFile[],
  from: Remetente,
  now: number,
): Promise<AnexoRow[]> {
  if (files.length === 0) return [];
  const first = await sequence(trx, idLoja, "anexo", files.length);
  const rows = files.map(
    ({ chave, nome, tipo, tamanho }, index): AnexoRow => ({
      id_loja: idLoja,
      id: first + index,
      id_pedido: place.idPedido,
      id_mensagem: place.idMensagem,
      chave,
      nome,
      tipo,
      tamanho,
      criado_em: now,
      id_usuario: from.idUsuario,
      nome_usuario: from.nomeUsuario,
      id_transportadora: from.idTransportadora,
    }),
  );
  await trx("anexo").insert(rows);
  return rows;
}
