import type { OnProgress } from "../../backup/takeBackup.ts";
import type { Terminal } from "../terminal.ts";

const INTERVAL = 100;

/** Tells on standard error how far a backup is: one line that is written over on a terminal, a plain line per step elsewhere. */
export function tellProgress({ err }: Terminal): { onProgress: OnProgress; end(): void } {
  const isTTY = err.isTTY === true;
  let shown = "";
  let step = "";
  let told = 0;
  const end = () => {
    if (shown !== "") err.write(isTTY ? "\r\u001b[K" : `${shown}\n`);
    shown = "";
  };
  return {
    onProgress: (name, done) => {
      if (name !== step) end();
      step = name;
      shown = `${name}  ${done.toLocaleString("en-US")}`;
      const now = performance.now();
      if (!isTTY || now - told < INTERVAL) return;
      told = now;
      err.write(`\r\u001b[K${shown}`);
    },
    end,
  };
}
