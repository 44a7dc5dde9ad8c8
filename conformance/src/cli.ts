#!/usr/bin/env node
import { parseArgs } from "node:util";
import "./smallHeap.ts";
import { KitError } from "./engine/kitError.ts";
import { MODULES } from "./profile/modules.ts";
import { readProfile } from "./profile/readProfile.ts";
import { parseReports } from "./report/writeReports.ts";

const USAGE = `frete-conformance --url URL [--profile FILE] [options]

Says whether the implementation at URL conforms to the store's interface.
Without a profile it is taken to have the stores, tokens and branches of the demonstration data.

  --url URL        base URL of the implementation, e.g. http://127.0.0.1:3000
  --profile FILE   YAML: address, tokens, fixtures, features, what is not supported, driver
  --modulo M       only the cases of a module;     may be repeated, like
  --operacao O     only the cases of an operation,
  --regra R        only the cases that name a rule, and
  --caso C         only the cases whose id begins with C
  --report LIST    files to write: junit=F,html=F,json=F
  --json FILE      the same as --report json=FILE
  --seed S         what the codes of the run's records begin with, KIT-S…; 1 to 4 capital letters and digits
  --timeout S      longest time of one request, in seconds (10)
  --limit M        longest time of the whole run, in minutes (20)
  --allow-partial  exit code 0 for "parcial" too: nothing failed, something is not supported or not selected
  --strict         decisions of this project count too (NS-...); otherwise they are reported as advisory

Exit code: 0 conformant, 1 not conformant or parcial, 2 no verdict because the run itself failed`;

/** What `--modulo`, `--operacao` and a profile's `unsupported` can name. */
const KNOWN = `Modules and their operations:

${Object.entries(MODULES)
  .map(([name, operations]) => `  ${name.padEnd(16)} ${operations.join(", ") || "the protocol"}`)
  .join("\n")}`;

/** The command line: see USAGE. */
async function main(): Promise<0 | 1 | 2> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      profile: { type: "string" },
      modulo: { type: "string", multiple: true },
      operacao: { type: "string", multiple: true },
      regra: { type: "string", multiple: true },
      caso: { type: "string", multiple: true },
      report: { type: "string", multiple: true, default: [] },
      json: { type: "string" },
      seed: { type: "string" },
      timeout: { type: "string" },
      limit: { type: "string" },
      "allow-partial": { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(`${USAGE}\n\n${KNOWN}`);
    return 0;
  }
  const { modulo, operacao, regra, caso, json } = values;
  const profile = await readProfile({ ...values, file: values.profile });
  const options = {
    selection: {
      ...(modulo && { modules: modulo }),
      ...(operacao && { operations: operacao }),
      ...(regra && { rules: regra }),
      ...(caso && { cases: caso }),
    },
    reports: parseReports([...values.report, ...(json === undefined ? [] : [`json=${json}`])].join(",")),
    allowPartial: values["allow-partial"],
    timeout: milliseconds("--timeout", values.timeout, 1_000),
    limit: milliseconds("--limit", values.limit, 60_000),
    profileFile: values.profile,
  };
  // Loaded only now: a wrong option is told at once.
  const { runKit } = await import("./runKit.ts");
  return runKit(profile, options);
}

/** @throws KitError for anything but a number above zero */
function milliseconds(option: string, text: string | undefined, unit: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text) * unit;
  if (!(value > 0 && value < 2 ** 31)) throw new KitError(`${option} must be a number above zero`);
  return value;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
