import { attributeForm, attributeGrid, attributePrazo, excessForm, prazoPerBand } from "./layout.ts";
import type { BandHit, FreightTable } from "./types.ts";

/** Place of a source's value list. */
export function listPlace(table: FreightTable, source: number): number {
  const record = table.oSource + source * table.recordWords;
  return table.stride > 0 ? record + 2 : table.oPool + (table.words[record + 2] as number);
}

/**
 * Reads one original row of a packed table. `pesoAcima` is the weight to be priced above the row's end (thousandths
 * of a kilogram), or 0 when the row is read for itself.
 */
export function readRow(table: FreightTable, source: number, band: number, pesoAcima: number): BandHit {
  const { words } = table;
  const record = table.oSource + source * table.recordWords;
  const list = listPlace(table, source);
  const attribute = words[list] as number;
  const grid = table.oGrid + attributeGrid(attribute) * 5;
  const oBand = table.oBand + ((words[grid] as number) + band) * 2;
  const bands = words[grid + 1] as number;
  const prazo = attributePrazo(attribute);
  const form = attributeForm(attribute);
  const excess = list + 1 + bands + (prazo === prazoPerBand ? bands : 0);
  let kgExcedente = -1;
  if (form === excessForm.each) kgExcedente = (words[excess + band] as number) | 0;
  else if (form === excessForm.same || (form === excessForm.last && band === words[grid + 4])) {
    kgExcedente = words[excess] as number;
  }
  const cepInicio = words[record] as number;
  const cepFim = words[record + 1] as number;
  const pesoInicio = words[oBand] as number;
  const pesoFim = words[oBand + 1] as number;
  return {
    cepInicio,
    cepFim,
    pesoInicio,
    pesoFim,
    valor: words[list + 1 + band] as number,
    prazo: prazo === prazoPerBand ? (words[list + 1 + bands + band] as number) : prazo,
    kgExcedente: kgExcedente < 0 ? null : kgExcedente,
    larguraCep: cepFim - cepInicio + 1,
    larguraPeso: pesoFim - pesoInicio,
    excesso: pesoAcima > pesoFim ? pesoAcima - pesoFim : 0,
  };
}
