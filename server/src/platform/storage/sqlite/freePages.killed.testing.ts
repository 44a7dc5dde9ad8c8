import { connectSqlite } from "./connectSqlite.ts";
import { freePages } from "./freePages.ts";
import { writerQueue } from "./writerQueue.ts";

/** Runs as a process of its own: gives the unused pages of a file back, and tells after each step, until it is killed. */
const log = { info: () => undefined, warn: () => undefined };
const writer = connectSqlite(process.argv[2] as string, false, log);
const queue = writerQueue();
const told = Object.assign(
  async <T>(owner: unknown, work: () => Promise<T>): Promise<T> => {
    const answer = await queue(owner, work);
    process.send?.("a step");
    // Whoever hears of it ends this process before the next one.
    await new Promise((go) => setTimeout(go, 1));
    return answer;
  },
  { waiting: 0 },
);
await freePages(writer, told);
