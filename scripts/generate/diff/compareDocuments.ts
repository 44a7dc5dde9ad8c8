import { HASH_KEY } from "../finishDocument.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { type Change, LEVELS } from "./change.ts";
import { Comparison, type Place } from "./comparison.ts";
import { compareOperations, placedOperations } from "./operations.ts";
import { isEqual } from "./schema/same.ts";
import { compareServers } from "./servers.ts";

const NAMES = ["title", "description", "summary", "contact", "license", "termsOfService", "version"];

/**
 * Every difference of two contracts, gravest first, with the direction in which it matters. Both are in the words of OpenAPI 3.1
 * (`plainDocument`).
 */
export function compareDocuments(before: OpenApiDocument, after: OpenApiDocument): Change[] {
  const comparison = new Comparison(before, after);
  const whole: Place = { direction: "request", part: "contract", rules: [] };
  comparison.notes(whole, unhashed(before.info), unhashed(after.info), NAMES);
  if (!isEqual(before.tags, after.tags)) comparison.add(whole, "editorial", "tags", "other tags");
  comparison.notes(whole, before, after, ["externalDocs"]);
  compareServers(comparison, whole, before.servers, after.servers);
  compareOperations(
    comparison,
    "client",
    placedOperations(before, before.paths),
    placedOperations(after, after.paths),
  );
  const events = (document: OpenApiDocument) =>
    placedOperations(document, (document as { webhooks?: Record<string, object> }).webhooks ?? {});
  compareOperations(comparison, "service", events(before), events(after));
  return comparison.changes.sort(
    (one, other) =>
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || order(one).localeCompare(order(other)),
  );
}

/** The hash differs whenever anything does. */
const unhashed = ({ [HASH_KEY]: _hash, ...info }: OpenApiDocument["info"]) => info;

const order = ({ direction, place, kind }: Change) => `${place} ${direction} ${kind}`;
