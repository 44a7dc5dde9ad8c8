import type { Knex } from "knex";
import type { BuildStatement, SqlValue } from "./database.ts";
import { StorageError } from "./storageError.ts";

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** SQL text in the engine's own form, and the function that lines up the values of one run. */
export interface Preparable {
  sql: string;
  bind(params: Record<string, SqlValue>): SqlValue[];
}

/**
 * Lets knex build a statement once. `bind` turns booleans into 0 and 1, as the columns store them.
 * @throws StorageError `internal` from `bind` when a parameter has no value
 */
export function preparable(knex: Knex, build: BuildStatement): Preparable {
  const { sql, bindings } = build(knex, (name) => new Placeholder(name) as unknown as Knex.Value)
    .toSQL()
    .toNative();
  const slots = bindings as readonly unknown[];
  return {
    sql,
    bind: (params) =>
      slots.map((slot) => {
        const value = slot instanceof Placeholder ? params[slot.name] : (slot as SqlValue);
        if (value === undefined) {
          throw new StorageError(
            "internal",
            `prepared statement without a value for "${(slot as Placeholder).name}"`,
          );
        }
        return typeof value === "boolean" ? Number(value) : value;
      }),
  };
}
