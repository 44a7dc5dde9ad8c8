import { attributeGrid } from "./layout.ts";
import { openTable } from "./openTable.ts";
import { listPlace, readRow } from "./readRow.ts";
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
  const attribute = table.words[listPlace(table, source)] as number;
  return table.words[table.oGrid + attributeGrid(attribute) * 5 + 1] as number;
}
