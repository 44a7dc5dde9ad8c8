import { attributeForm, attributeGrid, attributePrazo, excessForm, prazoPerFaixa } from "./layout.ts";
import type { FaixaHit, OpenTabela } from "./types.ts";

/** Place of a source's value list. */
export function listPlace(tabela: OpenTabela, source: number): number {
  const record = tabela.oSource + source * tabela.recordWords;
  return tabela.stride > 0 ? record + 2 : tabela.oPool + (tabela.words[record + 2] as number);
}

/**
 * Reads one original row of a packed table. `pesoAcima` is the weight to be priced above the row's end (thousandths
 * of a kilogram), or 0 when the row is read for itself.
 */
export function readRow(tabela: OpenTabela, source: number, faixa: number, pesoAcima: number): FaixaHit {
  const { words } = tabela;
  const record = tabela.oSource + source * tabela.recordWords;
  const list = listPlace(tabela, source);
  const attribute = words[list] as number;
  const grid = tabela.oGrid + attributeGrid(attribute) * 5;
  const oBand = tabela.oBand + ((words[grid] as number) + faixa) * 2;
  const faixas = words[grid + 1] as number;
  const prazo = attributePrazo(attribute);
  const form = attributeForm(attribute);
  const excess = list + 1 + faixas + (prazo === prazoPerFaixa ? faixas : 0);
  let kgExcedente = -1;
  if (form === excessForm.each) kgExcedente = (words[excess + faixa] as number) | 0;
  else if (form === excessForm.same || (form === excessForm.last && faixa === words[grid + 4])) {
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
    valor: words[list + 1 + faixa] as number,
    prazo: prazo === prazoPerFaixa ? (words[list + 1 + faixas + faixa] as number) : prazo,
    kgExcedente: kgExcedente < 0 ? null : kgExcedente,
    larguraCep: cepFim - cepInicio + 1,
    larguraPeso: pesoFim - pesoInicio,
    excesso: pesoAcima > pesoFim ? pesoAcima - pesoFim : 0,
  };
}
