import type { Case } from "../engine/case.ts";
import type { Subject } from "./subject.ts";

/** The statuses that conform. */
export type Expected = Pick<Case, "status" | "accepts">;

/** What depends on what the service holds, not on the form of a request. */
const OF_STATE = [402, 404, 409, 410, 412, 423, 424];
/** They tell who asks, and how often. */
const OF_CALLERS = [401, 429];
/** How a path, a method or a media type is refused, more than a value. */
const REFUSALS = [400, 422];

const isSuccess = (status: number) => status >= 200 && status < 400;

/** Statuses of success that the contract documents; of an operation that has only `default`, any. */
export function success({ operation }: Subject): Expected {
  const keys = Object.keys(operation.responses);
  const named = keys.filter((key) => /^[23]/.test(key));
  const includes = (status: number) =>
    isSuccess(status) && (named.length === 0 || named.some((key) => covers(key, status)));
  const status = Number(named.find((key) => /^\d+$/.test(key)) ?? (named[0] ? `${named[0][0]}00` : 200));
  return { status, accepts: { includes, words: named.join(" or ") || "a success, 200 to 399" } };
}

/** Success, or that there is no such record: whoever knows whether there is one judges that. */
export function successOrMissing(subject: Subject): Expected {
  const { status, accepts } = success(subject);
  const includes = (actual: number) => (accepts?.includes(actual) ?? false) || isMissing(actual);
  return { status, accepts: { includes, words: accepts?.words ?? "" } };
}

/** Does the status say that there is no such record? */
export const isMissing = (status: number): boolean => status === 404 || status === 410;

/** Success, or what only the state of the service forbids: a value on the edge of a limit names no record that exists. */
export function edge(subject: Subject): Expected {
  const { status, accepts } = success(subject);
  return {
    status,
    accepts: {
      includes: (actual) => (accepts?.includes(actual) ?? false) || OF_STATE.includes(actual),
      words: `${accepts?.words}, for a valid request`,
    },
  };
}

/** A refusal of what the contract does not allow. */
export function refusal({ operation }: Subject): Expected {
  const status = REFUSALS.find((each) => String(each) in operation.responses) ?? 400;
  return {
    status,
    accepts: {
      includes: (actual) => actual >= 400 && actual < 500 && !OF_CALLERS.includes(actual),
      words: "a refusal, 400 to 499",
    },
  };
}

/** A refusal of whoever asks. */
export function unauthorized(): Expected {
  return {
    status: 401,
    accepts: { includes: (actual) => actual === 401 || actual === 403, words: "401 or 403" },
  };
}

function covers(key: string, status: number): boolean {
  return key === String(status) || key.toUpperCase() === `${String(status)[0]}XX`;
}
