/** A table that rows are written to, with the PostgreSQL types of the columns that are written. */
export interface Target<Row> {
  table: string;
  columns: Partial<Record<keyof Row & string, "bigint" | "text">>;
  /** What becomes of a row whose key is there already; without this it is refused. */
  taken?: Taken<Row>;
}

/**
 * The key, and what happens to the row that has it: it is `replaced`, but for its key, or `kept` as it is; or the other columns are amounts that
 * are `added` to it, and it goes when they come down to nothing.
 */
export interface Taken<Row> {
  key: readonly (keyof Row & string)[];
  and: "replaced" | "kept" | "added";
  /** Columns that a row has for good: a replacement leaves them, and their indexes, as they are. */
  forGood?: readonly (keyof Row & string)[];
}

/** A target of any rows. */
export interface AnyTarget {
  table: string;
  columns: Readonly<Record<string, "bigint" | "text" | undefined>>;
  taken?: { key: readonly string[]; and: Taken<object>["and"]; forGood?: readonly string[] };
}

/** The columns of a target, and those that are no part of its key. */
export function columnsOf({ columns, taken }: AnyTarget): { all: string[]; cells: string[] } {
  const all = Object.keys(columns);
  const key: readonly string[] = taken?.key ?? [];
  return { all, cells: all.filter((name) => !key.includes(name)) };
}

/** The end of an INSERT: what happens to a row whose key is taken. */
export function onConflict(target: AnyTarget): string {
  const { table, taken } = target;
  if (taken === undefined) return "";
  const key = taken.key.join(", ");
  const changing = columnsOf(target).cells.filter((name) => !taken.forGood?.includes(name));
  const sets = changing.map((name) =>
    taken.and === "added" ? `${name} = ${table}.${name} + excluded.${name}` : `${name} = excluded.${name}`,
  );
  const isKept = taken.and === "kept" || sets.length === 0;
  return ` ON CONFLICT (${key}) DO ${isKept ? "NOTHING" : `UPDATE SET ${sets.join(", ")}`}`;
}
