import { formatTimestamp, hasOffset } from "../../platform/time.ts";
import { toCivil } from "./toCivil.ts";

/**
 * A date of a request as it is stored: `YYYY-MM-DD HH:mm:ss`, local to the loja. One with an offset is the instant meant, read
 * in the loja's zone (NS-038).
 *
 * @param text `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, or `YYYY-MM-DDTHH:mm:ss` with fraction and offset or without, checked already
 */
export const readDate = (text: string, zone: string): string =>
  hasOffset(text) ? formatTimestamp(Date.parse(text), zone) : toCivil(text.slice(0, 19));
