import { attributeGrid } from "./layout.ts";
import { openTabela } from "./openTabela.ts";
import { listPlace, readRow } from "./readRow.ts";
import type { Faixa, OpenTabela } from "./types.ts";

/**
 * Gives back every row that was packed (also rows hidden by narrower ones), sorted by CEP range and band: packing
 * them again gives the same bytes.
 */
export function unpackTabela(packed: Uint8Array | OpenTabela): Faixa[] {
  const tabela = packed instanceof Uint8Array ? openTabela(packed) : packed;
  const rows: Faixa[] = [];
  for (let source = 0; source < tabela.sources; source++) {
    const faixas = bandCount(tabela, source);
    for (let faixa = 0; faixa < faixas; faixa++) {
      const { cepInicio, cepFim, pesoInicio, pesoFim, valor, prazo, kgExcedente } = readRow(
        tabela,
        source,
        faixa,
        0,
      );
      rows.push({ cepInicio, cepFim, pesoInicio, pesoFim, valor, prazo, kgExcedente });
    }
  }
  return rows;
}

function bandCount(tabela: OpenTabela, source: number): number {
  const attribute = tabela.words[listPlace(tabela, source)] as number;
  return tabela.words[tabela.oGrid + attributeGrid(attribute) * 5 + 1] as number;
}
