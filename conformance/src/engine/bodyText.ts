import type { Transaction } from "./dredd.ts";

/** The body of an answer as reports show it: of one that is not UTF-8 the base64, with a word in front that says so. */
export function bodyText({ body = "", bodyEncoding }: NonNullable<Transaction["real"]>): string {
  return bodyEncoding === "base64" ? `base64:${body}` : body;
}
