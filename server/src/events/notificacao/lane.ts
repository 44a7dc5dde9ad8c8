import { isDelivered } from "./attemptFigures.ts";
import type { NotificacaoConfig } from "./configuracao.ts";
import type { Result } from "./judge.ts";
import type { Claim, Settled } from "./notificacaoStore.ts";

/** A receiver that takes longer to answer, ms, is not claimed for ahead. */
const QUICK = 1000;

/**
 * What a process is doing for a loja. For one whose receiver is quick and well more is claimed than can be sent at once: the longer
 * that lasts, the more. Claims that are not sent within a quarter of their lease are given back, and all of them with the first failure: what
 * is under way already finds out about the receiver.
 */
export class Lane {
  /** Attempts under way. */
  inFlight = 0;
  /** What has ended and is not recorded yet. */
  readonly settled: Settled[] = [];
  /** A round of the loja is under way. */
  busy = false;
  /** A round will be, as soon as some more outcomes are there. */
  collecting = false;
  readonly #config: NotificacaoConfig;
  #next: { claim: Claim; until: number }[] = [];
  #ahead = 0;

  constructor(config: NotificacaoConfig) {
    this.#config = config;
  }

  /** How many may be claimed now; none ahead while others may need the room. */
  room(isCrowded: boolean): number {
    const most = this.#config.perLoja + (isCrowded ? 0 : this.#ahead);
    return most - this.inFlight - this.#next.length;
  }

  /** Is there something to send when an attempt under way has ended? */
  get hasNext(): boolean {
    return this.#next.length > 0;
  }

  /**
   * Takes claims to be sent.
   *
   * @param isAll as many as were asked for: more may wait
   * @param recorded what was recorded with the claim
   */
  take(claims: readonly Claim[], isAll: boolean, recorded: readonly Settled[], now: number): void {
    const isWell = recorded.length > 0 && recorded.every(({ result }) => isDelivered(result));
    if (isAll && isWell) {
      const { perLoja, ahead } = this.#config;
      this.#ahead = Math.min(Math.max(perLoja, this.#ahead * 2), ahead);
    }
    const until = now + this.#config.lease / 4;
    this.#next.push(...claims.map((claim) => ({ claim, until })));
  }

  /** The claims that are to be sent now, which count as attempts under way; and how many were given back. */
  start(now: number): { claims: Claim[]; released: number } {
    const claims: Claim[] = [];
    let released = 0;
    while (this.#next.length > 0 && this.inFlight < this.#config.perLoja) {
      const { claim, until } = this.#next.shift() as { claim: Claim; until: number };
      if (now >= until) {
        this.#giveBack(claim);
        released++;
        continue;
      }
      this.inFlight++;
      claims.push(claim);
    }
    return { claims, released };
  }

  /** An attempt has ended; returns how many claims were given back for it. @param duration ms */
  end(claim: Claim, result: Result, duration: number): number {
    this.inFlight--;
    if (duration > QUICK) this.#ahead = 0;
    const released = isDelivered(result) ? 0 : this.release();
    this.settled.push({ claim, result });
    return released;
  }

  /** Gives back what is not sent yet; returns how many claims that were. */
  release(): number {
    this.#ahead = 0;
    const claims = this.#next.splice(0);
    for (const { claim } of claims) this.#giveBack(claim);
    return claims.length;
  }

  #giveBack(claim: Claim): void {
    this.settled.push({ claim, result: { kind: "released" } });
  }
}
