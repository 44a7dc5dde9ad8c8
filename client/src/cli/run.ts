import { CommanderError } from "commander";
import { FreteError } from "../errors.ts";
import { baseUrlOf, contextOf } from "./context.ts";
import { createProgram } from "./createProgram.ts";
import { printable, styleOf, type Terminal } from "./terminal.ts";
import { UsageError } from "./usageError.ts";

/** Runs one command and returns its exit code: 0 done, 1 refused or failed, 2 called wrongly. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const tell = (text: string) => {
    terminal.err.write(`${styleOf(terminal, terminal.err).red("error:")} ${printable(text)}\n`);
  };
  try {
    const given = args.length === 0 ? ["--help"] : args;
    await createProgram(contextOf(terminal)).parseAsync([...given], { from: "user" });
    return 0;
  } catch (error) {
    // Commander has told what is wrong; asking for help is not an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError) {
      tell(error.message);
      return 2;
    }
    if (!(error instanceof FreteError)) {
      // Of the client, before anything was sent: a token that is missing.
      if (!/ needs a token: /.test((error as Error).message)) throw error;
      tell(missingToken((error as Error).message));
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

const missingToken = (text: string) =>
  text
    .replace(/give (.*) to createClient/, "set $1")
    .replace("tokenApi", "FRETE_TOKEN_API")
    .replace("tokenCotacao", "FRETE_TOKEN_COTACAO");
