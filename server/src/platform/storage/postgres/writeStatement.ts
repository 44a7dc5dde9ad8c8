import { hash } from "node:crypto";
import { type AnyTarget, columnsOf, onConflict } from "../target.ts";

/** A statement that every connection parses and plans once, by its name. */
export interface NamedStatement {
  text: string;
  name: string;
}

/**
 * One statement that writes rows of several tables. Each column is one parameter, an array, so the statement is the same however many
 * rows there are.
 *
 * @param isLess amounts that are added may be negative, so that rows may come down to nothing
 */
export function writeStatement(targets: readonly AnyTarget[], isLess: boolean): NamedStatement {
  const parts = targets.flatMap((target, place) => {
    const { all } = columnsOf(target);
    const arrays = Object.values(target.columns).map((type) => `?::${type}[]`);
    const names = all.join(", ");
    const removed = isLess && target.taken?.and === "added" ? removal(target, place) : undefined;
    return [
      `new_${place} AS (SELECT * FROM unnest(${arrays.join(", ")}) AS r (${names}))`,
      ...(removed ? [removed.part] : []),
      `written_${place} AS (INSERT INTO ${target.table} (${names}) SELECT ${names} FROM new_${place}${removed?.rest ?? ""}${onConflict(target)})`,
    ];
  });
  const text = `WITH ${parts.join(", ")} SELECT 1`;
  return { text, name: `frete_${hash("sha256", text).slice(0, 24)}` };
}

/** What removes the rows whose amounts come down to nothing, and the condition for the others. */
function removal(target: AnyTarget, place: number): { part: string; rest: string } {
  const { table, taken } = target;
  const key = taken?.key ?? [];
  const same = (one: string, other: string) => key.map((name) => `${one}.${name} = ${other}.${name}`);
  const nothing = columnsOf(target).cells.map((name) => `${table}.${name} + new_${place}.${name} = 0`);
  const returned = key.map((name) => `${table}.${name}`).join(", ");
  const where = [...same(table, `new_${place}`), ...nothing].join(" AND ");
  const gone = same(`gone_${place}`, `new_${place}`).join(" AND ");
  return {
    part: `gone_${place} AS (DELETE FROM ${table} USING new_${place} WHERE ${where} RETURNING ${returned})`,
    rest: ` WHERE NOT EXISTS (SELECT 1 FROM gone_${place} WHERE ${gone})`,
  };
}
