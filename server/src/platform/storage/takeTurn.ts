import type { Database } from "./database.ts";

/** Turns are kept among the counters, under store 0, with the instant at which the next one may be taken. */
const PREFIX = "turno:";

/**
 * Takes the turn for work that one process does for all of them; false when it was taken less than `milliseconds` ago. The time is the
 * database's, whatever the clocks of the processes say. SQLite has one process, whose turn it always is.
 */
export async function takeTurn(
  db: Pick<Database, "dialect" | "transaction">,
  name: string,
  milliseconds: number,
): Promise<boolean> {
  if (db.dialect === "sqlite") return true;
  const now = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";
  const { rows } = await db.transaction((trx) =>
    trx.raw(
      `INSERT INTO sequencia (id_loja, nome, valor) VALUES (0, ?, ${now} + ?)
       ON CONFLICT (id_loja, nome) DO UPDATE SET valor = excluded.valor WHERE sequencia.valor <= ${now}
       RETURNING valor`,
      [PREFIX + name, milliseconds],
    ),
  );
  return rows.length > 0;
}
