import { once } from "node:events";
import { describeEvent } from "./describeEvent.ts";
import { type Development, develop } from "./develop.ts";
import type { DevEvent } from "./events.ts";
import { type Front, openFront } from "./front.ts";
import { createGenerator } from "./generator.ts";
import { createServerSlot } from "./serverSlot.ts";
import { createTypeChecker } from "./typeChecker.ts";

/** How contracts are developed from a command line. */
export interface DevelopmentOptions
  extends Pick<Development, "contractFolders" | "outFolders" | "serverFolders" | "otherFolders"> {
  host: string;
  /** 0 = any free one. */
  port: number;
  /** The module of the process that generates: it calls `serveGenerations`. */
  generator: { module: URL; args?: readonly string[]; execArgv?: string[] };
  /** The module of the process that serves: it calls `serveWhenAsked`. */
  server: {
    module: URL;
    args?: readonly string[];
    execArgv?: string[];
    /** What its environment has besides. */
    env?: NodeJS.ProcessEnv;
    /** What it has when the server is reached at a URL. */
    withUrl?: (url: string) => NodeJS.ProcessEnv;
  };
  /** The command that checks types; nobody does without one. */
  compiler?: readonly string[] | undefined;
  /** Say what happens in lines of JSON. */
  json: boolean;
}

/**
 * Develops contracts until the process is asked to end, and says what happens on standard output.
 *
 * @returns the exit code: 0, or 1 when it cannot listen
 */
export async function runDevelopment(options: DevelopmentOptions): Promise<number> {
  const { json, server, generator, compiler } = options;
  const tell = (event: DevEvent) => {
    const said = json ? JSON.stringify(event) : describeEvent(event, process.stdout.isTTY);
    if (said !== undefined) console.log(said);
  };
  let front: Front;
  try {
    front = await openFront(options.host, options.port);
  } catch (error) {
    console.error(`Cannot listen on ${options.host}:${options.port}: ${(error as Error).message}`);
    return 1;
  }
  const stop = develop({
    ...options,
    front,
    generator: createGenerator(generator.module, generator.args ?? [], generator.execArgv ?? []),
    server: createServerSlot(
      front,
      server.module,
      { ...server, env: { ...process.env, ...server.env, ...server.withUrl?.(front.url) } },
      (message) => tell({ event: "failed", message, isServed: false }),
    ),
    types: compiler && createTypeChecker(compiler),
    tell,
  });
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await stop();
  await front.close();
  return 0;
}
