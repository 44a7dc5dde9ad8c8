import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../freePort.ts";
import { nextRelease } from "../spawnScript.ts";

const SOURCES = join(import.meta.dirname, "../..");
/** How often the balancer asks who is ready, ms. */
const ASK = 100;

export type Release = "present" | "next";

/** One place of the fleet: its address stays, its process comes and goes. */
interface Member {
  readonly url: string;
  readonly port: number;
  child: ChildProcess | undefined;
  isReady: boolean;
  release: Release;
}

/** Server processes on one database, and what a load balancer knows of them. */
export interface Fleet {
  /** The addresses that are ready, beginning with whose turn it is. */
  ready(): string[];
  /** Kills the process that has served longest, and starts it anew; false while fewer than two others would be left. */
  killOne(): boolean;
  /** Ends each process with SIGTERM, starts it as this release, and goes on when it is ready. */
  roll(release: Release): Promise<void>;
  stop(): Promise<void>;
}

const optionsOf = (release: Release) =>
  release === "next" ? nextRelease("additive") : { execArgv: [], env: {} };

/** `frete migrate` of a release. @returns what it printed */
export async function migrateAs(release: Release, env: Record<string, string>): Promise<string> {
  const { execArgv, env: more } = optionsOf(release);
  const child = spawn(process.execPath, [...execArgv, join(SOURCES, "cli/frete.ts"), "migrate"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, ...env, ...more },
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`frete migrate ended with ${code}: ${printed}`);
  return printed;
}

/** Starts `size` server processes with these settings. */
export async function startFleet(size: number, env: Record<string, string>): Promise<Fleet> {
  const members: Member[] = [];
  let isOver = false;
  let turn = 0;

  const start = (member: Member) => {
    const { execArgv, env: more } = optionsOf(member.release);
    const child = spawn(process.execPath, [...execArgv, join(SOURCES, "main.ts")], {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        FRETE_LOG: "error",
        ...env,
        ...more,
        PORT: String(member.port),
      },
    });
    member.child = child;
    createInterface({ input: child.stdout }).resume();
    return once(child, "close");
  };
  const untilReady = async (member: Member) => {
    while (!member.isReady && !isOver) await setTimeout(ASK);
  };
  for (let count = 0; count < size; count++) {
    const port = await freePort();
    const member: Member = {
      ...{ port, url: `http://127.0.0.1:${port}` },
      ...{ child: undefined, isReady: false, release: "present" },
    };
    members.push(member);
    start(member);
  }
  const asking = (async () => {
    while (!isOver) {
      await Promise.all(
        members.map(async (member) => {
          const answer = await fetch(`${member.url}/readyz`).catch(() => undefined);
          await answer?.body?.cancel();
          // A database that is away is nobody's own fault: a balancer without a ready place sends to all of them.
          member.isReady = answer?.ok === true;
        }),
      );
      await setTimeout(ASK);
    }
  })();
  await Promise.all(members.map(untilReady));

  return {
    ready: () => {
      const ready = members.filter(({ isReady }) => isReady);
      const some = ready.length > 0 ? ready : members;
      turn++;
      return some.map((_, index) => (some[(index + turn) % some.length] as Member).url);
    },
    killOne: () => {
      if (members.filter(({ isReady }) => isReady).length < 2) return false;
      const index = members.findIndex(({ isReady }) => isReady);
      const [member] = members.splice(index, 1) as [Member];
      members.push(member);
      member.isReady = false;
      member.child?.once("close", () => !isOver && start(member)).kill("SIGKILL");
      return true;
    },
    roll: async (release) => {
      for (const member of [...members]) {
        member.release = release;
        const child = member.child as ChildProcess;
        child.kill("SIGTERM");
        const [code] = await once(child, "close");
        if (code !== 0) throw new Error(`a server ended with ${code}`);
        member.isReady = false;
        start(member);
        await untilReady(member);
      }
    },
    stop: async () => {
      isOver = true;
      await asking;
      await Promise.all(
        members.map(async ({ child }) => {
          if (!child || child.exitCode !== null || child.signalCode !== null) return;
          child.kill("SIGTERM");
          await once(child, "close");
        }),
      );
    },
  };
}
