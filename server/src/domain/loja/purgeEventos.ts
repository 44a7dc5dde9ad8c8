import { deleteOldEventos } from "../../events/deleteOldEventos.ts";
import type { Clock } from "../../platform/clock.ts";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { allLojas } from "./findLoja.ts";

/** Deletes events that nobody took for `limites.diasEvento` of their loja (NS-087). */
export async function purgeEventos(db: Database, clock: Clock): Promise<void> {
  for (const { id, limites } of await allLojas(db.reader))
    await deleteOldEventos(db, id, clock.now() - limites.diasEvento * DAY);
}
