import { expect, test } from "vitest";
import { StorageError } from "./storageError.ts";
import { storageReason } from "./storageReason.ts";
import { toStorageError } from "./toStorageError.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });

test.each([
  ["an address", refused, "the connection to the database is lost (connect ECONNREFUSED 127.0.0.1:1)"],
  [
    "a name with several addresses",
    Object.assign(new AggregateError([refused, refused]), { code: "ECONNREFUSED" }),
    "the connection to the database is lost (connect ECONNREFUSED 127.0.0.1:1)",
  ],
  [
    "an error without a text",
    Object.assign(new Error(""), { code: "ETIMEDOUT" }),
    "the connection to the database is lost (ETIMEDOUT)",
  ],
  [
    "a statement of knex",
    Object.assign(new Error("insert into `t` (`a`) values ('segredo') - no such table: t"), {
      code: "SQLITE_ERROR",
    }),
    "the database refused the statement (SQLITE_ERROR) (no such table: t)",
  ],
])("%s: what the system says follows, and no value", (_what, cause, expected) => {
  expect(storageReason(toStorageError(cause))).toBe(expected);
});

test("without a cause it is the message", () => {
  expect(storageReason(new StorageError("unavailable", "gone"))).toBe("gone");
});
