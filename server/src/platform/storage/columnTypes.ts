/**
 * How values are kept, as both engines return them. Each module declares the rows of its tables to knex, so that the
 * compiler checks the columns that a statement names.
 *
 * | kind of value | column |
 * |---|---|
 * | identifier | BIGINT |
 * | flag | INTEGER 0 or 1 |
 * | instant | BIGINT, epoch milliseconds |
 * | civil date | TEXT `YYYY-MM-DD` |
 * | money | INTEGER cents |
 * | kg, cm, percent | INTEGER thousandths |
 * | JSON | TEXT |
 *
 * The rows of one insert must all give the same columns: SQLite puts NULL, not the default, where a row omits one.
 * Ids are counted per loja by `sequence`; the ids of lojas themselves by `sequence(trx, 0, "loja")`.
 */

/** true or false. */
export type Flag = 0 | 1;

/** A flag as the tables keep it. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
