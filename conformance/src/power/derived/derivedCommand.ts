import { writeFileSync } from "node:fs";
import { clearLine } from "../clearLine.ts";
import { countOption } from "../countOption.ts";
import { derivedProgress } from "./derivedProgress.ts";
import { derivedExitCode, derivedReport } from "./derivedReport.ts";
import { runDerived } from "./runDerived.ts";

/** Where there is no terminal: seconds after which it is told again how far the run is. */
const TELL_EVERY = 60;

interface DerivedValues {
  all: boolean;
  again: boolean;
  mutant?: string[];
  seed?: string;
  json?: string;
}

/** `--derived`: mutants that the contract gives. */
export async function derivedCommand(
  { all, mutant, again, seed = Date.now().toString(36), json }: DerivedValues,
  [number = "40"]: readonly string[],
): Promise<0 | 1 | 2> {
  let told = 0;
  const power = await runDerived({
    ...(!all && !mutant && { count: countOption("--derived", number) }),
    seed,
    begins: mutant,
    again,
    onBegin: (stored, total) => {
      if (stored > 0) console.log(`${stored} of ${total} mutants were settled by earlier runs`);
    },
    onTrial: ({ id, fate }, { done, total, tried, seconds }) => {
      const line = derivedProgress(done, total, tried, seconds);
      const minute = Math.floor(seconds / TELL_EVERY);
      clearLine();
      if (process.stdout.isTTY)
        process.stdout.write(`${line}: ${fate} ${id}`.slice(0, process.stdout.columns - 1));
      else if (minute > told) console.log(line);
      told = minute;
    },
  });
  clearLine();
  console.log(derivedReport(power));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(power, null, 2)}\n`);
  return derivedExitCode(power);
}
