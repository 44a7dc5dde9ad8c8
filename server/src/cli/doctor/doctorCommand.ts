import { Command } from "commander";
import { CliError } from "../cliError.ts";
import { bold, dim, hasColours, red, type Terminal } from "../terminal.ts";
import { examine } from "./examine.ts";
import type { Finding } from "./finding.ts";

const WIDTH = 16;

/** `frete doctor`: whether a service with these settings would run well here. */
export function doctorCommand(terminal: Terminal): Command {
  const command = new Command("doctor")
    .summary("Look whether the service can run here")
    .description(
      "Looks at settings, database, disk, files, clock, secret key and ports with the environment of the service, before it starts or beside it, and changes nothing. Exit code 1 when something keeps the service from running or from keeping what it is given.",
    );
  return command.option("--json", "print as JSON").action(async () => {
    const findings = await examine(terminal.env);
    const isJson = command.opts<{ json?: boolean }>().json === true;
    terminal.out.write(isJson ? `${JSON.stringify(findings, null, 2)}\n` : rendered(findings, terminal));
    const errors = findings.filter(({ result }) => result === "error").length;
    if (errors > 0) throw new CliError(`${errors} of ${findings.length} checks failed`);
  });
}

function rendered(findings: readonly Finding[], terminal: Terminal): string {
  const coloured = hasColours(terminal, terminal.out);
  const marks = {
    ok: dim("ok     ", coloured),
    warning: bold("warning", coloured),
    error: red("error  ", coloured),
  };
  return findings
    .map(({ check, result, text, advice }) => {
      const line = `${marks[result]}  ${check.padEnd(WIDTH)}${text}`;
      return `${line}${advice === undefined ? "" : `: ${advice}`}\n`;
    })
    .join("");
}
