import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Front } from "./front.ts";
import type { ServerNews, ServerOrder } from "./messages.ts";

/** Longest wait for a server's end, ms. */
const END_TIMEOUT = 20_000;

/** What the operations of a contract lack in a server. */
export type Draft = Omit<Extract<ServerNews, { kind: "draft" }>, "kind">;

/** What came of a replacement. */
export type Replaced =
  | { kind: "serving"; seconds: number; drafts: readonly Draft[] }
  /** The new server could not be loaded, or not listen. `isServed`: the earlier one still answers. */
  | { kind: "failed"; message: string; isServed: boolean }
  /** A newer one was asked for. */
  | { kind: "superseded" };

/** The place of a server's process behind a front. */
export interface ServerSlot {
  readonly isServing: boolean;
  /**
   * Starts a server anew. The earlier one answers until the new one has loaded everything; connections that come between the two wait.
   *
   * @param why there is nothing to be served, for those who ask meanwhile, when there is no earlier server and this one fails
   */
  replace(why?: string): Promise<Replaced>;
  /** Starts the process of the next server, which loads what will be the same: for when nobody waits. */
  prepare(): void;
  /** Until no server is between loading and listening: what it reads must not change then. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param module that calls `serveWhenAsked`
 * @param onEnd is told when the server that answers ends by itself
 */
export function createServerSlot(
  front: Front,
  module: URL,
  {
    args = [],
    execArgv = [],
    env = process.env,
  }: { args?: readonly string[]; execArgv?: string[]; env?: NodeJS.ProcessEnv },
  onEnd: (message: string) => void,
): ServerSlot {
  let current: ChildProcess | undefined;
  let coming: ChildProcess | undefined;
  let spare: ChildProcess | undefined;
  /** What servers have told of their operations. */
  const drafts = new WeakMap<ChildProcess, Draft[]>();
  let stable: readonly string[] = [];
  let committed: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const start = () => {
    // Standard output is the messages of the loop alone.
    const child = fork(module, args, { execArgv, env, stdio: ["ignore", 2, 2, "ipc"] });
    const told: Draft[] = [];
    drafts.set(child, told);
    child.on("message", (news: ServerNews) => {
      if (news.kind === "draft") told.push(news);
      if (news.kind === "listening") stable = news.stable;
    });
    return child;
  };
  const load = async (child: ChildProcess): Promise<ServerNews> => {
    coming = child;
    const loaded = nextNews(child);
    order(child, "load");
    return loaded;
  };
  const takeOver = async (child: ChildProcess): Promise<ServerNews> => {
    coming = undefined;
    front.hold();
    const earlier = current;
    current = child;
    if (earlier) await end(earlier);
    order(child, "listen");
    const news = await nextNews(child);
    if (news.kind === "listening") {
      front.leadTo(news.port);
      child.once("exit", () => {
        if (current !== child) return;
        current = undefined;
        const message = "the server has ended; it starts again with the next save";
        front.refuse(message);
        onEnd(message);
      });
    } else current = undefined;
    return news;
  };
  return {
    get isServing() {
      return current !== undefined;
    },
    settled: () => committed.then(() => undefined),
    replace: async (why) => {
      if (isStopped) return { kind: "superseded" };
      const started = performance.now();
      coming?.kill("SIGKILL");
      const waiting = spare;
      spare = undefined;
      let child = waiting ?? start();
      let loaded = await load(child);
      const isOver = loaded.kind === "stale" || (waiting && loaded === ENDED);
      if (isOver && coming === child) {
        child = start();
        loaded = await load(child);
      }
      if (coming !== child) return { kind: "superseded" };
      if (loaded.kind === "failed") {
        coming = undefined;
        if (!current) front.refuse(why ?? loaded.message);
        return { kind: "failed", message: loaded.message, isServed: current !== undefined };
      }
      const taking = takeOver(child);
      committed = taking;
      const news = await taking;
      if (news.kind === "failed") {
        front.refuse(why ?? news.message);
        return { kind: "failed", message: news.message, isServed: false };
      }
      return {
        kind: "serving",
        seconds: (performance.now() - started) / 1000,
        drafts: drafts.get(child) ?? [],
      };
    },
    prepare: () => {
      if (isStopped || spare || stable.length === 0) return;
      const child = start();
      spare = child;
      child.once("exit", () => {
        if (spare === child) spare = undefined;
      });
      order(child, { preload: stable });
    },
    stop: async () => {
      isStopped = true;
      coming?.kill("SIGKILL");
      spare?.kill("SIGKILL");
      coming = undefined;
      spare = undefined;
      await committed;
      const last = current;
      current = undefined;
      if (last) await end(last);
    },
  };
}

const ENDED: ServerNews = { kind: "failed", message: "the server's process has ended" };

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** That a process has ended meanwhile, its end tells. */
const order = (child: ChildProcess, what: ServerOrder) => void child.send(what, () => undefined);

/** What a process tells next of its start; its end is a failure. */
function nextNews(child: ChildProcess): Promise<ServerNews> {
  return new Promise((resolve) => {
    if (hasEnded(child)) resolve(ENDED);
    const onNews = (news: ServerNews) => news.kind !== "draft" && settle(news);
    const onExit = () => settle(ENDED);
    const settle = (news: ServerNews) => {
      child.off("message", onNews);
      child.off("exit", onExit);
      resolve(news);
    };
    child.on("message", onNews);
    child.once("exit", onExit);
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  order(child, "end");
  const timer = setTimeout(() => child.kill("SIGKILL"), END_TIMEOUT);
  await ended;
  clearTimeout(timer);
}
