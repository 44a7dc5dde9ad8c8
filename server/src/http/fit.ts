/** A text cut to `limit` characters (code points), never inside one, with `...` as its end. */
export function fit(text: string, limit: number): string {
  const clean = text.isWellFormed() ? text : text.toWellFormed();
  if (clean.length <= limit) return clean;
  const characters = [...clean];
  return characters.length <= limit ? clean : `${characters.slice(0, limit - 3).join("")}...`;
}
