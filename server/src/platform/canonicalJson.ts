/**
 * JSON that is the same text for all values that tell the same: members by name, without those that are null, absent, an empty
 * text, an empty list or an object of nothing but such members. What stands in a list keeps its place.
 */
export function canonicalJson(value: unknown): string {
  return told(value) ?? "null";
}

/** The same text of an object that tells something, in pieces: each of its members, and of each list its elements. */
export function* canonicalPieces(value: object): Generator<string> {
  let separator = "";
  yield "{";
  for (const name of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[name];
    if (Array.isArray(member) && member.length > 0) {
      yield `${separator}${JSON.stringify(name)}:[`;
      for (const [index, each] of member.entries()) yield (index > 0 ? "," : "") + canonicalJson(each);
      yield "]";
    } else {
      const own = told(member);
      if (own === undefined) continue;
      yield `${separator}${JSON.stringify(name)}:${own}`;
    }
    separator = ",";
  }
  yield "}";
}

/** The text of a value without what tells nothing; undefined when nothing is left. */
function told(value: unknown): string | undefined {
  if (value === null || value === "") return undefined;
  if (typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return value.length === 0 ? undefined : `[${value.map(canonicalJson).join()}]`;
  let members = "";
  for (const name of Object.keys(value).sort()) {
    const each = told((value as Record<string, unknown>)[name]);
    if (each === undefined) continue;
    members += `${members === "" ? "" : ","}${JSON.stringify(name)}:${each}`;
  }
  return members === "" ? undefined : `{${members}}`;
}
