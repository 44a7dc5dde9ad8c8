import { bodyText } from "./bodyText.ts";
import type { Case, Tolerance } from "./case.ts";
import type { Contract } from "./contract.ts";
import type { Deadline } from "./deadline.ts";
import type { Transaction } from "./dredd.ts";
import { dreddProblems } from "./dreddProblems.ts";
import { type Expectation, expectation } from "./expectation.ts";
import { gradeFindings } from "./gradeFindings.ts";
import { knownFields } from "./knownFields.ts";
import { type LeftOut, NotAvailable } from "./leftOut.ts";
import { keptRequest, keptText, type PreparedRequest, prepareRequest } from "./prepareRequest.ts";
import { type Finding, type Problem, problemLine } from "./problem.ts";
import { repeatRequest } from "./repeatRequest.ts";
import { rulesAt } from "./rulesAt.ts";
import { isDecided } from "./rulesLayer.ts";
import { MissingValue } from "./slot.ts";
import type { Target } from "./target.ts";
import { dreddExpectation } from "./transactions.ts";
import { type ReceivedAnswer, validateAnswer } from "./validateAnswer.ts";
import { Verify } from "./verify.ts";

/** One case on its way through Dredd: what the hooks do before the request, before Dredd's validation and after it. */
export class CaseRun {
  readonly testCase: Case;
  readonly problems: Problem[] = [];
  request: PreparedRequest | undefined;
  answer: ReceivedAnswer | undefined;
  milliseconds = 0;
  /** Did it miss a value that an earlier case should have saved? */
  blocked = false;
  /** What its preparation or its check found missing. */
  leftOut: LeftOut | undefined;
  readonly #contract: Contract;
  #started = 0;
  /** How often each status came before, for a case that repeats. */
  #counts: ReadonlyMap<number, number> | undefined;

  constructor(contract: Contract, testCase: Case) {
    this.#contract = contract;
    this.testCase = testCase;
  }

  /** Puts the case's request into the transaction. A case whose values are missing fails without a request. */
  async prepare(transaction: Transaction, target: Target, deadline: Deadline): Promise<void> {
    const { before, flood } = this.testCase;
    let reason = await before?.call(this.testCase).then(
      () => undefined,
      (error: Error) => this.#unprepared(error),
    );
    try {
      if (reason === undefined) this.request = prepareRequest(this.#contract, target, this.testCase);
    } catch (error) {
      if (!(error instanceof MissingValue)) throw error;
      reason = this.#unprepared(error);
    }
    if (reason !== undefined || !this.request) {
      this.block(transaction, reason ?? "");
      return;
    }
    const { method, path, headers, body } = this.request;
    // Dredd gives every request a body, an empty one if need be, and what it sends with refuses that for HEAD in capitals.
    transaction.request = {
      method: method === "HEAD" ? "head" : method,
      uri: path,
      headers,
      body,
    };
    transaction.fullPath = path;
    const timeout = deadline.milliseconds;
    if (flood) await repeatRequest(target.url, this.request, { times: flood, timeout, isPatient: false });
    await this.#repeat(target, deadline);
    this.#started = performance.now();
    deadline.start();
  }

  #unprepared(error: Error): string {
    this.#noteMissing(error);
    return this.blocked ? error.message : `could not be prepared: ${error.message}`;
  }

  #noteMissing(error: unknown): void {
    if (error instanceof NotAvailable) this.leftOut = error.leftOut;
    this.blocked = error instanceof MissingValue;
  }

  async #repeat({ url }: Target, { milliseconds: timeout }: Deadline): Promise<void> {
    const { repeat: times } = this.testCase;
    if (times && this.request)
      this.#counts = await repeatRequest(url, this.request, { times, timeout, isPatient: true });
  }

  /** The answers before this one must have had its status. */
  #judgeRepeats(status: number): void {
    const { repeat, rules } = this.testCase;
    if (!repeat || !this.#counts || this.#counts.get(status) === repeat) return;
    this.problems.push({
      rules,
      layer: isDecided(this.#contract, rules) ? "reference" : "interface",
      pointer: "status",
      message: `must be ${status} every time`,
      expected: { [status]: repeat },
      actual: Object.fromEntries(this.#counts),
    });
  }

  /** Fails the case without sending anything. */
  block(transaction: Transaction, reason: string): void {
    transaction.fail = reason;
    const { rules } = this.testCase;
    const layer = isDecided(this.#contract, rules) ? "reference" : "interface";
    this.problems.push({ rules, pointer: "answer", message: reason, layer });
  }

  /** Lets go of what was sent and received, once the result has what the reports need. */
  release(): void {
    this.request = undefined;
    this.answer = undefined;
  }

  /** Takes the answer, and forgives Dredd's string comparison of media types: case and a charset of UTF-8. */
  receive({ real, expected }: Transaction): void {
    this.milliseconds = performance.now() - this.#started;
    if (!real) return;
    this.answer = toAnswer(real, this.request?.method);
    const received = this.answer.headers["content-type"] ?? "";
    const [essence = "", ...parameters] = received.split(";").map((part) => part.trim().toLowerCase());
    const { accepts } = this.testCase;
    if (accepts?.includes(this.answer.status)) {
      delete expected.bodySchema;
      Object.assign(expected, dreddExpectation(this.#contract.document, this.#expectation()));
    }
    const wanted = expected.headers["Content-Type"];
    if (essence === wanted?.toLowerCase() && parameters.every((part) => /^charset="?utf-?8"?$/.test(part))) {
      expected.headers["Content-Type"] = received;
    }
  }

  /** Validates the answer in full, runs the case's own check, and makes Dredd's verdict and message agree. */
  async judge(transaction: Transaction): Promise<void> {
    const { answer, testCase } = this;
    if (this.request) this.request = keptRequest(this.request);
    const found = answer ? dreddProblems(transaction, testCase, answer.body) : [];
    lighten(transaction);
    if (!answer) return;
    this.#judgeRepeats(answer.status);
    const seen = new Set(found.map(({ pointer }) => pointer));
    found.push(
      ...validateAnswer(this.#contract, testCase, answer).filter(({ pointer }) => !seen.has(pointer)),
    );
    for (const finding of found) finding.rules = this.#rulesOf(finding);
    const tolerated = found.length > 0 ? testCase.tolerates?.find((each) => each.answers(answer)) : undefined;
    this.problems.push(...this.#graded(answer, found, tolerated));
    const isReadable =
      testCase.accepts?.includes(answer.status) ??
      Math.floor(answer.status / 100) === Math.floor(testCase.status / 100);
    if (isReadable && this.problems.every(({ layer }) => layer === "reference") && !tolerated)
      this.problems.push(...(await this.#check(answer)));
    // Reports show the text; the parsed values of a whole run would fill the memory.
    answer.body = undefined;
    answer.raw = undefined;
    answer.text = keptText(answer.text);
    const { test } = transaction;
    if (!test || this.problems.length === 0) return;
    test.valid = false;
    test.status = "fail";
    test.message += this.problems.map(problemLine).join("\n");
  }

  /** What the contract asks of the answer: where a case accepts several, of this one. */
  #expectation(): Expectation {
    const { accepts } = this.testCase;
    const { status = 0, headers } = this.answer ?? {};
    if (!accepts?.includes(status)) return expectation(this.#contract, this.testCase);
    const mediaType = headers?.["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
    return expectation(this.#contract, this.testCase, { status, mediaType });
  }

  /** A deviation from the schema comes under the rules that the contract names for its place, then under the case's. */
  #rulesOf({ pointer, rules }: Finding): readonly string[] {
    const { schema } = this.#expectation();
    if (!schema || !/^(\/|$)/.test(pointer)) return rules;
    return [...new Set([...rulesAt(this.#contract.document, schema, pointer), ...rules])];
  }

  /** Deviations by layer; of an answer that the interface allows in place of this one, that alone. */
  #graded(answer: ReceivedAnswer, found: readonly Finding[], tolerated: Tolerance | undefined): Problem[] {
    if (!tolerated)
      return found.length > 0
        ? gradeFindings(this.#contract, this.testCase, answer, found, (one) => this.#rulesOf(one))
        : [];
    const { rules, instead } = tolerated;
    return [{ rules, pointer: "answer", message: `answers otherwise: ${instead}`, layer: "reference" }];
  }

  async #check(received: ReceivedAnswer): Promise<Problem[]> {
    const { testCase } = this;
    const verify = new Verify(testCase.rules);
    const { schema } = this.#expectation();
    const body = schema ? knownFields(this.#contract.document, schema, received.raw) : received.raw;
    const answer = { ...received, body };
    const isDecision = ({ rules }: Finding) => isDecided(this.#contract, rules);
    // What a check cannot read may be the shape that an implementation has decided on otherwise.
    const [otherwise] = this.problems;
    let unreadable: Finding | undefined;
    try {
      testCase.check?.(answer, verify);
      if (verify.problems.every(isDecision)) await testCase.checkEffects?.(answer, verify);
      if (verify.problems.every(isDecision)) testCase.save?.(answer);
    } catch (error) {
      this.#noteMissing(error);
      const { rules } = otherwise ?? testCase;
      const message = `could not be checked: ${(error as Error).message}`;
      unreadable = { rules, pointer: "", message, actual: received.raw };
      verify.problems.push(unreadable);
    }
    return verify.problems.map((finding) => ({
      ...finding,
      layer: isDecision(finding) || (otherwise && finding === unreadable) ? "reference" : "interface",
    }));
  }
}

/** Dredd holds every transaction until the end of the run: the texts that were sent and received would fill the memory. */
function lighten(transaction: Transaction): void {
  transaction.request.body = "";
  if (transaction.real) transaction.real.body = "";
  transaction.results = undefined;
  if (transaction.test) transaction.test.results = undefined;
}

function toAnswer(real: NonNullable<Transaction["real"]>, method: string | undefined): ReceivedAnswer {
  const { statusCode, headers, body = "", bodyEncoding } = real;
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(", ")]),
    ),
    text: bodyText(real),
    body: parsed(body),
    raw: parsed(body),
    get bytes() {
      return Buffer.from(body, bodyEncoding === "base64" ? "base64" : "utf8");
    },
    isText: bodyEncoding !== "base64",
    isHead: method === "HEAD",
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
