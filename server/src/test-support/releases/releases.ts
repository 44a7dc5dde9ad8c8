import { readdirSync, readFileSync } from "node:fs";
import type { Knex } from "knex";
import { migrate } from "../../platform/storage/migrate.ts";
import { parseDatabaseUrl } from "../../platform/storage/parseDatabaseUrl.ts";
import { connectPostgres } from "../../platform/storage/postgres/connectPostgres.ts";
import { connectSqlite } from "../../platform/storage/sqlite/connectSqlite.ts";

/** A release and the data that it wrote, `npm run release:fixture`. */
export interface Release {
  version: string;
  /** Its last migration. */
  migration: string;
  /** When its data end, epoch ms. */
  now: number;
  /** The requests that created its orders. */
  pedidos: {
    loja: 1 | 2;
    body: { numeroPedido: string; envio: { urlRastreioExterno?: string }[] };
    chavePedido: string;
  }[];
  /** The stored documents: version, and type of each member by its path. */
  documents: Record<string, { version: number; form: Record<string, string> }>;
}

const read = (version: string, file: string) =>
  readFileSync(new URL(`${version}/${file}`, import.meta.url), "utf8");
const readLines = (version: string, file: string) =>
  read(version, file)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Every release with data, the oldest first. */
export function listReleases(): Release[] {
  const order = new Intl.Collator("en", { numeric: true });
  return readdirSync(new URL(".", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(order.compare)
    .map((version) => ({
      ...JSON.parse(read(version, "release.json")),
      pedidos: readLines(version, "pedidos.jsonl"),
      documents: JSON.parse(read(version, "documents.json")),
    }));
}

const silent = { info: () => undefined, warn: () => undefined };

/** Makes an empty database that of a release: its schema and its rows. */
export async function loadRelease(url: string, { version, migration }: Release): Promise<void> {
  const target = parseDatabaseUrl(url);
  const knex =
    target.dialect === "sqlite"
      ? connectSqlite(target.file, false, silent)
      : connectPostgres(target.url, "migration", silent);
  try {
    await migrate(knex, target.dialect, { last: migration });
    await knex.transaction((trx) => insertRows(trx, readLines(version, "rows.jsonl")));
  } finally {
    await knex.destroy();
  }
}

/** Lines as `dumpRows` writes them: a table with its columns, then its rows. */
async function insertRows(
  trx: Knex.Transaction,
  lines: ({ table: string; columns: string[] } | unknown[])[],
): Promise<void> {
  const rows = new Map<string, object[]>();
  let [table, columns] = ["", [] as string[]];
  for (const line of lines) {
    if (Array.isArray(line))
      rows.get(table)?.push(Object.fromEntries(line.map((cell, index) => [columns[index], cellOf(cell)])));
    else {
      ({ table, columns } = line);
      rows.set(table, []);
    }
  }
  for (const [name, some] of rows) await trx.batchInsert(name, some, 40);
}

function cellOf(cell: unknown): unknown {
  const bytes = (cell as { base64?: string } | null)?.base64;
  return bytes === undefined ? cell : Buffer.from(bytes, "base64");
}
