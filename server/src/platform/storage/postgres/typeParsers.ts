import pg from "pg";

/** OIDs of PostgreSQL's pg_type: int8, date, timestamp, timestamptz, numeric. */
const INT8 = 20;
const TEXT_TYPES = new Set([1082, 1114, 1184, 1700]);

function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("bigint outside the range of a JavaScript number");
  return value;
}

/**
 * Type parsers for our connections only, without touching pg's global ones: bigint is a number (ids, epoch
 * milliseconds, counts), dates and numerics stay text (pg would shift dates by the process's time zone).
 */
export const typeParsers = {
  getTypeParser(oid: number, format?: "text" | "binary"): unknown {
    if (format !== "binary" && oid === INT8) return readInt8;
    if (format !== "binary" && TEXT_TYPES.has(oid)) return String;
    return pg.types.getTypeParser(oid, format);
  },
};
