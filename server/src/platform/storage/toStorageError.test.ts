import { expect, test } from "vitest";
import { StorageError } from "./storageError.ts";
import { toStorageError } from "./toStorageError.ts";

test.each([
  ["SQLITE_BUSY", "unavailable"],
  ["SQLITE_BUSY_SNAPSHOT", "unavailable"],
  ["SQLITE_LOCKED", "unavailable"],
  ["SQLITE_IOERR_FSYNC", "unavailable"],
  ["SQLITE_FULL", "full"],
  ["SQLITE_CONSTRAINT_UNIQUE", "conflict"],
  ["SQLITE_CONSTRAINT_PRIMARYKEY", "conflict"],
  ["SQLITE_CONSTRAINT_FOREIGNKEY", "reference"],
  ["SQLITE_CONSTRAINT_CHECK", "internal"],
  ["SQLITE_ERROR", "internal"],
  ["SQLITE_CORRUPT", "internal"],
  ["23505", "conflict"],
  ["23503", "reference"],
  ["23514", "internal"],
  ["22021", "internal"],
  ["42P01", "internal"],
  ["53100", "full"],
  ["53300", "unavailable"],
  ["08006", "unavailable"],
  ["57P01", "unavailable"],
  ["57014", "unavailable"],
  ["55P03", "unavailable"],
  ["40001", "unavailable"],
  ["40P01", "unavailable"],
  ["25P03", "unavailable"],
  ["ECONNREFUSED", "unavailable"],
  ["ECONNRESET", "unavailable"],
  ["EPIPE", "unavailable"],
])("code %s is %s", (code, kind) => {
  const cause = Object.assign(new Error("select segredo from t"), { code });
  const error = toStorageError(cause);
  expect(error).toMatchObject({ kind, cause });
  expect(error.message).not.toContain("segredo");
});

test.each([
  ["Connection terminated unexpectedly", "unavailable"],
  ["Client has encountered a connection error and is not queryable", "unavailable"],
  ["Unable to acquire a connection", "unavailable"],
  ["The database connection is not open", "unavailable"],
  ["something else", "internal"],
])("without a code: %s is %s", (message, kind) => {
  expect(toStorageError(new Error(message))).toMatchObject({ kind });
});

test("what is thrown need not be an error, and a StorageError passes unchanged", () => {
  expect(toStorageError(undefined)).toMatchObject({ kind: "internal" });
  expect(toStorageError("text")).toMatchObject({ kind: "internal" });
  const mine = new StorageError("missing", "no such store");
  expect(toStorageError(mine)).toBe(mine);
});
