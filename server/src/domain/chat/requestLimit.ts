import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { HttpError } from "../../http/index.ts";
import type { Database } from "../../platform/storage/database.ts";
import { readConfiguracao } from "../loja/configuracaoLoja.ts";
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
  const limitOf = lojaLimits(db);
  return async (caller) => {
    const limit = await limitOf(caller);
    const { consumedPoints, msBeforeNext } = await limiter.consume(caller.idLoja);
    if (consumedPoints <= limit) return;
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    throw new HttpError(429, textos.limiteExcedido(seconds), { "Retry-After": String(seconds) });
  };
}

/** The limit of a loja, read again when an operator has changed the loja. */
function lojaLimits(db: Database): (caller: LojaCaller) => Promise<number> {
  const known = new Map<number, { versao: number; limit: number }>();
  const read = db.prepare<{ configuracao: string }>((knex, param) =>
    knex("loja")
      .select("configuracao")
      .where({ id: param("idLoja") }),
  );
  return async ({ idLoja, versao }) => {
    const cached = known.get(idLoja);
    if (cached?.versao === versao) return cached.limit;
    const [row] = await read({ idLoja });
    const limit = readConfiguracao(row?.configuracao ?? "{}").limites.chatPorMinuto;
    known.set(idLoja, { versao, limit });
    return limit;
  };
}
