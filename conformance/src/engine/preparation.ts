import type { Case } from "./case.ts";
import type { Contract } from "./contract.ts";
import type { LeftOut } from "./leftOut.ts";
import type { CaseResult } from "./runResult.ts";

/**
 * What the cases of a scenario have left behind for those after them. A change that should have succeeded prepares all cases after it,
 * and so does what a case does before its request; any other case prepares only those that wait for a value of it.
 */
export class Preparation {
  /** Why cases that wait for a value do so through no fault of the implementation; undefined when it must be one. */
  missingValue: LeftOut | undefined;
  /** Why nothing more of the scenario is sent. */
  missingChange: LeftOut | undefined;
  /** Has a case of it used up a limit on purpose? */
  isFlooded = false;
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /**
   * Takes note of what became of a case.
   * @param isUnprepared what had to be done before its request could not be done
   */
  note({ operation, status, flood }: Case, { id, outcome, reason }: CaseResult, isUnprepared: boolean): void {
    this.isFlooded ||= flood !== undefined;
    if (outcome === "advisory") {
      this.missingValue ??= { outcome: "advisory", reason: `${id} deviates from a decision` };
    }
    if (outcome !== "unsupported" && outcome !== "undeclared") return;
    const cause: LeftOut = { outcome, reason: reason ?? "" };
    this.missingValue ??= cause;
    const isChange = status < 300 && this.#contract.operations[operation]?.method !== "GET";
    if (isChange || isUnprepared) this.missingChange ??= cause;
  }
}
