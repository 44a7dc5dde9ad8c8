import type { Knex } from "knex";
import type { ReadEither } from "./followReplica.ts";
import { PostgresClient } from "./postgresClient.ts";

/** A client of knex, each of whose statements is answered by the replica or the primary. It reads only, and has no transactions. */
export function replicaClient(primary: Knex, read: ReadEither): typeof PostgresClient {
  const { client }: { client: Knex.Client } = primary;
  return class ReplicaClient extends PostgresClient {
    /** Who answers is decided for each statement: what knex holds meanwhile stands for a connection. */
    override async acquireConnection(): Promise<unknown> {
      return {};
    }

    override async releaseConnection(): Promise<void> {}

    override query(_standIn: unknown, query: unknown): Promise<unknown> {
      // knex writes into what it runs: each server gets its own.
      const on = (connection: unknown) => super.query(connection, { ...(query as object) });
      return read(on, async () => {
        const connection: unknown = await client.acquireConnection();
        try {
          return await on(connection);
        } finally {
          client.releaseConnection(connection);
        }
      });
    }

    override transaction(): never {
      throw new Error("a replica has no transactions: use those of the primary");
    }
  };
}
