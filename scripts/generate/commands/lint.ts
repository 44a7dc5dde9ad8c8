import { basename, resolve } from "node:path";
import { formatDiagnostic } from "../diagnostics/formatDiagnostic.ts";
import { GenerateError } from "../generateError.ts";
import { type Command, EXIT, UsageError } from "./command.ts";
import { readContract } from "./readContract.ts";

/** `contract lint`: what a contract leaves its readers to guess. */
export const lint: Command = {
  name: "lint",
  summary: "read a contract by the rules of good interfaces",
  argument: "spec",
  help: `contract lint [PATH]

Reads the TypeSpec of a contract: is everything described, does every operation have a summary, a group, examples and refusals, every
number a unit, every text and list of a request a largest size; are names alike; does what is deprecated say since when, until when,
and what takes its place.

  PATH               main .tsp file, or a folder that has a main.tsp (.)
  --fix              write what a rule proposes into the sources
  --strict           warnings end it with 1, too (also \`warnings: "error"\` of the configuration)
  --json             one line of JSON for machines: {contract, fixed, diagnostics}

The rules are those of TypeSpec linters, so editors show what they find: \`linter: { extends: ["@frete/typespec/recommended"] }\` in
tspconfig.yaml turns them on, \`disable\` there turns one off. A single place is left out by \`#suppress "@frete/typespec/unit" "why"\`.
How grave a rule is, \`levels\` of the configuration says: { "@frete/typespec/unit": "error" }.

Ends with 0 when nothing is amiss, 1 when something is, 2 when called wrongly.`,
  options: {
    fix: { type: "boolean" },
    strict: { type: "boolean" },
    json: { type: "boolean" },
  },
  async run(values, printer) {
    const { spec = ".", fix = false, strict = false, json = false } = values as Given;
    if (spec === "") throw new UsageError("which contract? contract lint PATH");
    const called = basename(resolve(spec));
    try {
      const { entry, levels, warnings } = await readContract({
        spec,
        out: undefined,
        service: undefined,
        version: undefined,
      });
      const { lintContract } = await import("../lint/lintContract.ts");
      const { describeLint, isClean } = await import("../lint/describeLint.ts");
      const linted = await lintContract(entry, { levels, fix });
      const isRight = isClean(linted, strict || warnings === "error");
      if (json) printer.out(JSON.stringify({ contract: called, ...linted }));
      else (isRight ? printer.out : printer.error)(describeLint(called, linted, printer.colours));
      return isRight ? EXIT.fine : EXIT.refused;
    } catch (error) {
      if (!(error instanceof GenerateError)) throw error;
      if (json) printer.out(JSON.stringify({ contract: called, fixed: 0, diagnostics: error.diagnostics }));
      else printer.error(error.diagnostics.map((each) => formatDiagnostic(each, printer.colours)).join("\n"));
      return EXIT.refused;
    }
  },
};

interface Given {
  spec?: string;
  fix?: boolean;
  strict?: boolean;
  json?: boolean;
}
