import { invalid } from "../http/errors.ts";
import { fromCents, fromThousandths, toCents, toThousandths } from "../platform/numbers.ts";
import { webAddress } from "../platform/webAddress.ts";
import { textos } from "./textos.ts";

type Cell = string | number | null;

/** How one field of a record is kept: its column, and the way there and back (which may look at the fields that are kept as they are). */
export interface Column<Value> {
  readonly column: string;
  readonly write: (value: Value) => Cell;
  readonly read: (cell: never, record: Row) => Value;
}

/** The columns of the stored fields of a record, by field name. */
export type Columns<Stored> = { readonly [Field in keyof Stored]-?: Column<Stored[Field]> };

/** Cells by the names of their columns, or by those of their fields. */
export type Row = Record<string, Cell>;

const asItIs = <Value>(value: Value): Value => value;

/** Kept as it is. */
export const same = <Value extends Cell>(column: string): Column<Value> => ({
  column,
  write: asItIs,
  read: asItIs,
});

/** true/false kept as 1/0. */
export const flag = (column: string): Column<boolean> => ({
  column,
  write: Number,
  read: (cell: number) => cell === 1,
});

/** Reais kept as cents. */
export const cents = (column: string): Column<number> => ({ column, write: toCents, read: fromCents });

/** kg, cm and percent kept as thousandths. */
export const thousandths = (column: string): Column<number> => ({
  column,
  write: toThousandths,
  read: fromThousandths,
});

/** An instant in ISO 8601 kept as epoch milliseconds. */
export const instant = (column: string): Column<string> => ({
  column,
  write: (text) => Date.parse(text),
  read: (cell: number) => new Date(cell).toISOString(),
});

/** A postal code kept as a number. */
export const postalCode = (column: string): Column<string> => ({
  column,
  write: Number,
  read: (cell: number) => String(cell).padStart(8, "0"),
});

/**
 * An address kept in its normal form, at most so many characters of it.
 * @throws HttpError 400 naming the field when it is written and is none
 */
export const address = (column: string, field: string, size: number): Column<string | null> => ({
  column,
  write: (text) => {
    const normal = text === null ? null : webAddress(text);
    if (text !== null && (normal === null || normal.length > size)) {
      throw invalid(field, textos.enderecoInvalido(size));
    }
    return normal;
  },
  read: (cell: string | null) => cell,
});

/** The cells of the fields that are given. */
export function toCells<Stored extends object>(columns: Columns<Stored>, fields: Partial<Stored>): Row {
  const cells: Row = {};
  for (const { field, column, write } of fieldsOf(columns)) {
    if (Object.hasOwn(fields, field))
      cells[column] = write((fields as Record<string, never>)[field] as never);
  }
  return cells;
}

/** What is selected of a table: the columns of the fields, each under the name of its field. */
export const selected = <Stored>(columns: Columns<Stored>): Record<string, string> =>
  Object.fromEntries(fieldsOf(columns).map(({ field, column }) => [field, column]));

/** Makes a row of what was `selected` the record: most of its cells are the values of their fields already. */
export function toRecord<Stored extends object>(columns: Columns<Stored>, row: Row): Stored {
  const record: Record<string, unknown> = row;
  for (const { field, read } of fieldsOf(columns))
    if ((read as unknown) !== asItIs) record[field] = read(row[field] as never, row);
  return record as Stored;
}

interface Field extends Column<never> {
  readonly field: string;
}

const knownFields = new WeakMap<object, readonly Field[]>();

/** Listed once per kind of record: listing them for each row was a sixteenth of the CPU of a page of 50 rules. */
function fieldsOf<Stored>(columns: Columns<Stored>): readonly Field[] {
  const known = knownFields.get(columns);
  if (known) return known;
  const entries = Object.entries(columns) as [string, Column<never>][];
  const fields = entries.map(([field, column]) => ({ field, ...column }));
  knownFields.set(columns, fields);
  return fields;
}
