import type { LinkObject, ResponseObject } from "../toolkit/openApi.ts";
import type { Direction } from "./change.ts";
import type { Comparison, Place } from "./comparison.ts";
import { compareContents } from "./contents.ts";
import type { Sender } from "./schema/finding.ts";
import { NOTES } from "./schema/keywords.ts";
import { isEqual } from "./schema/same.ts";
import { followed } from "./schema/side.ts";

type Responses = Record<string, ResponseObject>;
type Header = NonNullable<ResponseObject["headers"]>[string];

/** Of the media type the contents speak; that an operation is deprecated, it says itself (`deprecated`, `x-sunset`). */
const isSaidElsewhere = (name: string, { required = false }: Header) =>
  name === "content-type" || (["deprecation", "sunset"].includes(name) && !required);

/**
 * What differs of the answers of an operation, status by status. A status that is not listed is what its range (`4XX`) says of it, or
 * else `default`.
 *
 * @param sender who answers: of what the service sends by itself, its receivers
 */
export function compareResponses(
  comparison: Comparison,
  place: Place,
  sender: Sender,
  before: Responses = {},
  after: Responses = {},
): void {
  const names = [before, after].flatMap((all) => Object.keys(all)).filter((name) => !name.startsWith("x-"));
  for (const status of new Set(names)) {
    const [was, is] = [covering(status, before), covering(status, after)];
    const isError = !/^[123]/.test(status);
    const direction: Direction = place.direction === "event" ? "event" : isError ? "error" : "answer";
    const own: Place = { ...place, direction, part: status };
    if (was && is) {
      if (before[status] || after[status])
        response(comparison, own, sender, followed(comparison.before, was), followed(comparison.after, is));
    } else if (is)
      comparison.add(
        own,
        sender === "client" ? "additive" : "risky",
        "status-added",
        `answers ${status}, too`,
      );
    else
      comparison.add(
        own,
        isError && sender === "service" ? "risky" : "breaking",
        "status-removed",
        `no longer answers ${status}`,
      );
  }
}

/** What a contract says of a status. */
function covering(status: string, all: Responses): ResponseObject | undefined {
  const range = all[`${status[0]}XX`] ?? all[`${status[0]}xx`];
  return all[status] ?? (/^\d/.test(status) ? range : undefined) ?? all.default;
}

function response(
  comparison: Comparison,
  place: Place,
  sender: Sender,
  before: ResponseObject,
  after: ResponseObject,
): void {
  comparison.notes(place, before, after, NOTES);
  const body = { ...place, part: `${place.part} body` };
  compareContents(comparison, body, sender, "answer", before.content, after.content);
  const lower = (headers: ResponseObject["headers"] = {}) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, header]) =>
        isSaidElsewhere(name.toLowerCase(), header) ? [] : [[name.toLowerCase(), header]],
      ),
    ) as Record<string, Header>;
  for (const [name, one, other] of comparison.pairs<Header>(lower(before.headers), lower(after.headers)))
    header(comparison, { ...place, part: `${place.part} header ${name}` }, sender, one, other);
  for (const [name, one, other] of comparison.pairs<LinkObject>(before.links, after.links)) {
    const own = { ...place, part: `${place.part} link ${name}` };
    if (!one || !other)
      comparison.add(
        own,
        one ? "risky" : "additive",
        one ? "link-removed" : "link-added",
        one ? "removed" : "added",
      );
    else {
      const { description: _was, ...was } = one;
      const { description: _is, ...is } = other;
      if (!isEqual(was, is)) comparison.add(own, "risky", "link", "leads elsewhere");
      comparison.notes(own, one, other, NOTES);
    }
  }
}

function header(comparison: Comparison, place: Place, sender: Sender, before?: Header, after?: Header): void {
  if (before && after) {
    comparison.presence(place, sender, before, after);
    comparison.schemas(place, sender, "answer", before.schema, after.schema);
    comparison.notes(place, before, after, NOTES);
    const form = (one: Header & { explode?: boolean; content?: unknown }) => ({
      explode: one.explode === true,
      content: one.content,
    });
    if (!isEqual(form(before), form(after)))
      comparison.add(place, "breaking", "style", "is written in another way");
  } else if (after) {
    const isGrave = sender === "client" && after.required === true;
    comparison.add(place, isGrave ? "breaking" : "additive", "header-added", "added");
  } else {
    const wasSure = before?.required === true && sender === "service";
    comparison.add(
      place,
      wasSure ? "breaking" : "risky",
      "header-removed",
      wasSure ? "removed, was always there" : "removed",
    );
  }
}
