import type { ErroDeLinha } from "@frete/contract/operacao";
import { type Line, MAX_LINE_BYTES, readLines } from "../../platform/readLines.ts";
import { parseHeader } from "./parseHeader.ts";
import { parseRow } from "./parseRow.ts";
import { type RowBuffer, rowBuffer } from "./rowBuffer.ts";
import { textos } from "./textos.ts";

/** Most bad lines that are told; the rest is counted. */
export const MAX_ERRORS = 1000;

/** Most rows of a table. */
export const MAX_ROWS = 1_000_000;

/** A file that was read: its rows, or what is wrong with it. */
export interface ReadRows {
  rows: RowBuffer;
  /** Bad lines in all. */
  total: number;
  /** The first of them. */
  errors: ErroDeLinha[];
  tooMany: boolean;
}

const BLANK = /^[;,\s]*$/;

/**
 * Reads a CSV file of rows as it arrives. Every bad line is counted and the first ones are told; a bad header or too
 * many rows end the reading at once.
 */
export async function readRows(chunks: AsyncIterable<Buffer>): Promise<ReadRows> {
  const result: ReadRows = { rows: rowBuffer(), total: 0, errors: [], tooMany: false };
  const fail = (linha: number, mensagem: string) => {
    result.total++;
    if (result.errors.length < MAX_ERRORS) result.errors.push({ linha, mensagem });
  };
  let header: ReturnType<typeof parseHeader> | undefined;
  for await (const batch of readLines(chunks)) {
    for (const line of batch) {
      if (line.text !== null && BLANK.test(line.text)) continue;
      const text = line.text ?? problemOf(line);
      if (header === undefined) {
        header = line.text === null ? text : parseHeader(text);
        if (typeof header === "string") {
          fail(line.number, header);
          return result;
        }
        continue;
      }
      const row = line.text === null || typeof header === "string" ? text : parseRow(text, header);
      if (typeof row === "string") fail(line.number, row);
      else if (result.rows.length === MAX_ROWS) return { ...result, tooMany: true };
      else if (result.total === 0) result.rows.push(row, line.number);
    }
  }
  return result;
}

function problemOf({ problem }: Line): string {
  return problem === "long" ? textos.linhaLonga(MAX_LINE_BYTES) : textos.naoUtf8();
}
