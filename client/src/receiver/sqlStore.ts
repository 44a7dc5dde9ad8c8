import type { EventoStore } from "./eventoStore.ts";

/** Runs one statement and gives its rows, by any driver: of better-sqlite3, node:sqlite, pg, postgres.js, knex, an ORM. */
export type RunSql = (sql: string, parameters: readonly (string | number)[]) => Promise<Row[]> | Row[];
type Row = Record<string, unknown>;

/** Where the events are remembered. */
export interface SqlStoreOptions {
  run: RunSql;
  /** How statements name their parameters: `?`, or PostgreSQL's `$1`. */
  dialect: "sqlite" | "postgres";
  /** Default `frete_evento`. */
  table?: string;
  /** Milliseconds after which an event whose treatment never ended, as the process died, may be taken by another; default 60 000. */
  lease?: number;
  /** Epoch milliseconds; default `Date.now`. */
  now?: () => number;
}

/** A store in a table of your database, for any number of processes. */
export interface SqlStore extends EventoStore {
  /** Creates the table where it does not exist. */
  create(): Promise<void>;
  /**
   * Writes that an event is done; with the `run` of a transaction, together with the effect of the event: then it happens once and
   * no more, whatever dies when. False when it was written before: undo the transaction.
   */
  markDone(documento: string, run?: RunSql): Promise<boolean>;
  /** Forgets what was done before (epoch milliseconds); the service sends an event for three days at most. */
  forgetBefore(instant: number): Promise<void>;
}

const NAME = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?$/;

/**
 * Remembers events in a table, on SQLite from 3.35 and PostgreSQL, over any driver.
 *
 * @throws Error for a table whose name is none
 */
export function sqlStore(options: SqlStoreOptions): SqlStore {
  const { run, dialect, table = "frete_evento", lease = 60_000, now = Date.now } = options;
  if (!NAME.test(table)) throw new Error(`table is "${table}": use letters, digits and _`);
  const execute = async (sql: string, parameters: readonly (string | number)[] = [], by = run) => {
    let count = 0;
    return by(dialect === "postgres" ? sql.replace(/\?/g, () => `$${++count}`) : sql, parameters);
  };
  // A row is done when `ate` is null; otherwise somebody treats the event until then.
  const take = `INSERT INTO ${table} AS known (documento, dono, ate, em) VALUES (?, ?, ?, ?)
    ON CONFLICT (documento) DO UPDATE SET dono = excluded.dono, ate = excluded.ate, em = excluded.em
    WHERE known.ate < ? RETURNING documento`;
  return {
    create: async () => {
      await execute(
        `CREATE TABLE IF NOT EXISTS ${table} (documento VARCHAR(64) PRIMARY KEY, dono VARCHAR(36) NOT NULL, ate BIGINT, em BIGINT NOT NULL)`,
      );
    },
    claim: async (documento) => {
      const dono = crypto.randomUUID();
      const at = now();
      if ((await execute(take, [documento, dono, at + lease, at, at])).length > 0) {
        const mine = [documento, dono];
        return {
          finish: async () => {
            await execute(`UPDATE ${table} SET ate = NULL, em = ? WHERE documento = ? AND dono = ?`, [
              now(),
              ...mine,
            ]);
          },
          release: async () => {
            await execute(`DELETE FROM ${table} WHERE documento = ? AND dono = ? AND ate IS NOT NULL`, mine);
          },
        };
      }
      const found = await execute(`SELECT documento FROM ${table} WHERE documento = ? AND ate IS NULL`, [
        documento,
      ]);
      return found.length > 0 ? "done" : "busy";
    },
    markDone: async (documento, by = run) => {
      const sql = `INSERT INTO ${table} AS known (documento, dono, ate, em) VALUES (?, '', NULL, ?)
        ON CONFLICT (documento) DO UPDATE SET ate = NULL, em = excluded.em WHERE known.ate IS NOT NULL RETURNING documento`;
      return (await execute(sql, [documento, now()], by)).length > 0;
    },
    forgetBefore: async (instant) => {
      await execute(`DELETE FROM ${table} WHERE em < ? AND (ate IS NULL OR ate < ?)`, [instant, instant]);
    },
  };
}
