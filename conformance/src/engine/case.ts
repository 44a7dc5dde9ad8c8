import type { FormPart } from "./formBody.ts";
import type { Verify } from "./verify.ts";

/** What one case sends. Path and query values are encoded; `body` is sent as JSON unless it is text or bytes. */
export interface RequestData {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | readonly (string | number)[]>;
  headers?: Record<string, string>;
  /** A JSON value. */
  body?: unknown;
  /** Parts of a multipart form, in place of `body`. */
  form?: readonly FormPart[];
  /** Bytes as they are, in place of `body`: malformed JSON, other media types. */
  rawBody?: string | Uint8Array;
  /** Another method than the operation's. */
  method?: string;
  /** Path and query as they are, in place of the operation's. */
  url?: string;
}

/** What came back. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Record<string, string>;
  /** The body; `base64:` and the base64 when it is not UTF-8. */
  text: string;
  /** The body as it came. */
  bytes: Buffer;
  /** The parsed JSON, undefined when the answer is not JSON. A check gets only the properties that the contract knows. */
  body: Body;
  /** The parsed JSON with every property. */
  raw: unknown;
}

/** An answer that the interface allows in place of the one that a case asks for: only a decision forbids it. */
export interface Tolerance {
  /** The decisions that a server with such an answer takes otherwise. */
  rules: readonly string[];
  /** What it answers instead, for the report. */
  instead: string;
  /** Is it that answer? Asked of answers that deviate, in their status or from the schema. */
  answers: (answer: Answer) => boolean;
}

/** Statuses that conform where the contract leaves open which it is. */
export interface Accepted {
  /** What they have in common, for the report: `a refusal, 400 to 499`. */
  words: string;
  includes: (status: number) => boolean;
}

/** One request and what must come back. */
export interface Case {
  /** Unique; letters, digits and `. _ / + : -`; names the rules that it proves. */
  id: string;
  /** Name of an operation of the contract. */
  operation: string;
  /** Rules that the case proves, and that a failure is reported under. */
  rules: readonly string[];
  /** Kind of token, a key of the target's tokens; null sends no credentials. */
  token: string | null;
  /** A function when it needs values that earlier cases of the scenario saved. */
  request: RequestData | (() => RequestData);
  /** The status that conforms. */
  status: number;
  /** Which of the media types that the contract documents for that status; the first one when left out. */
  mediaType?: string;
  /** Further statuses that conform, each with the answer that the contract documents for it, if any. */
  accepts?: Accepted;
  /**
   * Decisions that ask for exactly this status, when the case's own rules only ask for a refusal: another status from 400 to 499
   * (401 and 429 apart) then breaks these alone.
   */
  statusRules?: readonly string[];
  /** Answers that the interface allows in place of this one; such an answer is not checked any further. */
  tolerates?: readonly Tolerance[];
  /**
   * The request is no operation of the contract (wrong method, unknown path): the answer must be the error body of the
   * operation, and its status need not be documented.
   */
  outsideContract?: boolean;
  /** Sends the request this many times before; each answer must have the same status. */
  repeat?: number;
  /** Sends the request this many times before, whatever is answered. */
  flood?: number;
  /** What the case cannot do without: functions of the driver, or other names that the run knows. */
  needs?: string | readonly string[];
  /**
   * Done before the request, e.g. through the target's driver: what no operation of the contract can do, or a wait. The case
   * fails when it throws.
   */
  before?(): Promise<void>;
  /** Looks at an answer that has the expected status and a valid schema. */
  check?(answer: Answer, verify: Verify): void;
  /** Looks at what such an answer brings about elsewhere, e.g. a notification; waits for it. */
  checkEffects?(answer: Answer, verify: Verify): Promise<void>;
  /** Keeps values of such an answer for later cases of the scenario. */
  save?(answer: Answer): void;
}

/** Cases that run in order and may pass values on. */
export interface Scenario {
  /** The part of the interface in whose row of the summary the cases are counted. */
  module: string;
  cases: readonly Case[];
  /** What it shares with others that may then be sent at the same time; left out, it is sent alone, after those that are not. */
  touches?: Touches;
  /** Do its cases wait long for what needs no request? It is begun early, beside others. */
  rests?: boolean;
}

/**
 * Names of what belongs to the whole target, as a queue or a list: what the requests of a scenario change of it, and what its
 * checks look at. Records that only their scenario knows of need no name.
 */
export interface Touches {
  changes: readonly string[];
  watches: readonly string[];
}
