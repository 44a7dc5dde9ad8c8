import type { EventoRow, WebhookRow } from "../eventTables.ts";
import type { Result } from "./judge.ts";

/** An event that one worker is sending: nobody else does until its lease ends. */
export interface Claim {
  evento: EventoRow;
  webhook: WebhookRow;
  /** The registration that the attempt is made for. */
  registro: number;
  /** Names the claim: a result counts only while the lane still carries it. */
  dono: string;
}

/** A claim whose attempt has ended. */
export interface Settled {
  claim: Claim;
  result: Result;
}

/** Where notifications wait, as the dispatcher sees it: shared by all processes of a database. */
export interface NotificacaoRepository {
  /** How many lojas have their rounds at once: the requests of the lojas need the database too. */
  readonly roundsAtOnce: number;
  /** Some lojas that have something to send, now or later, without `except`: those that have waited longest first. */
  upcoming(except: readonly number[]): Promise<{ idLoja: number; proximaEm: number }[]>;
  /**
   * Records what came of attempts of a loja, and claims as many of its due events as `slots`, the longest due first and one
   * of each order; all in one transaction, which lojas may share.
   */
  round(idLoja: number, settled: readonly Settled[], slots: number): Promise<Claim[]>;
}
