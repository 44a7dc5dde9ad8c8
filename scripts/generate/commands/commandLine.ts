import { parseArgs } from "node:util";
import { type Command, EXIT, type ExitCode, type Printer, UsageError } from "./command.ts";
import { conformance } from "./conformance.ts";
import { dev } from "./dev.ts";
import { diff } from "./diff.ts";
import { features } from "./features.ts";
import { check, generate } from "./generate.ts";
import { lint } from "./lint.ts";
import { mock } from "./mock.ts";
import { texts } from "./texts.ts";

const COMMANDS: readonly Command[] = [generate, check, dev, lint, diff, texts, mock, conformance, features];

const USAGE = `contract COMMAND [options]

From a TypeSpec contract: documents, types, validators, and what server, client and tests are bound by.

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join("\n")}

contract COMMAND --help says more.`;

const TERMINAL: Printer = {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
  colours: process.stdout.isTTY && process.stderr.isTTY,
};

/**
 * The command line of the toolkit: `contract generate --spec DIR --out DIR`.
 *
 * @param args what follows the name of the program
 * @returns the exit code: 0 all is well, 1 the contract or its outputs are not, 2 called wrongly
 */
export async function runCommandLine(
  args: readonly string[],
  printer: Printer = TERMINAL,
): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    printer.out(USAGE);
    return name === undefined ? EXIT.usage : EXIT.fine;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    printer.error(`there is no command ${name}\n\n${USAGE}`);
    return EXIT.usage;
  }
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: command.argument !== undefined,
      options: { ...command.options, help: { type: "boolean", short: "h" } },
    });
    if (values.help) {
      printer.out(command.help);
      return EXIT.fine;
    }
    const [argument, ...others] = positionals;
    if (others.length > 0) throw new UsageError(`one argument is too many: ${others.join(" ")}`);
    const given =
      command.argument && argument !== undefined ? { ...values, [command.argument]: argument } : values;
    return await command.run(given as Parameters<Command["run"]>[0], printer);
  } catch (error) {
    const { message, code = "" } = error as NodeJS.ErrnoException;
    if (!(error instanceof UsageError) && !code.startsWith("ERR_PARSE_ARGS")) throw error;
    printer.error(`${message.split(". ")[0]}\n\n${command.help}`);
    return EXIT.usage;
  }
}
