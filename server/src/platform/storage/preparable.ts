import type { Knex } from "knex";
import type { BuildStatement, SqlValue } from "./database.ts";
import { StorageError } from "./storageError.ts";

/** Stands for a value in a statement that is being built. */
class Placeholder {
  readonly name: string;
  readonly #mark: number;

  constructor(name: string, mark: number) {
    this.name = name;
    this.#mark = mark;
  }

  /** What knex binds where it takes whole numbers only: after `limit` and `offset`. */
  toString(): string {
    return String(this.#mark);
  }
}

/** Far above any number that a statement could mean. */
const FIRST_MARK = 9_007_199_254_000_000;

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
  const marked = new Map<unknown, Placeholder>();
  const param = (name: string) => {
    const mark = FIRST_MARK + marked.size;
    const placeholder = new Placeholder(name, mark);
    marked.set(mark, placeholder);
    return placeholder as never;
  };
  const { sql, bindings } = build(knex, param).toSQL().toNative();
  const slots = (bindings as readonly unknown[]).map((binding) => marked.get(binding) ?? binding);
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
