import { isUtf8 } from "node:buffer";
import type { Case, Scenario } from "../../engine/case.ts";
import { CaseRun } from "../../engine/caseRun.ts";
import { Deadline } from "../../engine/deadline.ts";
import type { Transaction } from "../../engine/dredd.ts";
import type { PreparedRequest } from "../../engine/prepareRequest.ts";
import type { Problem } from "../../engine/problem.ts";
import { loja } from "../../profile/loja.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Answered } from "../exchange.ts";

const LIMIT = 10_000;

/**
 * What became of a case. Without a request it was blocked by one before it, which proves nothing; without an answer nobody
 * knows what the server would say, and the scenario ends.
 */
export interface DirectResult {
  testCase: Case;
  request: PreparedRequest | undefined;
  answered: Answered | undefined;
  problems: readonly Problem[];
}

/** Hands the request of a case to whatever answers; undefined ends the scenario. */
export type Send = (request: PreparedRequest, testCase: Case) => Promise<Answered | undefined>;

/**
 * The cases of a scenario, judged one after another as in a run of the kit, but without Dredd: starting it costs more than
 * the cases that a mutant needs. The contract's own validators know every keyword that Dredd enforces, and that both agree
 * is what the guards of every real run hold.
 */
export async function* directRun(
  { cases }: Scenario,
  profile: Profile,
  send: Send,
): AsyncGenerator<DirectResult> {
  const deadline = new Deadline(profile.url, LIMIT);
  for (const testCase of cases) {
    const run = new CaseRun(loja, testCase);
    const transaction = transactionOf(testCase);
    await run.prepare(transaction, profile, deadline).finally(() => deadline.stop());
    const { request } = run;
    const answered = request && (await send(request, testCase));
    if (answered) {
      receive(transaction, answered, testCase);
      run.receive(transaction);
      await run.judge(transaction);
    }
    yield { testCase, request, answered, problems: answered || !request ? run.problems : [] };
    if (request && !answered) return;
  }
}

function transactionOf({ id, status }: Case): Transaction {
  return {
    id,
    name: id,
    origin: { resourceName: id },
    fullPath: "",
    request: { method: "", uri: "", headers: {}, body: "" },
    expected: { statusCode: String(status), headers: {} },
  };
}

/** What Dredd would have filled in: the answer, and whether it has the expected status. */
function receive(transaction: Transaction, { status, headers, body }: Answered, testCase: Case): void {
  const isText = isUtf8(body);
  transaction.real = {
    statusCode: status,
    headers,
    body: body.toString(isText ? "utf8" : "base64"),
    ...(!isText && { bodyEncoding: "base64" }),
  };
  const valid = status === testCase.status;
  transaction.results = { fields: { statusCode: { valid, errors: [], values: {} } } };
}
