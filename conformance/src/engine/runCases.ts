import { Backoff } from "./backoff.ts";
import type { Case, Scenario } from "./case.ts";
import { CaseRun } from "./caseRun.ts";
import type { Contract } from "./contract.ts";
import { Deadline } from "./deadline.ts";
import { dredd, type HookRegistry, type Transaction } from "./dredd.ts";
import { expectation } from "./expectation.ts";
import { guards } from "./guards.ts";
import { KitError } from "./kitError.ts";
import { LEFT_OUT_WORDS, type LeftOut } from "./leftOut.ts";
import { lighter } from "./lighter.ts";
import { Patience } from "./patience.ts";
import { Pauses } from "./pauses.ts";
import { Preparation } from "./preparation.ts";
import { prepareRequest } from "./prepareRequest.ts";
import type { CaseResult, Outcome, RunResult } from "./runResult.ts";
import { SENTINEL_ID, sentinelExpectation } from "./sentinel.ts";
import { silence } from "./silence.ts";
import type { Target } from "./target.ts";
import { targetFaults } from "./targetFaults.ts";
import { transactionPerCase } from "./transactions.ts";

const LIMIT = 20 * 60_000;

export interface RunOptions {
  contract: Contract;
  target: Target;
  scenarios: readonly Scenario[];
  /** Id of the case that the sentinel imitates: one that needs no other case before it. */
  sentinel: string;
  /** Longest time of one exchange, in milliseconds. */
  timeout?: number;
  /** Longest time of the whole run, in milliseconds. */
  limit?: number;
  /** Deviations from decisions of the project count too. */
  strict?: boolean;
  /** Why a case is not for this implementation, by its profile: the case is then not sent. */
  leftOut?: (testCase: Case, module: string) => LeftOut | undefined;
  /** Nothing more is sent after a result of which this is true: whoever asks knows enough then. */
  isEnough?: ((result: CaseResult) => boolean) | undefined;
  /** Called when a request is refused with 429, and sent again once so many seconds are over. */
  onWait?: ((id: string, seconds: number) => void) | undefined;
  /** Called after every case. */
  onResult?: (result: CaseResult, count: number, total: number) => void;
}

/**
 * Runs scenarios through Dredd and judges every answer twice: by Dredd against the schema in the document, and by the
 * contract's own validators. The guards at the end make sure that nothing was left out and that schemas were enforced.
 * @throws KitError when a case contradicts the contract or the target
 */
export async function runCases(options: RunOptions): Promise<RunResult> {
  const { contract, target, scenarios, timeout = 10_000, limit = LIMIT, onResult } = options;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const modules = new Map<Case, string>();
  const preparations = new Map<Case, Preparation>();
  const runs = new Map<string, CaseRun>();
  for (const scenario of scenarios) {
    const { module, cases } = scenario;
    const preparation = new Preparation(contract);
    for (const testCase of cases) {
      preparations.set(testCase, preparation);
      if (runs.has(testCase.id)) throw new KitError(`two cases have the id ${testCase.id}`);
      modules.set(testCase, module);
      runs.set(testCase.id, new CaseRun(contract, testCase));
    }
  }
  const source = runs.get(options.sentinel);
  const summary = { url: target.url, contract: identity(contract), results: [] as CaseResult[] };
  if (!source) {
    return { ...summary, faults: [`no case ${options.sentinel} to make the sentinel of`], seconds: 0 };
  }

  const { accepts: _, ...imitated } = source.testCase;
  const sentinel = new CaseRun(contract, { ...imitated, id: SENTINEL_ID });
  let sentinelCaught = false;
  const knock = () => silence(target.url, prepareRequest(contract, target, source.testCase), timeout);
  const noAnswer = await knock();
  if (noAnswer !== undefined) {
    return { ...summary, faults: [`the server never answered (${noAnswer})`], seconds: seconds() };
  }
  const patience = new Patience(knock, limit);
  const fatal: unknown[] = [];
  let enough: string | undefined;
  const deadline = new Deadline(target.url, timeout);
  const runOf = ({ origin }: Transaction) =>
    origin.resourceName === SENTINEL_ID ? sentinel : runs.get(origin.resourceName);
  /** A fault of the kit in a hook must end the run, and Dredd would go on. */
  const fail = (transaction: Transaction, error: unknown) => {
    fatal.push(error);
    transaction.fail = "fault of the kit";
  };
  const backoff = new Backoff(target.url, deadline, options.onWait);
  /** What is refused after a flood of the kit's own is what a case measures. */
  const isUnexpected = ({ testCase }: CaseRun) =>
    testCase.status !== 429 && !preparations.get(testCase)?.isFlooded;
  const withheld = new Map<CaseRun, LeftOut>();
  const reasonToWithhold = (run: CaseRun): LeftOut | undefined => {
    const isSentinel = run === sentinel;
    const { testCase } = run;
    const leftOut = isSentinel
      ? undefined
      : (options.leftOut?.(testCase, modules.get(testCase) ?? "") ??
        preparations.get(testCase)?.missingChange);
    if (leftOut) return leftOut;
    const stop =
      fatal.length > 0
        ? "the kit failed before"
        : (patience.reasonToStop(isSentinel) ?? (isSentinel ? undefined : enough));
    return stop === undefined ? undefined : { outcome: "unmeasured", reason: stop };
  };
  const expected = new Map(Array.from(runs, ([id, { testCase }]) => [id, expectation(contract, testCase)]));
  const wrong = sentinelExpectation(contract, source.testCase);
  expected.set(SENTINEL_ID, wrong);
  const pauses = new Pauses(scenarios);
  const register = (hooks: HookRegistry) => {
    let order: Transaction[] = [];
    let ended = 0;
    hooks.beforeAll((transactions) => {
      transactionPerCase(transactions, contract.document, expected);
      order = transactions;
    });
    hooks.beforeEach((transaction, done) => {
      const run = runOf(transaction);
      const leftOut = run && reasonToWithhold(run);
      if (!run) done();
      else if (leftOut) {
        withheld.set(run, leftOut);
        run.block(transaction, leftOut.reason);
        done();
      } else {
        // What Dredd does inside `done` is no fault of the preparation, so `done` comes after the catch.
        pauses
          .end(transaction.name)
          .then(() => run.prepare(transaction, target, deadline))
          .catch((error) => fail(transaction, error))
          .then(done);
      }
    });
    hooks.beforeEachValidation((transaction, done) => {
      const run = runOf(transaction);
      const ready = run && isUnexpected(run) && backoff.sendAgain(transaction, run.testCase.id);
      Promise.resolve(ready)
        .then(() => run?.receive(transaction))
        .catch((error) => fail(transaction, error))
        .then(done);
    });
    hooks.afterEach((transaction, done) => {
      const run = runOf(transaction);
      deadline.stop();
      pauses.arrange(order, ++ended);
      if (run === sentinel) {
        const { body, statusCode } = transaction.results?.fields ?? {};
        sentinelCaught = (wrong.schema ? body : statusCode)?.valid === false;
      }
      if (!run || run === sentinel) done();
      else
        run
          .judge(transaction)
          .then(() => conclude(run))
          .catch((error) => fail(transaction, error))
          .then(done);
    });
  };
  const conclude = async (run: CaseRun) => {
    if (!run.blocked)
      await patience.note(run.testCase.id, run.request !== undefined, run.answer !== undefined);
    if (run.request && !run.answer) {
      run.problems.push({
        rules: run.testCase.rules,
        layer: "interface",
        pointer: "answer",
        message: deadline.cut ?? "no answer",
      });
    }
    const preparation = preparations.get(run.testCase);
    const result = toResult(
      run,
      modules.get(run.testCase) ?? "",
      withheld.get(run) ?? leftOutBy(run, preparation),
      options.strict ?? false,
    );
    preparation?.note(run.testCase, result, run.leftOut !== undefined && !run.answer);
    summary.results.push(lighter(result));
    run.release();
    if (options.isEnough?.(result)) enough ??= `${result.id} was enough`;
    onResult?.(result, summary.results.length, runs.size);
  };

  const run = await dredd({ url: target.url, agent: deadline.agent, register }).finally(() =>
    deadline.stop(),
  );
  if (fatal.length > 0) throw fatal[0];
  for (const result of summary.results) {
    const cause = run.errors.get(result.id);
    const silence = result.problems.find(({ message }) => message === "no answer");
    if (cause && silence) silence.message = `no answer: ${cause}`;
  }
  return {
    ...summary,
    faults:
      patience.fault === undefined
        ? [...guards(run, summary.results, runs.size, sentinelCaught), ...targetFaults(summary.results)]
        : [stopped(patience.fault, summary.results)],
    seconds: seconds(),
  };
}

/** A run that was broken off says how much of it is missing. */
function stopped(fault: string, results: readonly CaseResult[]): string {
  const unsent = results.filter(({ outcome }) => outcome === "unmeasured");
  return `${fault}; ${unsent.length} cases were not sent`;
}

function identity({ identity: { name, version, hash } }: Contract): RunResult["contract"] {
  return { name, version, hash };
}

/** Why a case that was not withheld is left out after all; undefined when it counts. */
function leftOutBy(
  { testCase, answer, leftOut, blocked }: CaseRun,
  preparation: Preparation | undefined,
): LeftOut | undefined {
  if (leftOut) return leftOut;
  if (answer?.status === 501) return { outcome: "unsupported", reason: `${testCase.operation} answered 501` };
  return blocked ? preparation?.missingValue : undefined;
}

/** What became of a case; when it was left out, its other problems do not matter. */
function toResult(
  { testCase, problems, request, answer, milliseconds }: CaseRun,
  module: string,
  leftOut: LeftOut | undefined,
  strict: boolean,
): CaseResult {
  const { id, operation, rules, token } = testCase;
  const common = { id, module, operation, rules, token, request, answer, milliseconds };
  if (leftOut) {
    const { outcome, reason } = leftOut;
    const message = `${LEFT_OUT_WORDS[outcome]}: ${reason}`;
    const layer = outcome === "advisory" ? "reference" : "interface";
    return {
      ...common,
      outcome,
      reason,
      problems: [{ rules, layer, pointer: "answer", message }],
    };
  }
  const binding = problems.some(({ layer }) => strict || layer === "interface");
  const outcome: Outcome = problems.length === 0 ? "passed" : binding ? "failed" : "advisory";
  return { ...common, outcome, problems };
}
