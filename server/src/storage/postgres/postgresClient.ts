import ClientPostgres from "knex/lib/dialects/postgres/index.js";
import { toStorageError } from "../toStorageError.ts";

/** knex's PostgreSQL client with StorageError for every failure. */
export class PostgresClient extends ClientPostgres {
  override async query(connection: unknown, query: unknown): Promise<unknown> {
    try {
      return await super.query(connection, query);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw toStorageError(error);
    }
  }
}
