import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { HttpError } from "../../http/index.ts";
import type { Database } from "../../platform/storage/database.ts";
import { lojaCache } from "../loja/lojaCache.ts";
import { textos } from "./textos.ts";

/** Seconds. */
const PERIOD = 60;
/** Beyond any limit a loja can have: how many are too many is decided here, since it is a setting of the loja. */
const ANY = 1_000_000;

/**
 * Counts requests for GET /chat/{idPedido} per loja and minute (LIM-003, NS-078). On SQLite the one process counts in memory; on
 * PostgreSQL all processes count together, each in memory as long as the database does not answer.
 *
 * @returns a function that throws HttpError 429 with `Retry-After` when the loja's limit is exceeded
 */
export function requestLimit(db: Database): (caller: LojaCaller) => Promise<void> {
  const keyPrefix = "lerChat";
  const memory = new RateLimiterMemory({ points: ANY, duration: PERIOD, keyPrefix });
  const limiter =
    db.dialect === "sqlite"
      ? memory
      : new RateLimiterPostgres({
          storeClient: db.reader,
          storeType: "knex",
          tableName: "limite_requisicao",
          tableCreated: true,
          points: ANY,
          duration: PERIOD,
          keyPrefix,
          insuranceLimiter: memory,
        });
  const openLoja = lojaCache(db);
  return async (caller) => {
    const { limites } = await openLoja(caller.idLoja, caller.versao);
    const { consumedPoints, msBeforeNext } = await limiter.consume(caller.idLoja);
    if (consumedPoints <= limites.chatPorMinuto) return;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new HttpError(429, textos.limiteExcedido(seconds), { "Retry-After": String(seconds) });
  };
}
