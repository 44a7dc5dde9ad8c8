import { Command } from "commander";
import { chatCommand } from "./chatCommand.ts";
import { completionCommand } from "./completionCommand.ts";
import type { Context } from "./context.ts";
import { listCommand } from "./listCommand.ts";
import { orderCommand } from "./orderCommand.ts";
import { queueCommand } from "./queueCommand.ts";
import { quoteCommand } from "./quoteCommand.ts";
import { styleOf } from "./terminal.ts";
import { trackCommand } from "./trackCommand.ts";

const HELP = `
Examples:
  $ frete-loja quote 01310100 CAFETEIRA-110
  $ frete-loja order --sample > pedido.json
  $ frete-loja order pedido.json --quote 12345678901 --option 1
  $ frete-loja track DEMO-0001
  $ frete-loja queue follow --json | jq .tipo

Environment:
  FRETE_BASE_URL       address of the service
  FRETE_TOKEN_API      API token of the store
  FRETE_TOKEN_COTACAO  quotation token of the store (quote)
  NO_COLOR             no colours
Without an address it is the sandbox on this machine (npx frete-server), at port
3000. Its tokens are known there alone: set them for one at another port.

Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
`;

/** The command line of a store. */
export function createProgram(context: Context): Command {
  const { terminal } = context;
  const program = new Command("frete-loja")
    .description("Quote freight, create and track orders, read events, talk to carriers.")
    .addHelpText("after", HELP)
    .addCommand(quoteCommand(context))
    .addCommand(orderCommand(context))
    .addCommand(trackCommand(context))
    .addCommand(listCommand(context))
    .addCommand(queueCommand(context))
    .addCommand(chatCommand(context));
  program.addCommand(completionCommand(context, program));
  for (const command of withDescendants(program)) {
    command.exitOverride().showHelpAfterError(`(${nameOf(command)} --help tells what it takes)`);
    command.configureHelp({
      styleTitle: (text) => styleOf(terminal, terminal.out).bold(text),
      // What the sandbox takes for granted is said once, above.
      subcommandTerm: (each) => `${each.name()} ${each.usage().replace("[options] ", "")}`.trim(),
    });
    command.configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
      getOutHasColors: () => true,
      getErrHasColors: () => true,
      getOutHelpWidth: () => Math.min(terminal.out.columns ?? 80, 100),
      getErrHelpWidth: () => Math.min(terminal.err.columns ?? 80, 100),
    });
  }
  return program;
}

/** A command and all below it. */
export function withDescendants(command: Command): Command[] {
  return [command, ...command.commands.flatMap((each) => withDescendants(each as Command))];
}

/** A command as it is called, such as `frete-loja queue read`. */
export const nameOf = (command: Command): string =>
  command.parent ? `${nameOf(command.parent as Command)} ${command.name()}` : command.name();
