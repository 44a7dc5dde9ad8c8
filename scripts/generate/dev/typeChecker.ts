import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** An error of the compiler, by the first line that it says. */
export interface TypeFault {
  /** `file:line:column`, as editors understand it. */
  place: string;
  code: string;
  message: string;
}

/** What the compiler says of the code. */
export interface TypeVerdict {
  faults: readonly TypeFault[];
  seconds: number;
}

/** Says whether code still fits a contract. */
export interface TypeChecker {
  /** @returns undefined when a newer check took its place, or it was stopped */
  check(): Promise<TypeVerdict | undefined>;
  stop(): void;
}

const FAULT = /^(.+)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const PLACELESS = /^error (TS\d+): (.*)$/;

/**
 * Runs the compiler, one run at a time. It keeps what it knows in its build information, and no memory between runs.
 *
 * @param command the compiler with its options
 */
export function createTypeChecker(command: readonly string[]): TypeChecker {
  let running: ChildProcess | undefined;
  const stop = () => {
    running?.kill("SIGKILL");
    running = undefined;
  };
  return {
    check: async () => {
      stop();
      const started = performance.now();
      const [file = "", ...args] = command;
      const child = spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] });
      running = child;
      const ended = once(child, "exit");
      const said = await text(child.stdout);
      await ended;
      if (running !== child) return undefined;
      running = undefined;
      return { faults: said.split("\n").flatMap(faultOf), seconds: (performance.now() - started) / 1000 };
    },
    stop,
  };
}

function faultOf(line: string): TypeFault[] {
  const [, file, row, column, code = "", message = ""] = FAULT.exec(line) ?? [];
  if (file !== undefined) return [{ place: `${file}:${row}:${column}`, code, message }];
  const [, placeless, said = ""] = PLACELESS.exec(line) ?? [];
  return placeless === undefined ? [] : [{ place: "", code: placeless, message: said }];
}
