import { excessForm } from "./layout.ts";
import type { BandHit, FreightTable } from "./types.ts";

/**
 * Reads one original row of a packed table. `pesoAcima` is the weight to be priced above the row's end (thousandths
 * of a kilogram), or 0 when the row is read for itself.
 */
export function readRow(table: FreightTable, source: number, band: number, pesoAcima: number): BandHit {
  const { words, ints, oPool } = table;
  const record = table.oSource + source * table.recordWords;
  const list = oPool + (table.stride > 0 ? source * table.stride : (words[record + 2] as number));
  const attribute = table.oAttribute + (words[list] as number) * 3;
  const grid = table.oGrid + (words[attribute] as number) * 5;
  const oBand = table.oBand + ((words[grid] as number) + band) * 2;
  const bands = words[grid + 1] as number;
  const prazo = ints[attribute + 1] as number;
  const form = words[attribute + 2] as number;
  const excess = list + 1 + bands + (prazo < 0 ? bands : 0);
  let kgExcedente = -1;
  if (form === excessForm.each) kgExcedente = ints[excess + band] as number;
  else if (form === excessForm.same || (form === excessForm.last && band === words[grid + 4])) {
    kgExcedente = ints[excess] as number;
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
    valor: ints[list + 1 + band] as number,
    prazo: prazo < 0 ? (ints[list + 1 + bands + band] as number) : prazo,
    kgExcedente: kgExcedente < 0 ? null : kgExcedente,
    larguraCep: cepFim - cepInicio + 1,
    larguraPeso: pesoFim - pesoInicio,
    excesso: pesoAcima > pesoFim ? pesoAcima - pesoFim : 0,
  };
}
