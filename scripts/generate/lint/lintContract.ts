import { resolve } from "node:path";
import { applyCodeFixes, compile, type Program, resolveCompilerOptions } from "@typespec/compiler";
import { createCompilerHost } from "../compilerHost.ts";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { fromCompiler, ownFixes } from "../diagnostics/fromCompiler.ts";
import { type Levels, levelOf } from "./levels.ts";

/** The rules of a contract whose tspconfig.yaml names none. */
const RECOMMENDED = { extends: ["@frete/typespec/recommended"] } as const;

export interface LintOptions {
  /** How grave rules are in this contract. */
  levels?: Levels | undefined;
  /** Write what rules propose into the sources, and look again. */
  fix?: boolean;
}

/** What a linter found. */
export interface Linted {
  diagnostics: readonly ContractDiagnostic[];
  /** How many places of the sources were mended. */
  fixed: number;
}

/**
 * Reads a contract by the rules that its tspconfig.yaml enables (`linter`), those of the toolkit when it names none. What the contract
 * suppresses (`#suppress "rule" "reason"`) is not found.
 *
 * @param entry main .tsp file, or a folder that has one
 */
export async function lintContract(
  entry: string,
  { levels, fix = false }: LintOptions = {},
): Promise<Linted> {
  const program = await lint(entry);
  const fixes = program.diagnostics.flatMap(({ codefixes }) => ownFixes(codefixes).slice(0, 1));
  if (fix && fixes.length > 0) {
    await applyCodeFixes(program.host, fixes);
    return { ...(await lintContract(entry, { levels })), fixed: fixes.length };
  }
  const diagnostics = program.diagnostics.map((each) => ({
    ...fromCompiler(each),
    ...(each.severity === "warning" && { severity: levelOf(each.code, levels) }),
  }));
  return { diagnostics, fixed: 0 };
}

async function lint(entry: string): Promise<Program> {
  const host = createCompilerHost();
  const main = resolve(entry);
  const [options, diagnostics] = await resolveCompilerOptions(host, { cwd: process.cwd(), entrypoint: main });
  const { linterRuleSet = { extends: [...RECOMMENDED.extends] }, additionalImports, config } = options;
  const program = await compile(host, main, {
    linterRuleSet,
    noEmit: true,
    ...(additionalImports && { additionalImports }),
    ...(config && { config }),
  });
  program.reportDiagnostics(diagnostics.filter(({ severity }) => severity === "error"));
  return program;
}
