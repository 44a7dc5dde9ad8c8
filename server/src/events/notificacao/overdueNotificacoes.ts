import type { Clock } from "../../platform/clock.ts";
import { SECOND } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";

/** Makes what tells how many seconds the oldest notification that is due has waited to be sent; 0: none is late. */
export function overdueNotificacoes(db: Database, clock: Clock): () => Promise<number> {
  return async () => {
    const row = await db.reader("notificacao_loja").min({ oldest: "proxima_em" }).first();
    const oldest = row?.oldest ?? undefined;
    return oldest === undefined ? 0 : Math.max(0, clock.now() - Number(oldest)) / SECOND;
  };
}
