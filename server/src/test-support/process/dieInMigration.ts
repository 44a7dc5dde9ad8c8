import { migrate } from "../../platform/storage/migrate.ts";
import { connectPostgres } from "../../platform/storage/postgres/connectPostgres.ts";
import { connectSqlite } from "../../platform/storage/sqlite/connectSqlite.ts";

/** Migrates the database of the first argument and kills itself before the statement of the second argument. */
const [, , url = "", statement = ""] = process.argv;
const sqlite = url.startsWith("sqlite:");
const silent = { info: () => undefined, warn: () => undefined };
const knex = sqlite
  ? connectSqlite(url.slice("sqlite:".length), false, silent)
  : connectPostgres(url, "migration", silent);
let left = Number(statement);
knex.on("query", () => {
  left--;
  if (left === 0) process.kill(process.pid, "SIGKILL");
});
await migrate(knex, sqlite ? "sqlite" : "postgres");
await knex.destroy();
