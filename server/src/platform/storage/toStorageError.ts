import { StorageError } from "./storageError.ts";

interface DriverError {
  code: string;
  message: string;
  name: string;
  table: string | undefined;
  detail: string | undefined;
}

const CONNECTION_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);

/** node-postgres, knex and better-sqlite3 report these without a code. */
const LOST_CONNECTION =
  /connection terminated|connection ended|not queryable|connection error|timeout exceeded when trying to connect|unable to acquire a connection|connection is not open|timeout expired|query read timeout|aborted/i;

/** SQLSTATE: query cancelled, lock not available, idle in transaction, serialization failure, deadlock, read-only. */
const TRANSIENT_STATES = new Set(["57014", "55P03", "25P03", "40001", "40P01", "25006"]);

/**
 * Turns whatever better-sqlite3, node-postgres, knex or the pool threw into a StorageError.
 * A StorageError is returned unchanged.
 */
export function toStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown;
  shorten(thrown);
  const error = describe(thrown);
  if (error.code.startsWith("SQLITE_")) return fromSqlite(error, thrown);
  if (/^[0-9A-Z]{5}$/.test(error.code) && !CONNECTION_CODES.has(error.code))
    return fromPostgres(error, thrown);
  if (error.name === "KnexTimeoutError" || error.name === "TimeoutError") {
    return new StorageError("unavailable", "no database connection became free in time", { cause: thrown });
  }
  if (CONNECTION_CODES.has(error.code) || LOST_CONNECTION.test(error.message)) {
    return new StorageError("unavailable", "the connection to the database is lost", { cause: thrown });
  }
  return new StorageError("internal", "the database refused the statement", { cause: thrown });
}

function fromSqlite({ code, message }: DriverError, cause: unknown): StorageError {
  if (code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY") {
    const keys = /UNIQUE constraint failed: (.+)$/.exec(message)?.[1]?.split(", ") ?? [];
    const columns = keys.map((key) => key.slice(key.indexOf(".") + 1));
    return conflict(keys[0]?.split(".")[0], columns, cause);
  }
  if (code === "SQLITE_CONSTRAINT_FOREIGNKEY" || code === "SQLITE_CONSTRAINT_TRIGGER") {
    return new StorageError("reference", "a foreign key is violated", { cause });
  }
  if (code === "SQLITE_FULL") return full(cause);
  if (/^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL|INTERRUPT|READONLY|NOMEM)/.test(code)) {
    return new StorageError("unavailable", `the database file cannot be used right now (${code})`, { cause });
  }
  return new StorageError("internal", `the database refused the statement (${code})`, { cause });
}

function fromPostgres({ code, table, detail }: DriverError, cause: unknown): StorageError {
  if (code === "23505") {
    const columns =
      /^Key \((.+?)\)=/
        .exec(detail ?? "")?.[1]
        ?.replaceAll('"', "")
        .split(", ") ?? [];
    return conflict(table, columns, cause);
  }
  if (code === "23503" || code === "23001") {
    return new StorageError("reference", "a foreign key is violated", { cause, table });
  }
  if (code === "53100") return full(cause);
  if (/^(08|53|57P|28|3D)/.test(code) || TRANSIENT_STATES.has(code)) {
    return new StorageError(
      "unavailable",
      `the database cannot serve the request right now (SQLSTATE ${code})`,
      {
        cause,
      },
    );
  }
  return new StorageError("internal", `the database refused the statement (SQLSTATE ${code})`, { cause });
}

function conflict(table: string | undefined, columns: readonly string[], cause: unknown): StorageError {
  const key = columns.length > 0 ? ` (${columns.join(", ")})` : "";
  return new StorageError(
    "conflict",
    `a row of ${table ?? "a table"} with the same key${key} exists already`,
    {
      cause,
      table,
      columns,
    },
  );
}

function full(cause: unknown): StorageError {
  return new StorageError("full", "the database has no space left", { cause });
}

/** knex puts the whole statement before the driver's message; the log needs its beginning and the message. */
function shorten(thrown: unknown): void {
  if (!(thrown instanceof Error) || thrown.message.length <= 2000) return;
  thrown.message = `${thrown.message.slice(0, 1000)} ... ${thrown.message.slice(-500)}`;
}

function describe(thrown: unknown): DriverError {
  const fields: Record<string, unknown> = typeof thrown === "object" && thrown !== null ? { ...thrown } : {};
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return {
    code: text(fields.code) ?? (thrown instanceof Error && "code" in thrown ? String(thrown.code) : ""),
    message: thrown instanceof Error ? thrown.message : String(thrown),
    name: thrown instanceof Error ? thrown.name : "",
    table: text(fields.table),
    detail: text(fields.detail),
  };
}
