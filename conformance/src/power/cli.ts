import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import "../smallHeap.ts";
import { chooseSubjects } from "./chooseSubjects.ts";
import { clearLine } from "./clearLine.ts";
import { countOption } from "./countOption.ts";
import { derivedCommand } from "./derived/derivedCommand.ts";
import { isGood, type Trial } from "./fate.ts";
import { powerReport } from "./powerReport.ts";
import { quickSelection } from "./quick.ts";
import { powerExitCode, runPower } from "./runPower.ts";
import type { Variant } from "./variant.ts";

const USAGE = `npm run conformance:power -- [options]

How much the kit notices: every mutant, a reference server that breaks one rule, must be caught by a case that names that
rule; every variant, one that only answers differently, must pass.

  --mutant ID    only mutants whose id begins with ID;        may be repeated, like
  --family F     only mutants of a family of rules, e.g. COT, and
  --variant ID   only variants whose id begins with ID; none of the three: everything
  --variants     all variants, no mutants
  --together N   N random combinations of five of the chosen variants, instead of each by itself
  --seed S       of the combinations
  --sample       variants only in the modules of the kit in which they show
  --quick        a few of both, for every test run
  --again        also what an earlier run has settled
  --lanes N      trials at the same time (2)
  --html FOLDER  the kit's report on each of them
  --json FILE    the results for programs

  --derived [N]  in place of all that, mutants that the contract itself gives: 40 or N of them drawn at random, with
  --all          every one,
  --mutant ID    those whose id begins so,
  --seed S       the same ones again; what an earlier run has settled is not tried again, so one that was ended goes on,
  --again        unless asked for

Exit code: 0 all as it should be, 1 a mutant not caught by its rule or a variant refused, 2 no verdict`;

async function main(): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mutant: { type: "string", multiple: true },
      family: { type: "string", multiple: true },
      variant: { type: "string", multiple: true },
      variants: { type: "boolean", default: false },
      together: { type: "string" },
      sample: { type: "boolean", default: false },
      quick: { type: "boolean", default: false },
      again: { type: "boolean", default: false },
      lanes: { type: "string", default: "2" },
      html: { type: "string" },
      json: { type: "string" },
      derived: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      seed: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.derived) return derivedCommand(values, positionals);
  const { quick, sample, again, html, json } = values;
  const lanes = countOption("--lanes", values.lanes);
  const together = values.together === undefined ? undefined : countOption("--together", values.together);
  const chosen = chooseSubjects({ ...values, seed: values.seed ?? "1", together });
  if (html !== undefined) mkdirSync(html, { recursive: true });
  const sampleOf = ({ modules }: Variant) => (sample && modules ? { modules } : quickSelection);
  const power = await runPower({
    ...chosen,
    selectionOf: quick || sample ? sampleOf : undefined,
    lanes,
    again,
    reports: html,
    onTrial: (trial, count, total) => show(trial, count, total),
  });
  clearLine();
  console.log(powerReport(power, chosen.mutants, chosen.variants));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(power, null, 2)}\n`);
  return powerExitCode(power);
}

/** On a terminal one line that is written over, elsewhere one in twenty and what went wrong. */
function show(trial: Trial, count: number, total: number): void {
  const line = `${count}/${total} ${trial.fate} ${trial.id}${trial.by ? ` by ${trial.by}` : ""}`;
  clearLine();
  if (!isGood(trial)) console.log(trial.found ? `${line}\n  ${trial.found}` : line);
  else if (process.stdout.isTTY) process.stdout.write(line.slice(0, process.stdout.columns - 1));
  else if (count % 20 === 0) console.log(line);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(2));
try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
