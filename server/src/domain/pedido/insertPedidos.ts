import type { Knex } from "knex";
import { saveEventos } from "../../events/saveEventos.ts";
import { sequences } from "../../platform/storage/sequence.ts";
import { insertCotacoes } from "../cotacao/cotacaoRepository.ts";
import type { CotacaoRow } from "../cotacao/cotacaoTables.ts";
import { buildPedido, type CompletePedido, initialOcorrencias } from "./buildPedido.ts";
import { creationEventos } from "./creationEventos.ts";
import type { PedidoIdentity } from "./pedidoByNumero.ts";
import { lockPedidos, type PedidoChange, savePedidos } from "./pedidoRepository.ts";

/** A new order on its way into the database. */
export interface PedidoInsertion {
  idLoja: number;
  fusoHorario: string;
  corpoHash: string;
  /** Key of the order, if it is new. */
  chave: string;
  completo: CompletePedido;
  /** The quotation that was made for the order, to be stored with it. */
  cotacao: CotacaoRow | null;
  /** Set by `gravarPedidos`: the order stored under this number, which may have been there before. */
  stored?: PedidoIdentity;
}

/**
 * Stores new orders, of several lojas too; one whose number is taken is left alone and learns who has it. To be used with
 * `db.groupCommit`.
 *
 * @throws StorageError `conflict` when the code of a new quotation is taken
 */
export async function insertPedidos(
  trx: Knex.Transaction,
  insertions: readonly PedidoInsertion[],
): Promise<void> {
  const byLoja = Map.groupBy(insertions, ({ idLoja }) => idLoja);
  // Always in the same order: two transactions never wait for each other.
  for (const [idLoja, some] of [...byLoja].sort(([a], [b]) => a - b)) {
    await insertOfLoja(trx, idLoja, some);
  }
}

/** Parts of a new order that are written, as the weight of one that shares a transaction with others. */
export function partsOf({ completo: { novo } }: PedidoInsertion): number {
  return novo.envios.reduce((sum, { produtos }) => sum + produtos.length, 1);
}

async function insertOfLoja(
  trx: Knex.Transaction,
  idLoja: number,
  insertions: readonly PedidoInsertion[],
): Promise<void> {
  await lockPedidos(trx, idLoja);
  const known = await findNumbers(trx, idLoja, insertions);
  const added: PedidoInsertion[] = [];
  for (const insertion of insertions) {
    const key = keyOf(insertion.completo.novo);
    const found = known.get(key);
    if (found) {
      insertion.stored = found;
      continue;
    }
    insertion.stored = { chave: insertion.chave, corpo_hash: insertion.corpoHash };
    known.set(key, insertion.stored);
    added.push(insertion);
  }
  if (added.length === 0) return;
  const cotacoes = added.flatMap(({ cotacao }) => (cotacao ? [cotacao] : []));
  if (cotacoes.length > 0) await insertCotacoes(trx, cotacoes);
  const changes = await assignNumbers(trx, idLoja, added);
  const fusoHorario = added[0]?.fusoHorario ?? "";
  await savePedidos(trx, idLoja, changes, fusoHorario);
  const eventos = changes.flatMap(({ pedido }) => creationEventos(pedido, fusoHorario));
  await saveEventos(trx, idLoja, eventos);
}

/** Gives every order, shipment and occurrence its number. */
async function assignNumbers(
  trx: Knex.Transaction,
  idLoja: number,
  added: readonly PedidoInsertion[],
): Promise<PedidoChange[]> {
  const enviosOf = ({ completo }: PedidoInsertion) => completo.envios.length;
  const ocorrenciasOf = (nova: PedidoInsertion) => enviosOf(nova) * initialOcorrencias(nova.completo.novo);
  const total = (count: (nova: PedidoInsertion) => number) =>
    added.reduce((sum, nova) => sum + count(nova), 0);
  let {
    pedido: id,
    envio,
    ocorrencia,
  } = await sequences(trx, idLoja, {
    pedido: added.length,
    envio: total(enviosOf),
    ocorrencia: total(ocorrenciasOf),
  });
  return added.map((nova) => {
    const chave = nova.stored?.chave ?? "";
    const pedido = buildPedido(nova.completo, { id, chave, envio, ocorrencia });
    id += 1;
    envio += enviosOf(nova);
    ocorrencia += ocorrenciasOf(nova);
    return { pedido, corpoHash: nova.corpoHash };
  });
}

async function findNumbers(
  trx: Knex.Transaction,
  idLoja: number,
  insertions: readonly PedidoInsertion[],
): Promise<Map<string, PedidoIdentity>> {
  const rows = await trx("pedido")
    .select("numero_pedido", "tipo_pedido", "chave", "corpo_hash")
    .where({ id_loja: idLoja })
    .whereIn(
      "numero_pedido",
      insertions.map(({ completo }) => completo.novo.numeroPedido),
    );
  return new Map(
    rows.map(({ numero_pedido, tipo_pedido, chave, corpo_hash }) => [
      keyOf({ numeroPedido: numero_pedido, tipoPedido: tipo_pedido }),
      { chave, corpo_hash },
    ]),
  );
}

const keyOf = ({ numeroPedido, tipoPedido }: { numeroPedido: string; tipoPedido: string }) =>
  `${tipoPedido}/${numeroPedido}`;
