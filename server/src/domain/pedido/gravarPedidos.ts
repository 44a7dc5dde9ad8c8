import type { Knex } from "knex";
import { recordEventos } from "../../events/recordEventos.ts";
import type { CotacaoRow, PedidoRow } from "../../platform/storage/schema.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { insertQuotations } from "../cotacao/quotationStore.ts";
import { eventosDaCriacao } from "./eventosDaCriacao.ts";
import { montarPedido, ocorrenciasIniciais, type PedidoCompleto } from "./montarPedido.ts";
import type { PedidoGravado } from "./pedidoPorNumero.ts";
import { lockPedidos, type PedidoChange, savePedidos } from "./pedidoRepository.ts";

/** A new order on its way into the database. */
export interface Gravacao {
  idLoja: number;
  fusoHorario: string;
  corpoHash: string;
  /** Key of the order, if it is new. */
  chave: string;
  completo: PedidoCompleto;
  /** The quotation that was made for the order, to be stored with it. */
  cotacao: CotacaoRow | null;
  /** Set by `gravarPedidos`: the order stored under this number, which may have been there before. */
  gravado?: PedidoGravado;
}

/**
 * Stores new orders, of several stores too; one whose number is taken is left alone and learns who has it. To be used with
 * `db.groupCommit`.
 *
 * @throws StorageError `conflict` when the code of a new quotation is taken
 */
export async function gravarPedidos(trx: Knex.Transaction, gravacoes: readonly Gravacao[]): Promise<void> {
  const porLoja = Map.groupBy(gravacoes, ({ idLoja }) => idLoja);
  // Always in the same order: two transactions never wait for each other.
  for (const [idLoja, some] of [...porLoja].sort(([a], [b]) => a - b)) {
    await gravarDaLoja(trx, idLoja, some);
  }
}

async function gravarDaLoja(
  trx: Knex.Transaction,
  idLoja: number,
  gravacoes: readonly Gravacao[],
): Promise<void> {
  await lockPedidos(trx, idLoja);
  const known = await findNumbers(trx, idLoja, gravacoes);
  const novas: Gravacao[] = [];
  for (const gravacao of gravacoes) {
    const key = keyOf(gravacao.completo.novo);
    const found = known.get(key);
    if (found) {
      gravacao.gravado = found;
      continue;
    }
    gravacao.gravado = { chave: gravacao.chave, corpo_hash: gravacao.corpoHash };
    known.set(key, gravacao.gravado);
    novas.push(gravacao);
  }
  if (novas.length === 0) return;
  const cotacoes = novas.flatMap(({ cotacao }) => (cotacao ? [cotacao] : []));
  if (cotacoes.length > 0) await insertQuotations(trx, cotacoes);
  const changes = await numerar(trx, idLoja, novas);
  const fusoHorario = novas[0]?.fusoHorario ?? "";
  await savePedidos(trx, idLoja, changes, fusoHorario);
  const eventos = changes.flatMap(({ pedido }) => eventosDaCriacao(pedido, fusoHorario));
  await recordEventos(trx, idLoja, eventos);
}

/** Gives every order, shipment and occurrence its number. */
async function numerar(
  trx: Knex.Transaction,
  idLoja: number,
  novas: readonly Gravacao[],
): Promise<PedidoChange[]> {
  const enviosDe = ({ completo }: Gravacao) => completo.envios.length;
  const ocorrenciasDe = (nova: Gravacao) => enviosDe(nova) * ocorrenciasIniciais(nova.completo.novo);
  const total = (count: (nova: Gravacao) => number) => novas.reduce((sum, nova) => sum + count(nova), 0);
  let id = await sequence(trx, idLoja, "pedido", novas.length);
  let envio = await sequence(trx, idLoja, "envio", total(enviosDe));
  let ocorrencia = await sequence(trx, idLoja, "ocorrencia", total(ocorrenciasDe));
  return novas.map((nova) => {
    const chave = nova.gravado?.chave ?? "";
    const pedido = montarPedido(nova.completo, { id, chave, envio, ocorrencia });
    id += 1;
    envio += enviosDe(nova);
    ocorrencia += ocorrenciasDe(nova);
    return { pedido, corpoHash: nova.corpoHash };
  });
}

async function findNumbers(
  trx: Knex.Transaction,
  idLoja: number,
  gravacoes: readonly Gravacao[],
): Promise<Map<string, PedidoGravado>> {
  const rows: (PedidoGravado & Pick<PedidoRow, "numero_pedido" | "tipo_pedido">)[] = await trx("pedido")
    .select("numero_pedido", "tipo_pedido", "chave", "corpo_hash")
    .where({ id_loja: idLoja })
    .whereIn(
      "numero_pedido",
      gravacoes.map(({ completo }) => completo.novo.numeroPedido),
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
