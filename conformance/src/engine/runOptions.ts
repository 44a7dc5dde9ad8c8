import type { Case, Scenario } from "./case.ts";
import type { Contract } from "./contract.ts";
import type { LeftOut } from "./leftOut.ts";
import type { CaseResult } from "./runResult.ts";
import type { Target } from "./target.ts";

/** What is run, on what, and how. */
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
