import type { ServerNews, ServerOrder } from "./messages.ts";

/** A server that was started. */
interface Started {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * The work of a server's process: it loads its code, says so, and listens only when it is asked to, for what a server has open (the
 * database of a file) may be open once. It ends when it is asked to, and with its parent.
 *
 * @param load everything that may fail without harm to the server that still runs
 */
export async function serveWhenAsked(load: () => Promise<() => Promise<Started>>): Promise<void> {
  let running: Promise<Started> | undefined;
  const end = async (code: number) => {
    await running?.then((server) => server.close()).catch(() => undefined);
    process.exit(code);
  };
  process.on("disconnect", () => void end(0));
  // Of a terminal both get it: the parent asks for an end.
  process.on("SIGINT", () => undefined);
  try {
    const start = await load();
    process.on("message", (order: ServerOrder) => {
      if (order === "end") return void end(0);
      running = start();
      running.then(
        ({ port }) => tell({ kind: "listening", port }),
        (error: unknown) => fail(error),
      );
    });
    tell({ kind: "loaded" });
  } catch (error) {
    fail(error);
  }
}

/** Tells the process that started this one. */
export function tell(news: ServerNews): void {
  process.send?.(news);
}

function fail(error: unknown): void {
  const { message, stack } = error as Error;
  // Where a module that cannot be loaded is wrong, only the stack says.
  const place = /^(file:\/\/\S+:\d+|\S+:\d+)$/m.exec(stack ?? "")?.[1];
  const news: ServerNews = { kind: "failed", message: place ? `${place}: ${message}` : message };
  if (process.send) process.send(news, () => process.exit(1));
  else process.exit(1);
}
