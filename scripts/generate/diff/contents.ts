import type { EncodingObject, MediaTypeObject } from "../toolkit/openApi.ts";
import { ITEM_SCHEMA } from "../toolkit/openApi.ts";
import type { Comparison, Place } from "./comparison.ts";
import { covering } from "./mediaRanges.ts";
import type { Sender } from "./schema/finding.ts";
import { isEqual } from "./schema/same.ts";
import type { Side } from "./schema/side.ts";

type Contents = Record<string, MediaTypeObject>;

/** What differs of the media types of a body, and of what each holds. */
export function compareContents(
  comparison: Comparison,
  place: Place,
  sender: Sender,
  view: Side["view"],
  before: Contents = {},
  after: Contents = {},
): void {
  const [were, are] = [Object.keys(before), Object.keys(after)];
  for (const mediaType of were) {
    const now = covering(mediaType, are);
    if (now === undefined) comparison.add(place, "breaking", "media-type-removed", `no longer ${mediaType}`);
    else
      media(
        comparison,
        place,
        sender,
        view,
        before[mediaType] as MediaTypeObject,
        after[now] as MediaTypeObject,
      );
  }
  for (const mediaType of are.filter((each) => covering(each, were) === undefined)) {
    // Whoever does not say what it accepts may get it; what has no body at all has no reader yet.
    const level = sender === "client" || were.length === 0 ? "additive" : "risky";
    comparison.add(place, level, "media-type-added", `also ${mediaType}`);
  }
  if (sender === "service")
    for (const range of were.filter((each) => each.includes("*") && !are.includes(each)))
      comparison.add(place, "additive", "media-type", `no longer any ${range}`);
}

function media(
  comparison: Comparison,
  place: Place,
  sender: Sender,
  view: Side["view"],
  before: MediaTypeObject,
  after: MediaTypeObject,
): void {
  comparison.schemas(place, sender, view, before.schema, after.schema);
  if (before[ITEM_SCHEMA] || after[ITEM_SCHEMA])
    comparison.schemas(
      { ...place, part: `${place.part}[]` },
      sender,
      view,
      before[ITEM_SCHEMA],
      after[ITEM_SCHEMA],
    );
  const { [ITEM_SCHEMA]: _one, ...words } = before;
  const { [ITEM_SCHEMA]: _other, ...others } = after;
  comparison.notes(place, words, others, ["example", "examples"]);
  const encodings = comparison.pairs<EncodingObject>(before.encoding, after.encoding);
  for (const [name, one = {}, other = {}] of encodings) {
    const part = { ...place, part: `${place.part}.${name}` };
    const said = (encoding: EncodingObject) =>
      Object.fromEntries(Object.entries(encoding).filter(([key]) => !key.startsWith("x-")));
    if (!isEqual(said(one), said(other)))
      comparison.add(part, "breaking", "encoding", "is encoded in another way");
  }
}
