import type { Case, Scenario } from "../engine/case.ts";
import type { Contract } from "../engine/contract.ts";
import { expectation } from "../engine/expectation.ts";
import { KitError } from "../engine/kitError.ts";
import type { LeftOut } from "../engine/leftOut.ts";
import { bodyCases } from "./bodyCases.ts";
import { callersOf } from "./credentials.ts";
import { Draft } from "./draft.ts";
import { success, successOrMissing, unauthorized } from "./expected.ts";
import { parameterCases } from "./parameterCases.ts";
import type { Plan } from "./plan.ts";
import { bodyOf, examplesOf, NoSample, type Sample, sampleOf } from "./sample.ts";
import { type Subject, subjectsOf } from "./subject.ts";

/** Cases from a contract alone. */
export interface DerivedCases {
  readonly scenarios: readonly Scenario[];
  /** Why a case is not sent, by its id. */
  readonly leftOut: ReadonlyMap<string, LeftOut>;
  /** Id of the case that the sentinel imitates. */
  readonly sentinel: string;
}

/**
 * Cases for every operation of a contract: a valid request for each example, media type and way to show credentials; both sides of
 * each limit of parameters and body; missing parts, malformed JSON, another media type; no, wrong and half the credentials. What
 * cannot be made is a case that is left out, with the reason.
 * @throws KitError when an operation is wanted that the contract does not have
 */
export function deriveScenarios(plan: Plan): DerivedCases {
  const all = subjectsOf(plan.contract.document);
  const unknown = plan.operations?.find((id) => !all.some((subject) => subject.id === id));
  if (unknown !== undefined) throw new KitError(`the contract has no operation ${unknown}`);
  const drafts = all
    .filter(({ id }) => plan.operations?.includes(id) ?? true)
    .map((subject) => draftOf(plan, subject));
  const cases = drafts.flatMap(({ cases }) => [...cases.values()]);
  const leftOut = new Map(drafts.flatMap((draft) => [...draft.leftOut]));
  return {
    scenarios: drafts.map(({ subject, cases }) => ({ module: subject.module, cases: [...cases.values()] })),
    leftOut,
    sentinel:
      sentinelAmong(
        plan.contract,
        cases.filter(({ id }) => !leftOut.has(id)),
      )?.id ?? "",
  };
}

const EMPTY: Sample = { path: {}, query: {}, header: {}, cookie: {}, body: undefined };

function draftOf(plan: Plan, subject: Subject): Draft {
  const callers = callersOf(plan.contract, subject, plan.secrets);
  const [token = null] = callers.admitted;
  const reason = reasonAgainst(subject, callers.missing);
  let draft: Draft;
  try {
    draft = new Draft(plan, subject, sampleOf(plan.contract, subject, plan.given), token, reason);
  } catch (error) {
    if (!(error instanceof NoSample)) throw error;
    draft = new Draft(plan, subject, EMPTY, token);
    draft.leave("valid", error.message, "unsupported");
    return draft;
  }
  validCases(draft, callers.admitted.slice(1));
  for (const { name, kind } of callers.refused)
    draft.add({ name: `credentials/${name}`, rule: "ACCESS", expected: unauthorized(), token: kind });
  parameterCases(draft);
  bodyCases(draft);
  return draft;
}

/** Why the answers of an operation cannot be looked at. */
function reasonAgainst({ id, operation }: Subject, missing: readonly string[]): LeftOut | undefined {
  if (missing.length > 0)
    return {
      outcome: "unsupported",
      reason: `no secret of ${missing.join(", ")} is given: --auth ${missing[0]}=SECRET`,
    };
  const types = Object.values(operation.responses).flatMap(({ content = {} }) => Object.keys(content));
  return types.includes("text/event-stream")
    ? { outcome: "unmade", reason: `${id} answers with an event stream, which has no end` }
    : undefined;
}

/** A valid request for each media type and example of the body, and for each further way to be admitted. */
function validCases(draft: Draft, others: readonly (string | null)[]): void {
  const { subject, sample, plan } = draft;
  const isFresh = subject.method === "POST" || subject.method === "DELETE";
  const add = (name: string, more: Partial<Parameters<Draft["add"]>[0]> = {}) =>
    draft.add({
      name,
      rule: "VALID",
      expected: Object.keys(sample.path).length > 0 ? successOrMissing(subject) : success(subject),
      isFresh,
      needsRecord: true,
      ...more,
    });
  add("valid");
  for (const mediaType of subject.mediaTypes) {
    try {
      const examples = examplesOf(subject.operation.requestBody?.content[mediaType] ?? {}).slice(1);
      if (mediaType !== subject.mediaTypes[0])
        add(`valid/${mediaType}`, {
          sample: { ...sample, body: bodyOf(plan.contract, subject, mediaType, plan.given) },
        });
      examples.forEach((value, index) => {
        add(`valid/${mediaType}/example-${index + 2}`, { sample: { ...sample, body: { mediaType, value } } });
      });
    } catch (error) {
      if (!(error instanceof NoSample)) throw error;
      draft.leave(`valid/${mediaType}`, error.message, "unsupported");
    }
  }
  for (const kind of others) add(`credentials/${kind ?? "anonymous"}`, { rule: "ACCESS", token: kind });
}

/** The case whose answer tells best whether schemas are enforced: one in JSON to a request that changes nothing. */
function sentinelAmong(contract: Contract, cases: readonly Case[]): Case | undefined {
  const isRead = ({ operation }: Case) => contract.operations[operation]?.method === "GET";
  const isJson = (each: Case) => expectation(contract, each).schema !== null;
  return (
    cases.find((each) => isRead(each) && isJson(each)) ?? cases.find(isJson) ?? cases.find(isRead) ?? cases[0]
  );
}
