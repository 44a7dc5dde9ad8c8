import type { Operation } from "./operation.ts";

/** The address of a call below `baseUrl`. @throws RangeError for a parameter that no address can carry */
export function addressOf(
  { id, pieces }: Operation,
  parameters: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece;
    const value = parameters[piece];
    if (typeof value !== "string" && typeof value !== "number")
      throw new RangeError(`${id}: ${piece} is ${value === null ? null : typeof value}: give a text`);
    // An address drops `.` and `..` and takes nothing for a segment: such a value would reach another operation.
    if (/^\.{0,2}$/.test(String(value)))
      throw new RangeError(`${id}: ${piece} is "${value}", which no address can carry`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`),
  );
  return filled.join("") + (pairs.length === 0 ? "" : `?${pairs.join("&")}`);
}

/**
 * The body of a call: a form when it is one, or has files in it and the operation takes forms, and JSON otherwise.
 *
 * @throws TypeError when there is none
 */
export function bodyOf({ id, body: mediaTypes }: Operation, body: unknown): Pick<RequestInit, "body"> {
  if (!mediaTypes) return {};
  if (typeof body !== "object" || body === null) throw new TypeError(`${id}: the body is no object: give it`);
  if (body instanceof FormData) return { body };
  const json = () => ({ body: JSON.stringify(body) });
  if (!mediaTypes.includes("multipart/form-data")) return json();
  const fields = Object.entries(body).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, each] as const),
  );
  if (!fields.some(([, value]) => value instanceof Blob)) return json();
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return { body: form };
}
