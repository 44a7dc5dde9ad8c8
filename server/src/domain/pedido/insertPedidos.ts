import type { Knex } from "knex";
import { saveEventos } from "../../events/saveEventos.ts";
import { eachLoja } from "../../platform/storage/byLojaOnPostgres.ts";
import { engineOf, inList, listValue } from "../../platform/storage/inList.ts";
import { selectIn } from "../../platform/storage/runIn.ts";
import { sequences } from "../../platform/storage/sequence.ts";
import { insertCotacoes } from "../cotacao/cotacaoRepository.ts";
import type { CotacaoRow } from "../cotacao/cotacaoTables.ts";
import { buildPedido, type CompletePedido, initialOcorrencias } from "./buildPedido.ts";
import { creationEventos } from "./creationEventos.ts";
import type { PedidoIdentity } from "./pedidoByNumero.ts";
import { type PedidoChange, savePedidos } from "./pedidoRepository.ts";
import type { PedidoRow } from "./pedidoTables.ts";

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
  await eachLoja(insertions, (idLoja, some) => insertOfLoja(trx, idLoja, some));
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
  // The counter of orders is the lock of `lockPedidos`: one statement takes it and the numbers.
  const first = await sequences(trx, idLoja, numbersOf(insertions));
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
  if (added.length < insertions.length) await giveBack(trx, idLoja, insertions, added);
  if (added.length === 0) return;
  const cotacoes = added.flatMap(({ cotacao }) => (cotacao ? [cotacao] : []));
  if (cotacoes.length > 0) await insertCotacoes(trx, cotacoes);
  const changes = assignNumbers(first, added);
  const fusoHorario = added[0]?.fusoHorario ?? "";
  await savePedidos(trx, idLoja, changes, fusoHorario);
  const eventos = changes.flatMap(({ pedido }) => creationEventos(pedido, fusoHorario));
  await saveEventos(trx, idLoja, eventos);
}

type Numbers = Record<"pedido" | "envio" | "ocorrencia", number>;

const enviosOf = ({ completo }: PedidoInsertion) => completo.envios.length;
const ocorrenciasOf = (nova: PedidoInsertion) => enviosOf(nova) * initialOcorrencias(nova.completo.novo);

const numbersOf = (novas: readonly PedidoInsertion[]): Numbers => {
  const total = (count: (nova: PedidoInsertion) => number) =>
    novas.reduce((sum, nova) => sum + count(nova), 0);
  return { pedido: novas.length, envio: total(enviosOf), ocorrencia: total(ocorrenciasOf) };
};

/** Takes back the numbers of orders that were there already: nobody counts until this transaction ends, so those of the others stay. */
async function giveBack(
  trx: Knex.Transaction,
  idLoja: number,
  insertions: readonly PedidoInsertion[],
  added: readonly PedidoInsertion[],
): Promise<void> {
  const [all, used] = [numbersOf(insertions), numbersOf(added)];
  await sequences(trx, idLoja, {
    pedido: used.pedido - all.pedido,
    envio: used.envio - all.envio,
    ocorrencia: used.ocorrencia - all.ocorrencia,
  });
}

/** Gives every order, shipment and occurrence its number. */
function assignNumbers(
  { pedido, envio: firstEnvio, ocorrencia: firstOcorrencia }: Numbers,
  added: readonly PedidoInsertion[],
): PedidoChange[] {
  let [id, envio, ocorrencia] = [pedido, firstEnvio, firstOcorrencia];
  return added.map((nova) => {
    const chave = nova.stored?.chave ?? "";
    const pedido = buildPedido(nova.completo, { id, chave, envio, ocorrencia });
    id += 1;
    envio += enviosOf(nova);
    ocorrencia += ocorrenciasOf(nova);
    return { pedido, corpoHash: nova.corpoHash };
  });
}

const selectNumbers = selectIn<Pick<PedidoRow, "numero_pedido" | "tipo_pedido" | "chave" | "corpo_hash">>(
  (knex, param) =>
    knex("pedido")
      .select("numero_pedido", "tipo_pedido", "chave", "corpo_hash")
      .where({ id_loja: param("idLoja") })
      .where(inList(engineOf(knex), knex, "numero_pedido", param("numeros"))),
);

async function findNumbers(
  trx: Knex.Transaction,
  idLoja: number,
  insertions: readonly PedidoInsertion[],
): Promise<Map<string, PedidoIdentity>> {
  const numeros = insertions.map(({ completo }) => completo.novo.numeroPedido);
  const rows = await selectNumbers(trx, { idLoja, numeros: listValue(engineOf(trx), numeros) });
  return new Map(
    rows.map(({ numero_pedido, tipo_pedido, chave, corpo_hash }) => [
      keyOf({ numeroPedido: numero_pedido, tipoPedido: tipo_pedido }),
      { chave, corpo_hash },
    ]),
  );
}

const keyOf = ({ numeroPedido, tipoPedido }: { numeroPedido: string; tipoPedido: string }) =>
  `${tipoPedido}/${numeroPedido}`;
