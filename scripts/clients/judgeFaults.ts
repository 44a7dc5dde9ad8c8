import type { KnownFault } from "./knownFaults.ts";
import type { StepName } from "./tool.ts";

/** What is to be said of a tool that met with faults, or with none. */
export interface Verdict {
  ok: boolean;
  /** Why each known fault is the tool's own. */
  known: string[];
  /** Entries of the list that did not come true though their step was tried. */
  needless: string[];
}

/**
 * Holds what went wrong against what is known to.
 * @param faults of the step that failed, if one did
 * @param tried the steps that were taken, to their end or not
 * @param expected the known faults of this tool with this document
 */
export function judgeFaults(
  faults: readonly string[],
  failedAt: StepName | undefined,
  tried: readonly StepName[],
  expected: readonly KnownFault[],
): Verdict {
  const cameTrue = ({ step, says }: KnownFault) =>
    step === failedAt && faults.some((fault) => says.test(fault));
  const isKnown = (fault: string) => expected.some(({ step, says }) => step === failedAt && says.test(fault));
  const needless = expected.filter((known) => tried.includes(known.step) && !cameTrue(known));
  return {
    ok: needless.length === 0 && faults.every(isKnown),
    known: expected.filter(cameTrue).map(({ because }) => because),
    needless: needless.map(({ because }) => because),
  };
}
