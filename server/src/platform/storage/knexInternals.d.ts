declare module "knex/lib/dialects/better-sqlite3/index.js" {
  import type { Knex } from "knex";
  export default class ClientBetterSqlite3 extends Knex.Client {
    transacting?: boolean;
    _formatBindings(bindings: unknown[] | undefined): unknown[];
    _query(connection: unknown, query: unknown): Promise<unknown>;
  }
}

declare module "knex/lib/dialects/postgres/index.js" {
  import type { Knex } from "knex";
  export default class ClientPostgres extends Knex.Client {}
}

declare module "knex/lib/dialects/sqlite3/execution/sqlite-transaction.js" {
  export default class TransactionSqlite {
    constructor(client: unknown, ...args: unknown[]);
    _completed: boolean;
    _rejecter(error: unknown): void;
    _resolver(value?: unknown): void;
    query(connection: unknown, sql: string, status?: number, value?: unknown): Promise<unknown>;
    begin(connection: unknown): Promise<unknown>;
    rollback(connection: unknown, error?: unknown): Promise<unknown>;
    rollbackTo(connection: unknown, error?: unknown): Promise<unknown>;
  }
}

declare module "knex/lib/dialects/sqlite3/query/sqlite-querycompiler.js" {
  export default class QueryCompilerSqlite3 {
    constructor(client: unknown, builder: unknown, bindings: unknown);
    client: {
      parameterize(row: unknown[], undefinedAs: unknown, builder: unknown, bindings: unknown): string;
    };
    builder: unknown;
    bindingsHolder: unknown;
    formatter: { columnize(columns: string[]): string };
    single: {
      insert?: unknown;
      limit?: unknown;
      onConflict?: unknown;
      ignore?: unknown;
      merge?: { updates: unknown };
      returning?: unknown;
    };
    tableName: string;
    with(): string;
    where(): string | undefined;
    insert(): unknown;
    limit(): string;
    _prepInsert(rows: unknown): string | { columns: string[]; values: unknown[][] };
    _ignore(columns: unknown): string;
    _merge(updates: unknown, columns: unknown, rows: unknown): string;
    _returning(columns: unknown): string;
  }
}

declare module "knex/lib/dialects/postgres/execution/pg-transaction.js" {
  export default class TransactionPostgres {
    constructor(client: unknown, ...args: unknown[]);
    _completed: boolean;
    query(connection: unknown, sql: string): Promise<unknown>;
    begin(connection: unknown): Promise<unknown>;
  }
}
