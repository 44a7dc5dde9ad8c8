import { existsSync } from "node:fs";
import type { Knex } from "knex";
import { parseDatabaseUrl } from "./parseDatabaseUrl.ts";
import { type SchemaState, schemaState } from "./schemaState.ts";
import { toStorageError } from "./toStorageError.ts";

/** A database as it is found, before a service brings it up to date. */
export interface Inspection {
  readonly dialect: "sqlite" | "postgres";
  /** The file, or host, port and name; never a password. */
  readonly place: string;
  /** Undefined: there is no database yet. */
  readonly found?: SchemaState & {
    /** Of the engine. */
    readonly version: string;
    /** Settings of PostgreSQL that decide whether what was answered survives a crash. */
    readonly settings: Readonly<Record<string, string>>;
    /** Milliseconds by which the clock of the database's machine is ahead. */
    readonly clockAhead: number;
    readonly reader: Knex;
  };
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined };

/** Looks at a database without changing it. @throws StorageError when it cannot be reached */
export async function inspectDatabase(url: string): Promise<Inspection> {
  const target = parseDatabaseUrl(url);
  const { dialect } = target;
  if (target.dialect === "sqlite" && !existsSync(target.file))
    return { dialect, place: target.file, close: async () => undefined };
  const reader = await connect(target);
  const place = target.dialect === "sqlite" ? target.file : placeOf(target.url);
  try {
    const schema = await schemaState(reader);
    const about = dialect === "sqlite" ? await aboutSqlite(reader) : await aboutPostgres(reader);
    return {
      dialect,
      place,
      found: { ...schema, ...about, reader },
      close: () => reader.destroy(),
    };
  } catch (error) {
    await reader.destroy();
    throw toStorageError(error);
  }
}

/** Only the driver that is used is loaded. */
async function connect(target: ReturnType<typeof parseDatabaseUrl>): Promise<Knex> {
  if (target.dialect === "sqlite")
    return (await import("./sqlite/connectSqlite.ts")).connectSqlite(target.file, true, silent);
  return (await import("./postgres/connectPostgres.ts")).connectPostgres(target.url, "service", silent);
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

async function aboutSqlite(reader: Knex) {
  const [row]: { version: string }[] = await reader.raw("SELECT sqlite_version() AS version");
  return { version: `SQLite ${row?.version}`, settings: {}, clockAhead: 0 };
}

async function aboutPostgres(reader: Knex) {
  const asked = Date.now();
  const { rows } = await reader.raw<{ rows: Record<string, string>[] }>(
    `SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp()) * 1000 AS now,
            current_setting('synchronous_commit') AS synchronous_commit, current_setting('fsync') AS fsync,
            current_setting('full_page_writes') AS full_page_writes`,
  );
  const { version, now, ...settings } = rows[0] as Record<string, string>;
  const between = (asked + Date.now()) / 2;
  return { version: `PostgreSQL ${version}`, settings, clockAhead: Number(now) - between };
}
