import { isUtf8 } from "node:buffer";
import { HttpError } from "./errors.ts";

/** The text of bytes in UTF-8. @throws HttpError 400 when they are not */
export function utf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new HttpError(400, (texts) => texts.bodyNotUtf8());
  return bytes.toString("utf8");
}
