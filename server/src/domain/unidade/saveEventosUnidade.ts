import type { DadosRastreioUnidade } from "@frete/contract/loja";
import type { Knex } from "knex";
import { type NovoEvento, saveEventos } from "../../events/saveEventos.ts";
import { lockedBreather, mapBreathing } from "../../http/breather.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { findTargets, type Referencia } from "../ocorrencia/targets.ts";
import { lockPedidos } from "../pedido/pedidoRepository.ts";
import type { EventoUnidadeRow } from "./unidadeTables.ts";

/** A shipment left or reached a unit, as it was reported; `data` in epoch milliseconds. */
export interface UnidadeReport {
  referencia: Referencia;
  evento: "saiu" | "chegou";
  unidade: string;
  cidade: string | null;
  uf: string | null;
  mensagem: string | null;
  data: number;
}

/** What became of a report: of which shipment it is, and whether it was known already; or in Portuguese why it was refused. */
export type UnidadeOutcome = { documento: string; idEnvio: number; isNew: boolean } | { recusado: string };

/**
 * Records unit events in their order, as part of the transaction, and tells the loja of the new ones (EVT-008, NS-074). One
 * that has shipment, instant, unit and kind in common with another is known already.
 *
 * @param fusoHorario zone of the loja
 * @param now epoch milliseconds
 */
export async function saveEventosUnidade(
  trx: Knex.Transaction,
  idLoja: number,
  relatos: readonly UnidadeReport[],
  { fusoHorario, now }: { fusoHorario: string; now: number },
): Promise<UnidadeOutcome[]> {
  await lockPedidos(trx, idLoja);
  const referencias = relatos.map(({ referencia }) => referencia);
  const alvos = referencias.map(await findTargets(trx, idLoja, referencias));
  const ids = alvos.flatMap((alvo) => (typeof alvo === "string" ? [] : [alvo.idEnvio]));
  const known = await knownKeys(trx, idLoja, [...new Set(ids)]);
  const rows: EventoUnidadeRow[] = [];
  const eventos: NovoEvento[] = [];

  const record = ({ referencia: _, ...relato }: UnidadeReport, index: number): UnidadeOutcome => {
    const alvo = alvos[index];
    if (alvo === undefined || typeof alvo === "string") return { recusado: alvo ?? "" };
    const { idEnvio, idPedido, documento, numeroPedido } = alvo;
    const row = { id_loja: idLoja, id_envio: idEnvio, ...relato, registrado_em: now };
    const isNew = !known.has(keyOf(row));
    if (isNew) {
      known.add(keyOf(row));
      rows.push(row);
      const dados: DadosRastreioUnidade = {
        idPedido: documento,
        numeroPedido,
        idEnvio,
        ...relato,
        data: formatTimestamp(relato.data, fusoHorario),
      };
      eventos.push({ tipo: "rastreioEnventos", idPedido, criadoEm: now, dados });
    }
    return { documento, idEnvio, isNew };
  };
  const desfechos = await mapBreathing(relatos, record, lockedBreather());

  for (const some of chunks(rows)) await trx("evento_unidade").insert(some);
  await saveEventos(trx, idLoja, eventos);
  return desfechos;
}

async function knownKeys(
  trx: Knex.Transaction,
  idLoja: number,
  idsEnvio: readonly number[],
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const some of chunks(idsEnvio)) {
    const rows = await trx("evento_unidade").where({ id_loja: idLoja }).whereIn("id_envio", some);
    for (const row of rows) keys.add(keyOf(row));
  }
  return keys;
}

const keyOf = ({
  id_envio,
  data,
  evento,
  unidade,
}: Pick<EventoUnidadeRow, "id_envio" | "data" | "evento" | "unidade">) =>
  `${id_envio}/${data}/${evento}/${unidade}`;
