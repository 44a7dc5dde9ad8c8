import type { IncomingMessage } from "node:http";

/**
 * The values of a header as they were sent, one for each time: of some headers Node keeps the first, and others it joins.
 *
 * @param name in lower case
 */
export function headerValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] as string;
    if (each.length === name.length && each.toLowerCase() === name)
      values.push(rawHeaders[index + 1] as string);
  }
  return values;
}

/** The value of a header that is sent at most once; null when it is absent, or sent more than once: their order must not decide. */
export function singleHeader({ rawHeaders }: IncomingMessage, name: string): string | null {
  let value: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const each = rawHeaders[index] as string;
    if (each.length !== name.length || each.toLowerCase() !== name) continue;
    if (value !== null) return null;
    value = rawHeaders[index + 1] as string;
  }
  return value;
}
