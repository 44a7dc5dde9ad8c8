import type { Knex } from "knex";
import { type NovoEvento, saveEventos } from "../../events/saveEventos.ts";
import { lockedBreather } from "../../http/index.ts";
import { sequence, sequences } from "../../platform/storage/sequence.ts";
import { eventoRastreio } from "../pedido/eventoRastreio.ts";
import type { Ocorrencia } from "../pedido/pedido.ts";
import { savePedidos } from "../pedido/pedidoRepository.ts";
import { type AppliedOcorrencia, applyOcorrencia, insertingInPlace } from "./applyOcorrencia.ts";
import { AHEAD } from "./readReferencia.ts";
import { type Referencia, readTargets } from "./targets.ts";
import { textos } from "./textos.ts";

/** An occurrence as it was reported; instants in epoch milliseconds. */
export interface ReportedOcorrencia extends Omit<Ocorrencia, "id" | "descricao"> {
  referencia: Referencia;
}

/** What became of a report: what it did to the order, or in Portuguese why it was refused. */
export type OcorrenciaOutcome =
  | (Pick<AppliedOcorrencia, "isNew" | "statusEnvio"> & {
      /** Key of the order. */
      documento: string;
      idEnvio: number;
      /** Status of the shipment after this report. */
      idStatus: number | null;
    })
  | { recusada: string };

/** A report of what has not happened yet: every real one after it would count as late. Simulated lives may lie ahead. */
function isAhead({ data, origem }: Pick<ReportedOcorrencia, "data" | "origem">): boolean {
  return (origem.origem === "api" || origem.origem === "edi") && data > origem.data + AHEAD;
}

/**
 * Records reports in their order, as part of the transaction: the orders are read and written once each, with statements
 * for hundreds of them, and the loja's events are written with them (EVT-003). Returns what became of each report, in the same order.
 *
 * @param fusoHorario zone of the loja
 */
export async function saveOcorrencias(
  trx: Knex.Transaction,
  idLoja: number,
  reports: readonly ReportedOcorrencia[],
  fusoHorario: string,
): Promise<OcorrenciaOutcome[]> {
  // The counter of orders is the lock of `lockPedidos`: one statement takes it and the numbers.
  const { ocorrencia: first } = await sequences(trx, idLoja, { pedido: 0, ocorrencia: reports.length });
  const referencias = reports.map(({ referencia }) => referencia);
  const { pedidos, find } = await readTargets(trx, idLoja, referencias);
  const changed = new Set<number>();
  const eventos: NovoEvento[] = [];
  let id = first;

  const insert = insertingInPlace();
  const apply = ({ referencia, ...dados }: ReportedOcorrencia): OcorrenciaOutcome => {
    if (isAhead(dados)) return { recusada: textos.noFuturo() };
    const target = find(referencia);
    if (typeof target === "string") return { recusada: target };
    const stored = pedidos.get(target.idPedido);
    if (stored === undefined) throw new Error(`order ${target.idPedido} was found but not read`);
    const applied = applyOcorrencia(stored.pedido, target.idEnvio, { id, ...dados }, insert);
    if (applied.isNew) {
      id++;
      pedidos.set(target.idPedido, { ...stored, pedido: applied.pedido });
      changed.add(target.idPedido);
      eventos.push(eventoRastreio(applied.pedido, dados, fusoHorario));
    }
    const { isNew, statusEnvio, pedido } = applied;
    const idStatus = pedido.envios.find((envio) => envio.id === target.idEnvio)?.idStatus ?? null;
    return { isNew, statusEnvio, documento: pedido.chave, idEnvio: target.idEnvio, idStatus };
  };
  const breathe = lockedBreather();
  const outcomes: OcorrenciaOutcome[] = [];
  for (const report of reports) {
    outcomes.push(apply(report));
    await breathe();
  }

  const changes = [...changed].flatMap((idPedido) => {
    const stored = pedidos.get(idPedido);
    return stored ? [{ pedido: stored.pedido, before: stored.row }] : [];
  });
  await savePedidos(trx, idLoja, changes, fusoHorario);
  // Back with the numbers of what was known already: nobody counts until this transaction ends.
  const unused = first + reports.length - id;
  if (unused > 0) await sequence(trx, idLoja, "ocorrencia", -unused);
  await saveEventos(trx, idLoja, eventos);
  return outcomes;
}
