import type { KnownFault } from "./knownFaults.ts";
import type { StepName } from "./tool.ts";

/** What is to be said of a tool that met with faults, or with none. */
export interface Verdict {
  ok: boolean;
  /** Why each known fault is the tool's own. */
  known: string[];
  /** Entries of the list for this step that did not come true. */
  needless: string[];
}

/**
 * Holds what went wrong in a step against what is known to.
 * @param faults of the step; none when it went well
 * @param expected the known faults of this tool with this document
 */
export function judgeFaults(
  faults: readonly string[],
  taken: StepName,
  expected: readonly KnownFault[],
): Verdict {
  const ofStep = expected.filter(({ step }) => step === taken);
  const cameTrue = ({ says }: KnownFault) => faults.some((fault) => says.test(fault));
  const isKnown = (fault: string) => ofStep.some(({ says }) => says.test(fault));
  const needless = ofStep.filter((known) => !cameTrue(known));
  return {
    ok: needless.length === 0 && faults.every(isKnown),
    known: ofStep.filter(cameTrue).map(({ because }) => because),
    needless: needless.map(({ because }) => because),
  };
}
