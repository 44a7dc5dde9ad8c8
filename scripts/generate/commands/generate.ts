import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { GenerateError } from "../generateError.ts";
import { describeOutcome } from "../run/describeOutcome.ts";
import type { Outcome } from "../run/outcome.ts";
import { recordFileOf, runContract } from "../run/runContract.ts";
import { watchFolders } from "../run/watchFolders.ts";
import { type Command, EXIT, type ExitCode, type Printer, UsageError } from "./command.ts";
import { type NamedContract, readContract } from "./readContract.ts";

const SELECTION = `  PATH             main .tsp file, or a folder that has a main.tsp; this folder when not said (also \`--spec PATH\`)
  --out DIR        folder of the outputs (also \`out\` of the configuration); \`generated\` beside the contract when not said
  --service NAME   only this service, by its name or its namespace
  --version V      only this version of it
  --json           one line of JSON for machines: {contract, status, hash, changed, removed, diagnostics}

contract.config.{ts,js,json} beside the contract may export: out, service, version, examples ("error", "warning",
"off"), warnings ("error", "print"), levels, formats, reading, ruleExtension, patternWords, patterns, translations.

Ends with 0 when all is well, 1 when the contract is refused or its outputs are stale, 2 when called wrongly.`;

/** The folder of whoever calls. */
const HERE = ".";

const options: Command["options"] = {
  spec: { type: "string" },
  out: { type: "string" },
  service: { type: "string" },
  version: { type: "string" },
  json: { type: "boolean" },
};

export const generate: Command = {
  name: "generate",
  summary: "write documents, types, validators and operations of a contract",
  help: `contract generate [PATH] [--out DIR]

Derives from a TypeSpec contract, and writes what changed: OpenAPI 3.1 (YAML, JSON) and 3.0, types, validators, and the table
that server, client and tests are bound by. One service stands in the folder itself, several services or versions in a
folder each. Nothing is written when anything is wrong.

${SELECTION.replace("  --json", "  --watch          again after every save\n  --json")}`,
  argument: "spec",
  options: { ...options, watch: { type: "boolean" } },
  run: (values, printer) => execute(values, printer, { check: false, watch: values.watch === true }),
};

export const check: Command = {
  name: "check",
  summary: "say whether a contract is served, and whether its outputs are what it says; write nothing",
  help: `contract check [PATH] [--out DIR]

Does all that \`contract generate\` does and writes nothing. Where nothing was generated yet, only the contract itself is checked.

${SELECTION}`,
  argument: "spec",
  options,
  run: (values, printer) => execute(values, printer, { check: true, watch: false }),
};

async function execute(
  values: Readonly<Record<string, string | boolean | undefined>>,
  printer: Printer,
  { check, watch }: { check: boolean; watch: boolean },
): Promise<ExitCode> {
  const { spec = HERE, out, service, version, json } = values as Partial<NamedContract> & { json?: boolean };
  if (spec === HERE && !existsSync("main.tsp"))
    throw new UsageError("which contract? There is no main.tsp here: contract generate PATH");
  const called = basename(spec).startsWith(".") ? basename(resolve(spec)) : spec;
  const once = async (): Promise<Outcome> => {
    const started = performance.now();
    const outcome = await attempt({ spec, out, service, version }, check);
    const seconds = (performance.now() - started) / 1000;
    const isRight = outcome.status === "written" || outcome.status === "unchanged";
    const { sources: _sources, ...told } = outcome;
    if (json) printer.out(JSON.stringify({ contract: called, ...told }));
    else (isRight ? printer.out : printer.error)(describeOutcome(called, outcome, seconds, printer.colours));
    return outcome;
  };
  const { status, sources } = await once();
  if (!watch) return status === "written" || status === "unchanged" ? EXIT.fine : EXIT.refused;
  const whole = resolve(spec);
  const folder = whole.endsWith(".tsp") ? dirname(whole) : whole;
  const outDir = await readContract({ spec, out, service, version }).then(
    (contract) => [resolve(contract.outDir)],
    () => [],
  );
  const own = (files?: readonly string[]) => files?.filter((file) => !file.includes("/node_modules/"));
  const again = () =>
    once().then(
      (outcome) => own(outcome.sources),
      (error: Error) => {
        // Whatever a save breaks, the next one may mend.
        printer.error(error.message);
        return undefined;
      },
    );
  watchFolders([folder], outDir, again, own(sources));
  if (!json) printer.out(`watching ${folder}; stop with Ctrl+C`);
  return EXIT.fine;
}

/** Where nothing was generated a check is about the contract alone: what it would give counts as right. */
async function attempt(named: NamedContract, check: boolean): Promise<Outcome> {
  try {
    const { hasOut, folder: _folder, configFile: _file, ...source } = await readContract(named);
    const isFirst = !hasOut && !existsSync(recordFileOf(source));
    const outcome = await runContract(source, { check });
    return check && isFirst && outcome.status === "stale"
      ? { ...outcome, status: "unchanged", changed: [], removed: [] }
      : outcome;
  } catch (error) {
    if (!(error instanceof GenerateError)) throw error;
    return { status: "refused", changed: [], removed: [], diagnostics: error.diagnostics };
  }
}
