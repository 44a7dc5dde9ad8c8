import type { Services } from "../../platform/services.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { formatTimestamp } from "../../platform/time.ts";

/** Bytes of a file that is written anew within a second or two, at any time. */
const SMALL = 64 * 1024 * 1024;
/** In Brasília; a larger file is written anew then, because it is given up when others write for some seconds. */
const QUIET_HOUR = 4;
const ZONE = "America/Sao_Paulo";
/** The counter, of no loja, that holds when the file was compacted last. */
const MARK = "compactado";

/**
 * Takes out of the database file what anonymizations on request have left in it (NS-086): those since the last time together, a large file at night. What goes by
 * age waits for the next one.
 */
export async function compactRemains({
  db,
  clock,
  log,
}: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const mark = await db.reader("sequencia").where({ id_loja: 0, nome: MARK }).first();
  const since = await db
    .reader("anonimizacao")
    .where("feita_em", ">", mark?.valor ?? 0)
    .whereNot({ origem: "prazo" })
    .first();
  if (since === undefined) return;
  const now = clock.now();
  const started = performance.now();
  const hour = Number(formatTimestamp(now, ZONE).slice(11, 13));
  if (!(await db.compact(hour === QUIET_HOUR ? Number.POSITIVE_INFINITY : SMALL))) return;
  await db.transaction(async (trx) => {
    await sequence(trx, 0, MARK, 0);
    await trx("sequencia").where({ id_loja: 0, nome: MARK }).update({ valor: now });
  });
  log.info(
    { milliseconds: Math.round(performance.now() - started) },
    "the database was compacted after an anonymization",
  );
}
