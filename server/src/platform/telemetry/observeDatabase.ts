import { Gauge, type Registry } from "prom-client";
import type { Database } from "../storage/database.ts";

/** The pool of tarn that knex keeps. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Connections in use and free, and who waits for one, of each pool of the database. */
export function observeDatabase(
  registry: Registry,
  { pools, writersWaiting }: Pick<Database, "pools" | "writersWaiting">,
): void {
  const all = Object.entries(pools).map(([name, { client }]) => [name, client.pool as Pool] as const);
  const add = (name: string, help: string, read: (pool: Pool, name: string) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["pool"],
      registers: [registry],
      collect() {
        for (const [pool, each] of all) this.set({ pool }, read(each, pool));
      },
    });
  add("frete_db_connections_used", "Connections to the database that are in use", (pool) => pool.numUsed());
  add("frete_db_connections_free", "Connections to the database that are open and free", (pool) =>
    pool.numFree(),
  );
  add(
    "frete_db_connections_awaited",
    "Statements and transactions that wait for a connection",
    (pool, name) => pool.numPendingAcquires() + (name === "writer" ? writersWaiting() : 0),
  );
}
