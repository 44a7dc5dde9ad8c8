import type { Change } from "../diff/change.ts";
import type { Concerned } from "../diff/concerns.ts";
import type { Outcome } from "../run/outcome.ts";

/** What came of a run over a contract. */
export interface Generated {
  contract: string;
  outcome: Omit<Outcome, "changes">;
  seconds: number;
}

/** What it means for those who use the contract, and where the code stands that it concerns. */
export interface Meant extends Generated {
  changes: readonly (Change & { concerned: Concerned })[];
}

/** What the process that generates is asked for, one after the other, and what it answers of each contract. */
export interface Answers {
  /** What a server runs on. */
  served: Generated;
  /** What code is held against. */
  typed: Meant;
  rest: Generated;
}

export type Asked = keyof Answers;

/** What it answers. */
export interface Answered<A extends Asked = Asked> {
  asked: A;
  results: readonly Answers[A][];
}

/** What a server's process is asked for: to load modules that it will need, then all of its code, to listen, and to end. */
export type ServerOrder = { preload: readonly string[] } | "load" | "listen" | "end";

/** What a server's process tells. */
export type ServerNews =
  | { kind: "loaded" }
  /** What was loaded before it was asked to is of yesterday. */
  | { kind: "stale" }
  /** `stable`: modules that the next one may load before it is asked to. */
  | { kind: "listening"; port: number; stable: readonly string[] }
  /** Operations that are answered from the contract's examples, and handlers of operations that it does not have. */
  | { kind: "draft"; contract: string; mocked: readonly string[]; unserved: readonly string[] }
  | { kind: "failed"; message: string };
