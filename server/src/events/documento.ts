import type { Evento } from "@frete/contract/loja";
import { dadosDocuments } from "./dadosDocuments.ts";
import type { EventoRow } from "./eventTables.ts";

/** The code of an event's document: unique over all lojas, the same on every delivery (EVT-010). */
export function documentoOf(idLoja: number, id: number): string {
  return `evt_${idLoja}_${id}`;
}

/** The event of the loja that a document's code names; undefined for anything else. */
export function idOfDocumento(idLoja: number, documento: string): number | undefined {
  const id = Number(/^evt_\d+_([1-9]\d{0,15})$/.exec(documento)?.[1]);
  return documentoOf(idLoja, id) === documento && Number.isSafeInteger(id) ? id : undefined;
}

/** The document of an event as JSON: the same text in the queue and in a notification (EVT-010). */
export function documentoText({
  id_loja,
  id,
  tipo,
  dados,
}: Pick<EventoRow, "id_loja" | "id" | "tipo" | "dados">): string {
  const json = dadosDocuments[tipo as Evento["tipo"]].toJson(dados);
  return `{"documento":${JSON.stringify(documentoOf(id_loja, id))},"tipo":${JSON.stringify(tipo)},"dados":${json}}`;
}
