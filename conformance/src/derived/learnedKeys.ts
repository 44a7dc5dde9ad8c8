/** How deep an answer may hold a record: `{ "data": { "pet": { "id": 7 } } }`. */
const MAX_DEPTH = 2;
/** What a key is called where it is not named after the parameter. */
const USUAL = ["id", "uuid", "key", "code", "name", "slug"];

type Answered = { readonly location: string | undefined; readonly body: unknown };

/**
 * What an answer may tell of the value of a path parameter, the likeliest first: the segment of `Location` behind the collection, or a field of the record
 * (or of the first of a list) that is named as the parameter is (`petId`, `pet_id`), as its end is (`id`), or as keys mostly are.
 * @param collection path of the collection that the parameter follows, filled in
 */
export function* learnedKeys(
  { location, body }: Answered,
  parameter: string,
  collection: string,
): Generator<string | number> {
  const path = location === undefined ? "" : (URL.parse(location, "http://any")?.pathname ?? "");
  const found = path.indexOf(`${collection}/`);
  const segment = found < 0 ? "" : path.slice(found + collection.length + 1).split("/")[0];
  if (segment) yield decodeURIComponent(segment);
  const wanted = plain(parameter);
  const names = [wanted, ...USUAL.filter((name) => wanted.endsWith(name)), ...USUAL];
  for (const record of recordsIn(body, 0)) {
    const fields = new Map(Object.entries(record).map(([name, value]) => [plain(name), value]));
    for (const name of names) {
      const value = fields.get(name);
      if (typeof value === "number" || (typeof value === "string" && value !== "")) yield value;
    }
  }
}

/** The records of an answer, the outermost first; of a list only the first counts. */
function* recordsIn(value: unknown, depth: number): Generator<object> {
  const record: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof record !== "object" || record === null) return;
  const isWrapper = !Array.isArray(value) && Object.values(record).some((each) => Array.isArray(each));
  // A page of records has fields of its own, a count or a cursor, that are no keys.
  if (!isWrapper) yield record;
  if (depth < MAX_DEPTH) for (const each of Object.values(record)) yield* recordsIn(each, depth + 1);
  if (isWrapper) yield record;
}

const plain = (name: string) => name.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
