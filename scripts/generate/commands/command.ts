import type { ParseArgsConfig } from "node:util";

/** How a command ended: all is well; the contract or its outputs are not; it was called wrongly. */
export const EXIT = { fine: 0, refused: 1, usage: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command says what came of it. */
export interface Printer {
  out(text: string): void;
  error(text: string): void;
  /** Does a terminal show it? */
  colours: boolean;
}

/** A command of the command line `contract`. */
export interface Command {
  name: string;
  /** What it does, in a line. */
  summary: string;
  /** The whole of what `--help` shows. */
  help: string;
  options: NonNullable<ParseArgsConfig["options"]>;
  /** Name of the one argument that it takes beside options, if any: a value of this name. */
  argument?: string;
  /** @param values the options as they were given */
  run(values: Readonly<Record<string, string | boolean | undefined>>, printer: Printer): Promise<ExitCode>;
}

/** A command was called wrongly: its message says how, and the help follows. */
export class UsageError extends Error {
  override name = "UsageError";
}
