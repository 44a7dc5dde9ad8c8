import type { ParameterObject } from "../toolkit/openApi.ts";
import type { Comparison, Place } from "./comparison.ts";
import { compareContents } from "./contents.ts";
import type { Sender } from "./schema/finding.ts";
import { factsOf } from "./schema/gather.ts";
import { NOTES } from "./schema/keywords.ts";
import { isEqual } from "./schema/same.ts";
import type { Side } from "./schema/side.ts";

/** Parameters of an operation by what they are known by: their place and name, of the path their position. */
export type Parameters = ReadonlyMap<string, ParameterObject>;

const DEFAULT_STYLE = { query: "form", cookie: "form", path: "simple", header: "simple" } as const;

/** By what a parameter is known; names of headers have no case. */
export function parameterKey({ in: place, name }: ParameterObject, path: string): string {
  if (place === "path")
    return `path ${[...path.matchAll(/\{[^}]*\}/g)].findIndex(([each]) => each === `{${name}}`)}`;
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

/** What differs of the parameters of an operation. */
export function compareParameters(
  comparison: Comparison,
  place: Place,
  sender: Sender,
  before: Parameters,
  after: Parameters,
): void {
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(key), after.get(key)];
    const { in: where, name } = (other ?? one) as ParameterObject;
    const rules = comparison.rules(one, other);
    const own = { ...place, part: `${where} ${name}`, rules: rules.length > 0 ? rules : place.rules };
    if (one && other) parameter(comparison, own, sender, one, other);
    else if (other) {
      const isGrave = sender === "client" && other.required === true;
      comparison.add(
        own,
        isGrave ? "breaking" : "additive",
        isGrave ? "required-parameter-added" : "parameter-added",
        `added, ${other.required ? "required" : "optional"}`,
      );
    } else if (sender === "service" && one?.required)
      comparison.add(own, "breaking", "parameter-removed", "removed, was always there");
    else comparison.add(own, "risky", "parameter-removed", "removed: what is sent is disregarded");
  }
}

function parameter(
  comparison: Comparison,
  place: Place,
  sender: Sender,
  before: ParameterObject,
  after: ParameterObject,
): void {
  if (before.name !== after.name && before.in === "path")
    comparison.add(
      place,
      "risky",
      "parameter-renamed",
      `is called ${after.name}, not ${before.name}: generated clients name it`,
    );
  comparison.presence(place, sender, before, after);
  style(comparison, place, before, after);
  const view = sender === "client" ? "request" : "answer";
  if (before.content || after.content) {
    if (Boolean(before.content) !== Boolean(after.content))
      comparison.add(place, "breaking", "content", "is written in another way");
    else compareContents(comparison, place, sender, view, before.content, after.content);
  } else comparison.schemas(place, sender, view, before.schema, after.schema);
  comparison.notes(place, before, after, NOTES);
}

function style(comparison: Comparison, place: Place, before: ParameterObject, after: ParameterObject): void {
  const form = ({
    in: where,
    style: said = DEFAULT_STYLE[where],
    explode = said === "form",
  }: ParameterObject) => ({ style: said, explode });
  const [one, other] = [form(before), form(after)];
  const isPlain = isScalar(comparison, "before", before) && isScalar(comparison, "after", after);
  if (one.style !== other.style || (one.explode !== other.explode && !isPlain)) {
    const words = ({ style: name, explode }: typeof one) => `${name}${explode ? ", exploded" : ""}`;
    comparison.add(place, "breaking", "style", `is written as ${words(other)}, not as ${words(one)}`);
  }
  for (const key of ["allowReserved", "allowEmptyValue"] as const) {
    const [was, is] = [before, after].map((each) =>
      Boolean((each as unknown as Record<string, unknown>)[key]),
    );
    if (was !== is) comparison.add(place, is ? "additive" : "breaking", key, `${key} ${was} -> ${is}`);
  }
  const [path, now] = [before, after].map((each) => each["x-path-expansion"]);
  if (!isEqual(path, now))
    comparison.add(place, "breaking", "x-path-expansion", "stands in the path in another way");
}

/** Is a parameter one text, number or boolean? Of those `explode` says nothing. */
function isScalar(
  { before, after }: Comparison,
  of: "before" | "after",
  { schema }: ParameterObject,
): boolean {
  const side: Side = { document: of === "before" ? before : after, view: "request" };
  const { kinds } = factsOf(side, [schema ?? true]);
  return !kinds.has("array") && !kinds.has("object");
}
