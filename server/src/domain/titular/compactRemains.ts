import type { Services } from "../../platform/services.ts";
import { sequence } from "../../platform/storage/sequence.ts";

/** The counter, of no loja, that holds when the file was compacted last. */
const MARK = "compactado";

/**
 * Takes out of the database file what anonymizations on request have left in it (NS-086): those since the last time together. What goes by
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
  await db.compact();
  await db.transaction(async (trx) => {
    await sequence(trx, 0, MARK, 0);
    await trx("sequencia").where({ id_loja: 0, nome: MARK }).update({ valor: now });
  });
  log.info(
    { milliseconds: Math.round(performance.now() - started) },
    "the database was compacted after an anonymization",
  );
}
