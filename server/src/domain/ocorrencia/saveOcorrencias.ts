import type { Knex } from "knex";
import { type NovoEvento, saveEventos } from "../../events/saveEventos.ts";
import { lockedBreather } from "../../http/index.ts";
import { sequence, sequences } from "../../platform/storage/sequence.ts";
import { eventoRastreio } from "../pedido/eventoRastreio.ts";
import type { Ocorrencia } from "../pedido/pedido.ts";
import { type PedidoChange, pedidosInPieces, savePedidos } from "../pedido/pedidoRepository.ts";
import { type AppliedOcorrencia, applyOcorrencia, insertingInPlace } from "./applyOcorrencia.ts";
import { AHEAD } from "./readReferencia.ts";
import { findTargets, type Referencia, type Target } from "./targets.ts";
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
 * Records reports, as part of the transaction, those of each order in their order: orders are read and written once each, a few at a
 * time, and the loja's events are written in the order of the reports (EVT-003). Returns what became of each report, in the same order.
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
  const find = await findTargets(trx, idLoja, referencias);
  const outcomes: OcorrenciaOutcome[] = [];
  const ofPedido = new Map<number, Placed[]>();
  for (const [place, report] of reports.entries()) {
    const target = isAhead(report) ? textos.noFuturo() : find(report.referencia);
    if (typeof target === "string") outcomes[place] = { recusada: target };
    else ofPedido.getOrInsert(target.idPedido, []).push({ place, target });
  }

  /** By the place of their report. */
  const eventos: NovoEvento[] = [];
  let id = first;
  const breathe = lockedBreather();
  for await (const some of pedidosInPieces(trx, idLoja, [...ofPedido.keys()])) {
    const insert = insertingInPlace();
    const changes: PedidoChange[] = [];
    for (const { pedido: before, row } of some) {
      let pedido = before;
      for (const { place, target } of ofPedido.get(before.id) ?? []) {
        const { referencia: _, ...dados } = reports[place] as ReportedOcorrencia;
        const applied = applyOcorrencia(pedido, target.idEnvio, { id, ...dados }, insert);
        pedido = applied.pedido;
        outcomes[place] = outcomeOf(applied, target);
        if (applied.isNew) {
          id++;
          eventos[place] = eventoRastreio(pedido, dados, fusoHorario);
        }
        const pause = breathe();
        if (pause) await pause;
      }
      if (pedido !== before) changes.push({ pedido, before: row });
    }
    await savePedidos(trx, idLoja, changes, fusoHorario);
  }
  // Back with the numbers of what was known already: nobody counts until this transaction ends.
  const unused = first + reports.length - id;
  if (unused > 0) await sequence(trx, idLoja, "ocorrencia", -unused);
  await saveEventos(
    trx,
    idLoja,
    eventos.filter((evento) => evento !== undefined),
  );
  return outcomes;
}

/** A report by its place among all, and the shipment that it is about. */
interface Placed {
  place: number;
  target: Target;
}

function outcomeOf(
  { isNew, statusEnvio, pedido }: AppliedOcorrencia,
  { documento, idEnvio }: Target,
): OcorrenciaOutcome {
  const idStatus = pedido.envios.find(({ id }) => id === idEnvio)?.idStatus ?? null;
  return { isNew, statusEnvio, documento, idEnvio, idStatus };
}
