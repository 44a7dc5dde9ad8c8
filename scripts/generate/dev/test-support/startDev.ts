import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { DevEvent } from "../events.ts";

type Kind = DevEvent["event"];
type EventOf<K extends Kind> = Extract<DevEvent, { event: K }>;

/** A loop that runs in a process of its own, and what it has told. */
export interface RunningDev {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that was told. */
  readonly events: readonly DevEvent[];
  /** What a change is followed by: the first event of a kind that was told after it, and that is as it should be. */
  after<K extends Kind>(
    change: () => unknown,
    kind: K,
    isMeant?: (event: EventOf<K>) => boolean,
  ): Promise<EventOf<K>>;
  /** @returns the exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts a loop with `--json`.
 *
 * @param args script and arguments for Node
 * @throws Error when it ends before it listens
 */
export async function startDev(
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<RunningDev> {
  const child = spawn(process.execPath, [...args, "--json"], {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const events: DevEvent[] = [];
  const errors: string[] = [];
  let news = Promise.withResolvers<void>();
  const wake = () => {
    const told = news;
    news = Promise.withResolvers();
    told.resolve();
  };
  child.stderr.on("data", (data) => errors.push(String(data)));
  createInterface({ input: child.stdout }).on("line", (line) => {
    events.push(JSON.parse(line));
    wake();
  });
  const ended = once(child, "exit").finally(wake);
  const next = async (from: number, isMeant: (event: DevEvent) => boolean): Promise<DevEvent> => {
    for (;;) {
      const found = events.slice(from).find(isMeant);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`the loop has ended: ${errors.join("")}`);
      await news.promise;
    }
  };
  const watching = await next(0, ({ event }) => event === "watching");
  return {
    url: (watching as EventOf<"watching">).url,
    child,
    events,
    after: async (change, kind, isMeant = () => true) => {
      const from = events.length;
      await change();
      return next(from, (event) => event.event === kind && isMeant(event as never)) as Promise<never>;
    },
    stop: async () => {
      child.kill("SIGINT");
      await ended;
      return child.exitCode;
    },
  };
}
