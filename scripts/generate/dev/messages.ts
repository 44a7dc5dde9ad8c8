import type { Change } from "../diff/change.ts";
import type { Concerned } from "../diff/concerns.ts";
import type { Outcome } from "../run/outcome.ts";

/** What came of a run over a contract, and where the code stands that it concerns. */
export interface Generated {
  contract: string;
  outcome: Omit<Outcome, "changes">;
  changes: readonly (Change & { concerned: Concerned })[];
  seconds: number;
}

/** What the process that generates is asked for: what a server runs on, then the rest of it. */
export type Asked = "served" | "rest";

/** What it answers. */
export interface Answered {
  asked: Asked;
  results: readonly Generated[];
}

/** What a server's process is asked for, once it has loaded its code: to listen, or to end. */
export type ServerOrder = "listen" | "end";

/** What a server's process tells. */
export type ServerNews =
  | { kind: "loaded" }
  | { kind: "listening"; port: number }
  /** Operations that are answered from the contract's examples, and handlers of operations that it does not have. */
  | { kind: "draft"; contract: string; mocked: readonly string[]; unserved: readonly string[] }
  | { kind: "failed"; message: string };
