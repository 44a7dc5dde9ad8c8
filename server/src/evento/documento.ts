/** The code of an event's document: unique over all stores, the same on every delivery (EVT-010). */
export function documentoDe(idLoja: number, id: number): string {
  return `evt_${idLoja}_${id}`;
}

/** The event of the store that a document's code names; undefined for anything else. */
export function idDoDocumento(idLoja: number, documento: string): number | undefined {
  const id = Number(/^evt_\d+_([1-9]\d{0,15})$/.exec(documento)?.[1]);
  return documentoDe(idLoja, id) === documento && Number.isSafeInteger(id) ? id : undefined;
}
