import { fork } from "node:child_process";
import { on, once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figures, Started } from "./figures.ts";

/** A server that tells what it used. */
export interface Measured {
  readonly url: string;
  readonly pid: number;
  /** What it used since this was asked last. */
  figures(): Promise<Figures>;
  stop(): Promise<void>;
}

/** Starts `server.ts` as a process of its own. @param where its data folder, or the url of an empty PostgreSQL database */
export async function startMeasured(where: string): Promise<Measured> {
  const child = fork(fileURLToPath(new URL("server.ts", import.meta.url)), [where], {
    // As `npm start` and the container do it.
    execArgv: ["--max-semi-space-size=4"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const gone = once(child, "exit").then(([code]) => {
    throw new Error(`the server ended with ${code}`);
  });
  gone.catch(() => {});
  const said = on(child, "message");
  const answer = async () => {
    const { value } = await Promise.race([said.next(), gone]);
    return value?.[0] as unknown;
  };
  const { url } = (await answer()) as Started;
  return {
    url,
    pid: child.pid as number,
    figures: () => {
      child.send("figures");
      return answer() as Promise<Figures>;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
}
