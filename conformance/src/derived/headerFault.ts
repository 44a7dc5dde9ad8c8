import type { Validate } from "@frete/contract/toolkit/contractModule";
import { describeError } from "@frete/contract/toolkit/describeError";
import { pointerKeys } from "@frete/contract/toolkit/jsonPointer";
import { natural } from "./natural.ts";

/** A header of an answer that is not as the contract says. */
export interface HeaderFault {
  readonly name: string;
  readonly message: string;
}

/** What a text may stand for, in the order in which it is tried. */
const READINGS: readonly ((text: string) => unknown)[] = [
  natural,
  (text) => text,
  (text) => text.split(",").map((item) => natural(item.trim())),
  (text) => text.split(",").map((item) => item.trim()),
];

/** The first header that has its schema in no way of reading it. @param headers texts by lower-case name */
export function headerFault(
  validate: Validate,
  headers: Readonly<Record<string, string>>,
): HeaderFault | undefined {
  const tried = new Map<string, number>();
  for (;;) {
    const read = Object.entries(headers).map(([name, text]) => [
      name,
      READINGS[tried.get(name) ?? 0]?.(text),
    ]);
    if (validate(Object.fromEntries(read))) return undefined;
    const [error] = validate.errors ?? [];
    const [name = ""] = pointerKeys(error?.instancePath ?? "");
    const next = (tried.get(name) ?? 0) + 1;
    // What is missing is found missing already: no reading mends it.
    if (!error || !(name in headers) || next === READINGS.length)
      return error && name in headers ? { name, message: describeError(error) } : undefined;
    tried.set(name, next);
  }
}
