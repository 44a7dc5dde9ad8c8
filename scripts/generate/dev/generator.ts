import { type ChildProcess, fork } from "node:child_process";
import type { Answered, Answers, Asked } from "./messages.ts";

/** Generates contracts in a process of its own, which is started again when it ends, or when its code has changed. */
export interface Generator {
  /** @throws Error when the process ended before it answered, and the one after it as well */
  ask<A extends Asked>(asked: A): Promise<readonly Answers[A][]>;
  /** The next run begins with code that is read anew. */
  forget(): void;
  /** Ends the process; what is asked for from then on is refused. */
  stop(): void;
}

/**
 * @param module that calls `serveGenerations`
 * @param args for it
 * @param execArgv for Node
 */
export function createGenerator(module: URL, args: readonly string[], execArgv: string[]): Generator {
  let child: ChildProcess | undefined;
  let isStopped = false;
  const start = () => {
    const started = fork(module, args, { execArgv });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  };
  const forget = () => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const attempt = <A extends Asked>(asked: A) =>
    new Promise<readonly Answers[A][]>((resolve, reject) => {
      if (isStopped) return reject(new Error("the generator was stopped"));
      const asking = child ?? start();
      const onEnd = () => {
        asking.off("message", onAnswer);
        if (child === asking) child = undefined;
        reject(new Error("the generator's process has ended; it starts again with the next save"));
      };
      const onAnswer = (answer: Answered<A>) => {
        if (answer.asked !== asked) return;
        asking.off("message", onAnswer);
        asking.off("exit", onEnd);
        resolve(answer.results);
      };
      asking.on("message", onAnswer);
      asking.once("exit", onEnd);
      asking.send(asked, (error) => void (error && onEnd()));
    });
  return {
    ask: (asked) => attempt(asked).catch(() => attempt(asked)),
    forget,
    stop: () => {
      isStopped = true;
      forget();
    },
  };
}
