import { hash } from "node:crypto";
import type { Ajv } from "ajv";
import type { Schema } from "./toolkit/openApi.ts";

/** An Ajv of an earlier run, what it was made with, and how many schemas it was given that are no more. */
interface Kept {
  ajv: Ajv;
  options: string;
  discarded: number;
}

/** As many as somebody develops at once; the one that was asked for longest ago goes. */
const MOST = 8;
const kept = new Map<string, Kept>();
/** Begins the name of a schema that is no component: `?request` and `?base` are all that stands behind the name of one. */
const INLINE = "v?_";

/**
 * The Ajv of the last run over the same contract, brought to what its schemas say now: what was compiled of those that did not change
 * stays, and that is most of the work of a run. A new one where there is none, where it was made otherwise, or where more was discarded
 * than is left.
 *
 * @param place tells one contract, and one layer of it, from another
 * @param options what it is made with, but for the schemas
 * @param make a new Ajv that knows no schema
 */
export function keptAjv(
  place: string,
  options: string,
  schemas: ReadonlyMap<string, Schema>,
  make: () => Ajv,
): Ajv {
  let own = kept.get(place);
  if (own?.options !== options || own.discarded > schemas.size) own = { ajv: make(), options, discarded: 0 };
  kept.delete(place);
  kept.set(place, own);
  for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest);
  const { ajv } = own;
  own.discarded += discardStale(ajv, schemas);
  for (const [id, schema] of schemas) if (!ajv.schemas[id]) ajv.addSchema(schema, id);
  return ajv;
}

/** Lets go of an Ajv: the next run begins with a new one. */
export function forgetAjv(ajv: Ajv): void {
  for (const [place, each] of kept) if (each.ajv === ajv) kept.delete(place);
}

/** The name of a schema that is no component; it is compiled when that is first asked for. */
export function inlineSchema(ajv: Ajv, schema: Schema): string {
  const id = INLINE + hash("sha256", JSON.stringify(schema));
  if (!ajv.schemas[id]) ajv.addSchema(schema, id);
  return id;
}

/** Takes out what is no more, and all that refers to it: that has its code, or calls it. @returns how many */
function discardStale(ajv: Ajv, schemas: ReadonlyMap<string, Schema>): number {
  const known = Object.entries(ajv.schemas).map(([id, env]) => {
    const text = JSON.stringify(env?.schema);
    const isStale = !id.startsWith(INLINE) && text !== JSON.stringify(schemas.get(id));
    return { id, isStale, references: referencesIn(text) };
  });
  const stale = new Set(known.filter(({ isStale }) => isStale).map(({ id }) => id));
  for (let before = -1; before !== stale.size; ) {
    before = stale.size;
    for (const { id, references } of known) if (references.some((ref) => stale.has(ref))) stale.add(id);
  }
  for (const id of stale) ajv.removeSchema(id);
  return stale.size;
}

const referencesIn = (text: string): string[] =>
  [...text.matchAll(/"\$ref":("(?:\\.|[^"\\])*")/g)].map(([, ref = '""']) => JSON.parse(ref));
