/** What the command line reads from and writes to. */
export interface Terminal {
  env: Record<string, string | undefined>;
  out: Output;
  err: Output;
  /** Standard input, for files named `-`. */
  stdin: AsyncIterable<Buffer>;
}

/** A stream of text, on a terminal or not. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Whether to use colours: on a terminal only, and not when NO_COLOR is set. */
export function hasColours({ env }: Terminal, output: Output): boolean {
  return output.isTTY === true && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb";
}

/** Text in bold where there are colours. */
export function bold(text: string, coloured: boolean): string {
  return coloured ? `\u001b[1m${text}\u001b[22m` : text;
}

/** Text in grey where there are colours. */
export function dim(text: string, coloured: boolean): string {
  return coloured ? `\u001b[2m${text}\u001b[22m` : text;
}

/** Text in red where there are colours. */
export function red(text: string, coloured: boolean): string {
  return coloured ? `\u001b[31m${text}\u001b[39m` : text;
}
