import { type ChildProcess, fork } from "node:child_process";
import type { Answered, Asked, Generated } from "./messages.ts";

/** What the process may keep: more is collected earlier. In MB. */
const FLAGS = ["--max-semi-space-size=8", "--max-old-space-size=400"];

/** Generates contracts in a process of its own, which is started again when it ends, or when its code has changed. */
export interface Generator {
  /** @throws Error when the process ended before it answered */
  ask(asked: Asked): Promise<readonly Generated[]>;
  /** The next run begins with code that is read anew. */
  forget(): void;
}

/**
 * @param module that calls `serveGenerations`
 * @param args for it
 */
export function createGenerator(module: URL, args: readonly string[]): Generator {
  let child: ChildProcess | undefined;
  const start = () => {
    const started = fork(module, args, { execArgv: FLAGS });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  };
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        const asking = child ?? start();
        const onEnd = (code: number | null) => {
          asking.off("message", onAnswer);
          reject(
            new Error(
              `the generator's process ended (${code ?? "killed"}); it starts again with the next save`,
            ),
          );
        };
        const onAnswer = (answer: Answered) => {
          if (answer.asked !== asked) return;
          asking.off("message", onAnswer);
          asking.off("exit", onEnd);
          resolve(answer.results);
        };
        asking.on("message", onAnswer);
        asking.once("exit", onEnd);
        asking.send(asked, (error) => error && onEnd(null));
      }),
    forget: () => {
      child?.disconnect();
      child = undefined;
    },
  };
}
