// @ts-check
import { getSummary } from "@typespec/compiler";
import { inWords, lineAbove } from "../fixes.js";
import { contractRule } from "../rule.js";

/** What fits on a line of a table of contents. */
const LONGEST = 80;

export const summary = contractRule(
  "summary",
  "Every operation has a short summary.",
  (tell, reach, program) => {
    for (const { operation } of reach.operations) {
      const said = getSummary(program, operation);
      if (!said)
        tell(
          operation,
          `operation ${operation.name} has no summary: say in a few words what it does, with @summary`,
          lineAbove(operation, `@summary("${inWords(operation.name)}")`),
        );
      else if (said.length > LONGEST || /\n|\.$/.test(said.trim()))
        tell(
          operation,
          `the summary of ${operation.name} is more than a heading: at most ${LONGEST} characters, no sentence; the rest is its description`,
        );
    }
  },
);
