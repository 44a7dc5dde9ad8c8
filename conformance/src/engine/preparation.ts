import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import type { LeftOut } from "./leftOut.ts";
import type { CaseResult } from "./runResult.ts";

/**
 * What is missing in a scenario since cases of it were left out. A change that should have succeeded prepares all cases after it;
 * any other case prepares only those that wait for a value of it.
 */
export class Preparation {
  /** Why cases that wait for a value do so through no fault of the implementation; undefined when it must be one. */
  missingValue: LeftOut | undefined;
  /** Why nothing more of the scenario is sent. */
  missingChange: LeftOut | undefined;
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** Takes note of what became of a case. */
  note({ operation, status }: Case, { id, outcome, reason }: CaseResult): void {
    if (outcome === "advisory") {
      this.missingValue ??= { outcome: "unsupported", reason: `${id} deviates from a decision` };
    }
    if (outcome !== "unsupported" && outcome !== "undeclared") return;
    const cause: LeftOut = { outcome, reason: reason ?? "" };
    this.missingValue ??= cause;
    if (status < 300 && this.#contract.operations[operation]?.method !== "GET") this.missingChange ??= cause;
  }
}
