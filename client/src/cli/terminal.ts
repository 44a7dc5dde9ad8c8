/** What the command line reads from and writes to. */
export interface Terminal {
  env: Record<string, string | undefined>;
  out: Output;
  err: Output;
  /** Standard input, for files named `-`. */
  stdin: AsyncIterable<Uint8Array | string>;
  /** Aborted by Ctrl+C: what goes on for ever ends. */
  signal: AbortSignal;
}

/** A stream of text, on a terminal or not. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

/** Marks up text for one stream: colours on a terminal only, and not when NO_COLOR is set. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  /** Columns that fit: of the terminal, at most 100; 80 where there is none. */
  width: number;
}

/** How to write to a stream. */
export function styleOf({ env }: Terminal, { isTTY = false, columns = 80 }: Output): Style {
  const isColoured = isTTY && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb";
  const styled = (on: number, off: number) => (text: string) =>
    isColoured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: styled(1, 22),
    dim: styled(2, 22),
    red: styled(31, 39),
    green: styled(32, 39),
    width: isTTY ? Math.min(columns, 100) : 80,
  };
}

/** Texts of strangers do not get to move the cursor: control characters are shown as blanks. */
export const printable = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
