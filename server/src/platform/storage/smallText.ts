import type { Knex } from "knex";

/** Bytes up to which a text comes with the row: 200 of them are 6 MiB, and nearly all stored documents are smaller. */
const SMALL = 32 * 1024;

/**
 * The text of a column, null where it is large: such a text is read by itself when its turn comes, so that a page of a hundred megabytes is
 * never in memory at once. Neither engine reads a text to know its size.
 */
export function smallText(knex: Knex, column: string): Knex.Raw {
  return knex.raw(`CASE WHEN octet_length(??) <= ${SMALL} THEN ?? END AS ??`, [
    column,
    column,
    column.replace(/^.*\./, ""),
  ]);
}
