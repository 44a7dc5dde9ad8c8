import type { Database } from "./database.ts";

/** What SQLite and PostgreSQL each do their own way; openDatabase adds what is the same on both. */
export type Engine = Pick<Database, "dialect" | "reader" | "transaction" | "prepare" | "ping" | "close">;
