import {
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
} from "../toolkit/openApi.ts";
import type { Comparison, Place } from "./comparison.ts";
import { compareContents } from "./contents.ts";
import { compareParameters, parameterKey } from "./parameters.ts";
import { compareResponses } from "./responses.ts";
import type { Sender } from "./schema/finding.ts";
import { NOTES } from "./schema/keywords.ts";
import { isEqual } from "./schema/same.ts";
import { followed } from "./schema/side.ts";
import { compareSecurity } from "./security.ts";
import { compareOwnServers } from "./servers.ts";

/** An operation with its place. */
export interface Placed {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
  readonly parameters: ReadonlyMap<string, ParameterObject>;
}

type PathItems = Record<string, object>;
const ALL_METHODS = [...METHODS, "trace"] as const;

/** Operations by method and path; what a variable of a path is called says nothing of where it stands. */
export function placedOperations(
  document: OpenApiDocument,
  paths: PathItems,
  prefix = "",
): Map<string, Placed> {
  const found = new Map<string, Placed>();
  for (const [path, given] of Object.entries(paths)) {
    if (path.startsWith("x-") || typeof given !== "object" || given === null) continue;
    const item = followed(document, given) as Record<string, OperationObject> & {
      parameters?: ParameterObject[];
    };
    for (const method of ALL_METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        followed(document, each as ParameterObject),
      );
      const upper = method.toUpperCase();
      const name = prefix + (operation.operationId ?? `${upper} ${path}`);
      const parameters = new Map(all.map((each) => [parameterKey(each, path), each]));
      // Of an event the variables are where it is sent to.
      const place = prefix === "" ? path.replace(/\{[^}]*\}/g, "{}") : path;
      found.set(`${upper} ${place}`, {
        name,
        method: upper,
        path,
        operation,
        parameters,
      });
    }
  }
  return found;
}

/**
 * What differs of operations.
 *
 * @param caller who sends the requests: the client, or the service, of events
 */
export function compareOperations(
  comparison: Comparison,
  caller: Sender,
  before: ReadonlyMap<string, Placed>,
  after: ReadonlyMap<string, Placed>,
): void {
  const direction = caller === "client" ? "request" : "event";
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(key), after.get(key)];
    const { name, method, path, operation } = (other ?? one) as Placed;
    const rules = comparison.rules(one?.operation, other?.operation);
    const place: Place = { direction, operation: name, part: `${method} ${path}`, rules };
    if (one && other) compareOperation(comparison, place, caller, one, other);
    else if (other) comparison.add(place, "additive", "operation-added", "added");
    else {
      const moved = [...after.values()].find(
        (each) =>
          each.operation.operationId === operation.operationId && each.operation.operationId !== undefined,
      );
      const message = moved ? `moved to ${moved.method} ${moved.path}` : "removed";
      const sunset = operation["x-sunset"] as string | undefined;
      const kind = moved ? "operation-moved" : "operation-removed";
      comparison.add(place, "breaking", kind, message, undefined, { sunset });
    }
  }
}

function compareOperation(
  comparison: Comparison,
  place: Place,
  caller: Sender,
  one: Placed,
  other: Placed,
): void {
  const [before, after] = [one.operation, other.operation];
  if (before.operationId !== after.operationId)
    comparison.add(
      place,
      "risky",
      "operationId",
      `is called ${after.operationId}, not ${before.operationId}: generated clients name it`,
    );
  if (!isEqual([...(before.tags ?? [])].sort(), [...(after.tags ?? [])].sort()))
    comparison.add(place, "editorial", "tags", "other tags");
  comparison.notes(place, before, after, [...NOTES, "summary"]);
  compareParameters(comparison, place, caller, one.parameters, other.parameters);
  compareBody(comparison, place, caller, before, after);
  compareResponses(
    comparison,
    place,
    caller === "client" ? "service" : "client",
    before.responses,
    after.responses,
  );
  if (caller === "client") {
    compareSecurity(comparison, place, before, after);
    compareOwnServers(comparison, place, before, after);
  }
  const callbacks = comparison.pairs<object>(
    before.callbacks as Record<string, object>,
    after.callbacks as Record<string, object>,
  );
  for (const [name, was = {}, is = {}] of callbacks) {
    const events = (document: OpenApiDocument, items: object) =>
      placedOperations(document, items as PathItems, `${one.name} ${name}: `);
    compareOperations(comparison, "service", events(comparison.before, was), events(comparison.after, is));
  }
}

function compareBody(
  comparison: Comparison,
  place: Place,
  caller: Sender,
  before: OperationObject,
  after: OperationObject,
): void {
  const own = { ...place, part: "body" };
  const [one, other] = [
    before.requestBody && followed(comparison.before, before.requestBody),
    after.requestBody && followed(comparison.after, after.requestBody),
  ];
  if (one && other) {
    comparison.presence(own, caller, one, other);
    compareContents(comparison, own, caller, "request", one.content, other.content);
    comparison.notes(own, one, other, NOTES);
  } else if (other) {
    const isGrave = caller === "client" && other.required === true;
    comparison.add(
      own,
      isGrave ? "breaking" : "additive",
      "body-added",
      `added, ${other.required ? "required" : "optional"}`,
    );
  } else if (one) comparison.add(own, "breaking", "body-removed", "removed");
}
