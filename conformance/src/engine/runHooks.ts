import { Backoff } from "./backoff.ts";
import { caseResult } from "./caseResult.ts";
import type { CaseRun } from "./caseRun.ts";
import type { Deadline } from "./deadline.ts";
import { type HookRegistry, type Transaction, withoutCoding } from "./dredd.ts";
import { type Expectation, expectation } from "./expectation.ts";
import type { LeftOut } from "./leftOut.ts";
import { lighter } from "./lighter.ts";
import type { Pace } from "./pace.ts";
import type { Patience } from "./patience.ts";
import type { PlacedCase } from "./placeCases.ts";
import { atPace } from "./resting.ts";
import type { RunOptions } from "./runOptions.ts";
import type { CaseResult } from "./runResult.ts";
import { SENTINEL_ID, type Sentinel } from "./sentinel.ts";
import { transactionPerCase } from "./transactions.ts";

/** What is found of an exchange without an answer, until Dredd says why. */
export const NO_ANSWER = "no answer";

/** What a run goes by besides its options. */
export interface RunState {
  placed: ReadonlyMap<string, PlacedCase>;
  sentinel: Sentinel;
  patience: Patience;
  pace: Pace;
}

/** What is done with each case around the exchange, which is Dredd's: it is prepared or withheld, received, judged, concluded. */
export class RunHooks {
  readonly results: CaseResult[] = [];
  /** Faults of the kit itself: whatever the results are, they say nothing. */
  readonly faults: unknown[] = [];
  readonly #options: RunOptions;
  readonly #state: RunState;
  readonly #backoff: Backoff;
  readonly #withheld = new Map<CaseRun, LeftOut>();
  readonly #expected: ReadonlyMap<string, Expectation>;
  #enough: string | undefined;

  /** @throws KitError when a case expects what the contract does not document */
  constructor(options: RunOptions, state: RunState) {
    const { placed, sentinel, pace } = state;
    this.#options = options;
    this.#state = state;
    this.#expected = new Map([
      ...Array.from(placed, ([id, { run }]) => [id, expectation(options.contract, run.testCase)] as const),
      [SENTINEL_ID, sentinel.expectation],
    ]);
    this.#backoff = new Backoff(options.target.url, (id, seconds) => {
      pace.slowDown();
      options.onWait?.(id, seconds);
    });
  }

  /**
   * Sets the hooks of a Dredd run of some cases, in their order.
   * @param deadline bounds each of their exchanges
   */
  register(hooks: HookRegistry, ids: readonly string[], deadline: Deadline): void {
    const { document } = this.#options.contract;
    const expected = new Map(ids.map((id) => [id, this.#expected.get(id) as Expectation]));
    hooks.beforeAll((transactions) => transactionPerCase(transactions, document, expected));
    hooks.beforeEach((transaction, done) =>
      this.#settle(transaction, this.#prepare(transaction, deadline), done),
    );
    hooks.beforeEachValidation((transaction, done) =>
      this.#settle(transaction, this.#receive(transaction, deadline), done),
    );
    hooks.afterEach((transaction, done) => {
      const judged = this.#judge(transaction, deadline).finally(() => this.#state.pace.end());
      this.#settle(transaction, judged, done);
    });
  }

  /** A fault of the kit in a hook must end the run, and Dredd would go on. What Dredd does in `done` is no such fault. */
  #settle(transaction: Transaction, work: Promise<void>, done: () => void): void {
    work
      .catch((error) => {
        this.faults.push(error);
        transaction.fail = "fault of the kit";
      })
      .then(done);
  }

  async #prepare(transaction: Transaction, deadline: Deadline): Promise<void> {
    await this.#state.pace.begin();
    const run = this.#runOf(transaction);
    if (!run) return;
    const leftOut = this.#reasonToWithhold(run);
    if (leftOut) {
      this.#withheld.set(run, leftOut);
      run.block(transaction, leftOut.reason);
      return;
    }
    await atPace(this.#state.pace, () => run.prepare(transaction, this.#options.target, deadline));
  }

  async #receive(transaction: Transaction, deadline: Deadline): Promise<void> {
    const run = this.#runOf(transaction);
    if (!run) return;
    const { id, status } = run.testCase;
    // What is refused after a flood of the kit's own is what a case measures.
    const isExpected = status === 429 || this.#state.placed.get(id)?.preparation.isFlooded;
    if (!isExpected) await this.#backoff.sendAgain(transaction, id, deadline);
    if (transaction.real) withoutCoding(transaction.real);
    run.receive(transaction);
  }

  async #judge(transaction: Transaction, deadline: Deadline): Promise<void> {
    const { sentinel, placed, pace } = this.#state;
    deadline.stop();
    const run = this.#runOf(transaction);
    pace.note(deadline.cut === undefined ? (run?.milliseconds ?? 0) : deadline.milliseconds);
    if (run === sentinel.run) sentinel.judge(transaction);
    const place = placed.get(transaction.origin.resourceName);
    if (!place) return;
    await atPace(pace, () => place.run.judge(transaction));
    await this.#conclude(place, deadline.cut);
  }

  #runOf({ origin }: Transaction): CaseRun | undefined {
    const { sentinel, placed } = this.#state;
    return origin.resourceName === SENTINEL_ID ? sentinel.run : placed.get(origin.resourceName)?.run;
  }

  /** Why a case is not sent; undefined when it is. */
  #reasonToWithhold(run: CaseRun): LeftOut | undefined {
    const { placed, sentinel, patience } = this.#state;
    const isSentinel = run === sentinel.run;
    const place = isSentinel ? undefined : placed.get(run.testCase.id);
    const leftOut =
      place && (this.#options.leftOut?.(run.testCase, place.module) ?? place.preparation.missingChange);
    if (leftOut) return leftOut;
    const stop =
      this.faults.length > 0
        ? "the kit failed before"
        : (patience.reasonToStop(run.testCase.id, isSentinel) ?? (isSentinel ? undefined : this.#enough));
    return stop === undefined ? undefined : { outcome: "unmeasured", reason: stop };
  }

  async #conclude(place: PlacedCase, cut: string | undefined): Promise<void> {
    const { run, preparation } = place;
    const { patience, placed } = this.#state;
    const { id, rules } = run.testCase;
    if (!run.blocked) await patience.note(id, run.request !== undefined, run.answer !== undefined);
    if (run.request && !run.answer) {
      const message = cut ?? NO_ANSWER;
      // Who is sent too much may end the connection (RFC 9110, 15.5.14).
      const mayClose = run.testCase.status === 413 && cut === undefined;
      run.problems.push({ rules, layer: mayClose ? "reference" : "interface", pointer: "answer", message });
    }
    const { strict = false, isEnough, onResult } = this.#options;
    const result = caseResult(place, this.#withheld.get(run), strict);
    preparation.note(run.testCase, result, run.leftOut !== undefined && !run.answer);
    this.results.push(lighter(result));
    run.release();
    if (isEnough?.(result)) this.#enough ??= `${id} was enough`;
    onResult?.(result, this.results.length, placed.size);
  }
}
