import type { Knex } from "knex";
import type { Clock } from "../../platform/clock.ts";
import type { Random } from "../../platform/random.ts";
import type { Database } from "../../platform/storage/database.ts";
import type { NotificacaoLojaRow } from "../eventTables.ts";
import { claimVias } from "./claimVias.ts";
import type { NotificacaoConfig } from "./configuracao.ts";
import type { Claim, NotificacaoRepository, Settled } from "./notificacaoStore.ts";
import { atRest, lojaDue, permitted } from "./receptor.ts";
import { cellsOf, receptorOf } from "./receptorRow.ts";
import { settleVias } from "./settleVias.ts";

/** Lojas that are looked at together. */
const STORES = 16;
/** Transactions at once where there may be several; on SQLite lojas share one instead, and its flush. */
const TRANSACTIONS = 4;

/** A round that is yet to be written. */
interface Round {
  idLoja: number;
  settled: readonly Settled[];
  slots: number;
  /** Set when it is. */
  claims: Claim[];
}

/** What the waiting notifications of a database are handled with. */
export interface SqlRepositoryOptions {
  db: Database;
  clock: Clock;
  random: Random;
  config: NotificacaoConfig;
}

/**
 * The waiting notifications in the database. The row of the loja's receiver is the lock of all that is decided about its
 * notifications; a process that only wants to claim passes over a loja that another is busy with.
 */
export function sqlRepository({ db, clock, random, config }: SqlRepositoryOptions): NotificacaoRepository {
  const prepared: ReturnType<typeof prepareUpcoming>[] = [];

  const round = async (
    trx: Knex.Transaction,
    idLoja: number,
    settled: readonly Settled[],
    slots: number,
  ): Promise<Claim[]> => {
    const row = await lockReceptor(trx, db, idLoja, settled.length === 0);
    if (row === undefined) return [];
    const now = clock.now();
    const circumstances = { now, random, config };
    const before = receptorOf(row);
    const after = settled.length > 0 ? await settleVias(trx, idLoja, before, settled, circumstances) : before;
    const { lanes, receptor: probed } = permitted(after, slots, circumstances);
    const dono = random.hex(8);
    const request = { now, lanes, registro: after.registro, dono, lease: config.lease };
    const claims = lanes > 0 ? await claimVias(trx, idLoja, request) : [];
    const laneDue = await firstDue(trx, idLoja);
    const receptor = claims.length > 0 ? probed : after;
    await saveReceptor(trx, row, {
      ...cellsOf(laneDue === null ? atRest(receptor) : receptor),
      proxima_em: lojaDue(receptor, laneDue, now),
    });
    return claims;
  };

  const together = db.groupCommit<Round>(
    async (trx, rounds) => {
      for (const each of rounds) each.claims = await round(trx, each.idLoja, each.settled, each.slots);
    },
    { weigh: ({ settled, slots }) => settled.length + slots, ownerOf: ({ idLoja }) => idLoja },
  );
  /** The loja of the round before. */
  let last = 0;
  const isAlone = db.dialect === "postgres";

  return {
    roundsAtOnce: isAlone ? TRANSACTIONS : STORES,
    upcoming: (except) => {
      const { length } = except;
      prepared[length] ??= prepareUpcoming(db, length);
      return prepared[length](Object.fromEntries(except.map((idLoja, index) => [`loja${index}`, idLoja])));
    },
    round: async (idLoja, settled, slots) => {
      // Nobody to share with: a turn of the event loop before each round cost one busy receiver a third of its notifications.
      const isOnly = idLoja === last;
      last = idLoja;
      if (isAlone || isOnly) return db.transaction((trx) => round(trx, idLoja, settled, slots));
      const own: Round = { idLoja, settled, slots, claims: [] };
      await together(own);
      return own.claims;
    },
  };
}

/** Lojas with something to send, now or later; so many lojas are left out. */
function prepareUpcoming(db: Database, except: number) {
  return db.prepare<{ idLoja: number; proximaEm: number }>((knex, param) =>
    knex("notificacao_loja")
      .select("id_loja as idLoja", "proxima_em as proximaEm")
      .whereNotNull("proxima_em")
      .whereNotIn(
        "id_loja",
        Array.from({ length: except }, (_, index) => param(`loja${index}`)),
      )
      .orderBy(["proxima_em", "id_loja"])
      .limit(STORES),
  );
}

async function lockReceptor(
  trx: Knex.Transaction,
  { dialect }: Database,
  idLoja: number,
  skipLocked: boolean,
): Promise<NotificacaoLojaRow | undefined> {
  const row = trx("notificacao_loja").where({ id_loja: idLoja }).forUpdate();
  if (skipLocked && dialect === "postgres") row.skipLocked();
  return row.first();
}

async function firstDue(trx: Knex.Transaction, idLoja: number): Promise<number | null> {
  const [first] = await trx("notificacao_via")
    .where({ id_loja: idLoja })
    .orderBy("proxima_em")
    .limit(1)
    .pluck("proxima_em");
  return first ?? null;
}

/** Writes what has changed, if anything. */
async function saveReceptor(
  trx: Knex.Transaction,
  row: NotificacaoLojaRow,
  cells: Omit<NotificacaoLojaRow, "id_loja">,
): Promise<void> {
  const changed = Object.entries(cells).filter(
    ([column, value]) => row[column as keyof typeof row] !== value,
  );
  if (changed.length === 0) return;
  await trx("notificacao_loja").where({ id_loja: row.id_loja }).update(Object.fromEntries(changed));
}
