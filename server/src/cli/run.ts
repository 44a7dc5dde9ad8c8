import { CommanderError } from "commander";
import { CliError } from "./cliError.ts";
import { createProgram } from "./createProgram.ts";
import { hasColours, red, type Terminal } from "./terminal.ts";

const SHOWN_DETAILS = 20;

/** Runs one command and returns its exit code: 0 done, 1 refused or failed, 2 called wrongly. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(terminal).parseAsync([...args], { from: "user" });
    return 0;
  } catch (error) {
    // Commander has told what is wrong; asking for help is not an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CliError)) throw error;
    const { err } = terminal;
    err.write(`${red("error:", hasColours(terminal, err))} ${error.message}\n`);
    for (const detail of error.details.slice(0, SHOWN_DETAILS)) err.write(`  ${detail}\n`);
    const untold = error.detailCount - Math.min(error.details.length, SHOWN_DETAILS);
    if (untold > 0) err.write(`  ... and ${untold} more\n`);
    return error.exitCode;
  }
}
