import type { Knex } from "knex";
import { arrayLiteral } from "../inList.ts";
import type { Target } from "../target.ts";
import { runStatement } from "./runStatement.ts";

/**
 * Makes the function that adds rows to all of these tables in one statement, which is a transaction of its own: one way to the server and
 * back instead of BEGIN, an INSERT for each table and COMMIT. Each column is one parameter, an array, so the statement is the same
 * however many rows it has.
 */
export function insertBatch<Row extends object>(
  pool: Knex,
  targets: readonly Target<Row>[],
): (rows: readonly Row[]) => Promise<void> {
  const types = Object.entries<string>(Object.assign({}, ...targets.map(({ columns }) => columns)));
  const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
  const arrays = types.map(([, type], index) => `$${index + 1}::${type}[]`);
  const rows = `new_rows AS (SELECT * FROM unnest(${arrays.join(", ")}) AS r (${list(types.map(([name]) => name))}))`;
  const inserts = targets.map(({ table, columns }) => {
    const names = list(Object.keys(columns));
    return `INSERT INTO "${table}" (${names}) SELECT ${names} FROM new_rows`;
  });
  const last = inserts.pop();
  const before = inserts.map((insert, index) => `written_${index} AS (${insert})`);
  const run = runStatement(pool, `WITH ${[rows, ...before].join(", ")} ${last}`, "kept");
  return async (batch) => {
    const values = types.map(([name]) => arrayLiteral(batch.map((row) => row[name as keyof Row] as string)));
    await run(values);
  };
}
