import type { ServerNews, ServerOrder } from "./messages.ts";
import { followLoading } from "./preloading.ts";

/** A server that was started. */
interface Started {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * The work of a server's process: it loads its code when it is asked to, and listens when it is asked to, for what a server has open (the
 * database of a file) may be open once. What does not change with the contract it may load long before: it says so, and ends, when
 * that was changed meanwhile. It ends when it is asked to, and with its parent.
 *
 * @param isChanging does a module, by its URL, change with the contract?
 * @param load everything that may fail without harm to the server that still runs; what it imports, it imports itself
 */
export function serveWhenAsked(
  isChanging: (url: string) => boolean,
  load: () => Promise<() => Promise<Started>>,
): void {
  const loading = followLoading(isChanging);
  let loaded: (() => Promise<Started>) | undefined;
  let running: Promise<Started> | undefined;
  let preloaded: Promise<void> | undefined;
  const end = async (code: number) => {
    await running?.then((server) => server.close()).catch(() => undefined);
    process.exit(code);
  };
  const obey = {
    load: async () => {
      await preloaded;
      if (preloaded && !loading.isCurrent()) return last({ kind: "stale" }, 0);
      loaded = await load();
      tell({ kind: "loaded" });
    },
    listen: async () => {
      running = loaded?.();
      const started = await running;
      if (started) tell({ kind: "listening", port: started.port, stable: loading.stable() });
    },
    end: () => end(0),
  };
  process.on("disconnect", () => void end(0));
  // Of a terminal both get it: the parent asks for an end.
  process.on("SIGINT", () => undefined);
  process.on("message", (order: ServerOrder) => {
    if (typeof order === "object") preloaded = loading.preload(order.preload);
    else obey[order]().catch(fail);
  });
}

/** Tells the process that started this one. */
export function tell(news: ServerNews): void {
  process.send?.(news);
}

function fail(error: unknown): void {
  const { message, stack } = error as Error;
  // Where a module that cannot be loaded is wrong, only the stack says.
  const place = /^(file:\/\/\S+:\d+|\S+:\d+)$/m.exec(stack ?? "")?.[1];
  last({ kind: "failed", message: place ? `${place}: ${message}` : message }, 1);
}

/** Tells, and ends. */
function last(news: ServerNews, code: number): void {
  if (process.send) process.send(news, () => process.exit(code));
  else process.exit(code);
}
