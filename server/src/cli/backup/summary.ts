import type { Manifest } from "../../backup/manifest.ts";
import type { Fields } from "../render.ts";

/** What a backup holds, in a few lines. */
export function summary(
  folder: string,
  { takenAt, dialect, migrations, tables, files, keys }: Manifest,
): Fields {
  return {
    folder,
    takenAt,
    dialect,
    schema: migrations.at(-1) ?? null,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.count,
    fileBytes: files.bytes,
    missingFiles: files.missing,
    secretKeys: keys,
  };
}
