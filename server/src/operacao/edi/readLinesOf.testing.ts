import type { Read, RecordReader } from "./recordReader.ts";

/** What the lines are read as, the first of them being line 1. */
export function readLinesOf<Registro>(
  reader: RecordReader<Registro>,
  lines: readonly string[],
): Read<Registro>[] {
  return [...lines.flatMap((line, index) => reader.read(line, index + 1)), ...reader.end()];
}
