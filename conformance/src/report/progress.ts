import type { CaseResult } from "../engine/runResult.ts";

/**
 * Shows the case that has just ended on one line that is written over, nothing when the output is no terminal; and why the
 * run pauses.
 * @returns the listeners and a function that clears the line
 */
export function progress(output: NodeJS.WriteStream): {
  onResult: (result: CaseResult, count: number, total: number) => void;
  onWait: (id: string, seconds: number) => void;
  clear: () => void;
} {
  const onWait = (id: string, seconds: number) => {
    output.write(`${id} was answered with 429: sent again in ${seconds} s\n`);
  };
  if (!output.isTTY) return { onResult: () => undefined, onWait, clear: () => undefined };
  const clear = () => {
    output.write("\r\x1b[K");
  };
  return {
    onResult: ({ id, outcome }, count, total) => {
      const line = `${String(count).padStart(String(total).length)}/${total} ${outcome} ${id}`;
      clear();
      output.write(line.slice(0, (output.columns ?? 80) - 1));
    },
    onWait: (id, seconds) => {
      clear();
      onWait(id, seconds);
    },
    clear,
  };
}
