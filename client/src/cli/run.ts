import { methods } from "@frete/contract/loja/methods";
import { CommanderError } from "commander";
import { FreteError } from "../errors.ts";
import { baseUrlOf, contextOf } from "./context.ts";
import { createProgram, nameOf } from "./createProgram.ts";
import { printable, styleOf, type Terminal } from "./terminal.ts";
import { UsageError } from "./usageError.ts";

/** Runs one command and returns its exit code: 0 done, 1 refused or failed, 2 called wrongly. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const tell = (text: string) => {
    terminal.err.write(`${styleOf(terminal, terminal.err).red("error:")} ${printable(text)}\n`);
  };
  const program = createProgram(contextOf(terminal));
  let command = program;
  program.hook("preAction", (_, called) => {
    command = called;
  });
  try {
    const given = args.length === 0 ? ["--help"] : args;
    await program.parseAsync([...given], { from: "user" });
    return 0;
  } catch (error) {
    // Commander has told what is wrong; asking for help is not an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      tell(error.message);
      return 2;
    }
    if (!(error instanceof FreteError)) {
      const said = saidBeforeSending(error, nameOf(command));
      if (said === undefined) throw error;
      tell(said);
      return 2;
    }
    tell(adviceOn(error, terminal));
    return 1;
  }
}

function adviceOn(error: FreteError, terminal: Terminal): string {
  const { status, mensagem, requestId } = error;
  if (status === 0)
    return `${baseUrlOf(terminal)} does not answer (${mensagem}). Is the address right (FRETE_BASE_URL)? A sandbox of your own: npx frete-server`;
  if (status === 401) return `${mensagem} Check FRETE_TOKEN_API and FRETE_TOKEN_COTACAO.`;
  if (status >= 500 && requestId) return `${mensagem} (${status}, request ${requestId})`;
  return mensagem;
}

/** What the client refused to send, told of the command instead of its operation; undefined for any other error. */
function saidBeforeSending(error: unknown, command: string): string | undefined {
  const { message } = error as Error;
  const id = /^\w+/.exec(message)?.[0] ?? "";
  if (!Object.hasOwn(methods, id)) return undefined;
  return (command + message.slice(id.length))
    .replace(/give (.*) to createClient/, "set $1")
    .replace("tokenApi", "FRETE_TOKEN_API")
    .replace("tokenCotacao", "FRETE_TOKEN_COTACAO");
}
