import { createClient } from "../createClient.ts";
import type { FreteClient } from "../freteClient.ts";
import { type Style, styleOf, type Terminal } from "./terminal.ts";
import { UsageError } from "./usageError.ts";

/** Where `npx frete-server` listens, and the tokens that open its first store. */
const SANDBOX = { url: "http://127.0.0.1:3000", api: "frete_api_demo1", cotacao: "frete_cot_demo1" };

/** What every command may use. */
export interface Context {
  terminal: Terminal;
  /** Of standard output. */
  style: Style;
  /** Made at the first use, so that help needs no settings. @throws UsageError for settings that cannot be meant */
  client(): FreteClient;
  /** A line of what was asked for. */
  print(text: string): void;
  /** A line about what happens: on standard error, so that a pipe gets none of it. */
  note(text: string): void;
}

/** The commands' view of a terminal. */
export function contextOf(terminal: Terminal): Context {
  let client: FreteClient | undefined;
  const noteStyle = styleOf(terminal, terminal.err);
  return {
    terminal,
    style: styleOf(terminal, terminal.out),
    client: () => (client ??= clientOf(terminal)),
    print: (text) => void terminal.out.write(`${text}\n`),
    note: (text) => void terminal.err.write(`${noteStyle.dim(text)}\n`),
  };
}

/** Address of the service that the environment names. */
export const baseUrlOf = ({ env }: Terminal): string => env.FRETE_BASE_URL || SANDBOX.url;

/** Is it the sandbox of this machine, whose tokens everybody knows? */
export const isSandbox = (baseUrl: string): boolean =>
  /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):3000\/*$/.test(baseUrl);

function clientOf(terminal: Terminal): FreteClient {
  const { env } = terminal;
  const baseUrl = baseUrlOf(terminal);
  const known = isSandbox(baseUrl) ? SANDBOX : undefined;
  const tokenApi = env.FRETE_TOKEN_API || known?.api;
  const tokenCotacao = env.FRETE_TOKEN_COTACAO || known?.cotacao;
  try {
    return createClient({
      baseUrl,
      ...(tokenApi === undefined ? {} : { tokenApi }),
      ...(tokenCotacao === undefined ? {} : { tokenCotacao }),
    });
  } catch (error) {
    const said = (error as Error).message;
    const names = {
      baseUrl: "FRETE_BASE_URL",
      tokenApi: "FRETE_TOKEN_API",
      tokenCotacao: "FRETE_TOKEN_COTACAO",
    };
    throw new UsageError(
      Object.entries(names).reduce((text, [name, variable]) => text.replace(name, variable), said),
    );
  }
}
