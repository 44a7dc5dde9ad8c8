/**
 * Why a case was not measured. `unsupported`: the implementation lacks what it needs; `undeclared`: it belongs to a feature that
 * the implementation does not claim to have; `unmeasured`: the run ended before it; `unmade`: no request shows it; `advisory`: what it needs was decided otherwise.
 */
export interface LeftOut {
  outcome: "unsupported" | "undeclared" | "unmeasured" | "unmade" | "advisory";
  /** The cause in words, the same for all cases that share it. */
  reason: string;
}

/** How messages name these outcomes. */
export const LEFT_OUT_WORDS: Record<LeftOut["outcome"], string> = {
  unsupported: "not supported",
  undeclared: "not declared",
  unmeasured: "not measured",
  unmade: "not made",
  advisory: "not tried",
};

/** Thrown while a case is prepared or checked, when what it needs is not there: the case is then left out. */
export class NotAvailable extends Error {
  override name = "NotAvailable";
  readonly leftOut: LeftOut;

  constructor(leftOut: LeftOut) {
    super(`${LEFT_OUT_WORDS[leftOut.outcome]}: ${leftOut.reason}`);
    this.leftOut = leftOut;
  }
}
