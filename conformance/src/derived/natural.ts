/** A text as the JSON value that it looks like: a number, a truth value, null, else itself. */
export function natural(value: unknown): unknown {
  const text = String(value);
  if (text === "true" || text === "false") return text === "true";
  if (text === "null") return null;
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}
