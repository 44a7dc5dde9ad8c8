import { resolve } from "node:path";
import { StorageError } from "./storageError.ts";

export type DatabaseTarget = { dialect: "sqlite"; file: string } | { dialect: "postgres"; url: string };

/**
 * Reads a database url: `sqlite:./data/frete.db` (relative to the working directory), `sqlite:/abs/frete.db`,
 * `postgres://user:password@host/name` or `postgresql://...`.
 * @throws StorageError `internal` with the accepted forms, and without the url's password
 */
export function parseDatabaseUrl(url: string): DatabaseTarget {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === "sqlite") {
    const file = url.slice("sqlite:".length).replace(/^\/\/(?=\/|\.)/, "");
    if (
      file === "" ||
      file.startsWith(":") ||
      file.startsWith("//") ||
      file.endsWith("/") ||
      file.includes("?")
    ) {
      throw new StorageError(
        "internal",
        "a sqlite url names a file: sqlite:./data/frete.db (databases in memory are not supported)",
      );
    }
    return { dialect: "sqlite", file: resolve(file) };
  }
  if (scheme === "postgres" || scheme === "postgresql") {
    if (!URL.canParse(url))
      throw new StorageError("internal", "the postgres url cannot be read: check its encoding");
    return { dialect: "postgres", url };
  }
  throw new StorageError(
    "internal",
    `database url with ${scheme ? `scheme "${scheme}"` : "no scheme"}: use sqlite:./data/frete.db or postgres://user:password@host:5432/frete`,
  );
}
