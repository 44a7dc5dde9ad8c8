import { openTable } from "./openTable.ts";
import { readRow } from "./readRow.ts";
import type { FreightRow, FreightTable } from "./types.ts";

/**
 * Gives back every row that was packed (also rows hidden by narrower ones), sorted by CEP range and band: packing
 * them again gives the same bytes.
 */
export function unpackTable(packed: Uint8Array | FreightTable): FreightRow[] {
  const table = packed instanceof Uint8Array ? openTable(packed) : packed;
  const rows: FreightRow[] = [];
  for (let source = 0; source < table.sources; source++) {
    const bands = bandCount(table, source);
    for (let band = 0; band < bands; band++) {
      const { cepInicio, cepFim, pesoInicio, pesoFim, valor, prazo, kgExcedente } = readRow(
        table,
        source,
        band,
        0,
      );
      rows.push({ cepInicio, cepFim, pesoInicio, pesoFim, valor, prazo, kgExcedente });
    }
  }
  return rows;
}

function bandCount(table: FreightTable, source: number): number {
  const { words, stride } = table;
  const list = stride > 0 ? source * stride : (words[table.oSource + source * 3 + 2] as number);
  const attribute = table.oAttribute + (words[table.oPool + list] as number) * 3;
  return words[table.oGrid + (words[attribute] as number) * 5 + 1] as number;
}
