import { styleText } from "node:util";

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
export const bold = styled("bold");

/** Text in grey where there are colours. */
export const dim = styled("dim");

/** Text in red where there are colours. */
export const red = styled("red");

function styled(format: "bold" | "dim" | "red"): (text: string, coloured: boolean) => string {
  return (text, coloured) => (coloured ? styleText(format, text, { validateStream: false }) : text);
}
