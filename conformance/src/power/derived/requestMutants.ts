import { type ParameterObject, parametersOf, resolveSchema, rulesOf } from "@frete/contract/toolkit/openApi";
import type { Contract } from "../../engine/contract.ts";
import { asks, sends } from "../mutate.ts";
import { changeAt, GONE, type Held } from "./changeAt.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { layerOf } from "./layer.ts";
import { bodySchema, type DerivedOperation, derivedOperations } from "./operations.ts";
import { type Place, placesOf } from "./places.ts";

/** For every field and parameter of a request, a server that does not take it over as it was sent. */
export function requestMutants(contract: Contract): DerivedMutant[] {
  const { document } = contract;
  return derivedOperations(contract).flatMap((operation) => {
    const { object, ofInterface } = operation;
    const schema = bodySchema(object);
    const alone = ofInterface && bodySchema(ofInterface.object);
    const known = new Set(alone ? placesOf(ofInterface.document, alone).map(({ name }) => name) : []);
    return [
      ...(schema
        ? placesOf(document, schema).flatMap((place) => ofField(operation, place, known.has(place.name)))
        : []),
      ...parametersOf(document, object)
        .filter((parameter) => parameter.in === "query")
        .flatMap((parameter) => {
          const schema = resolveSchema(document, parameter.schema);
          const rules = [...rulesOf(document, parameter), ...rulesOf(document, schema)];
          return ofParameter(operation, { ...parameter, schema }, rules);
        }),
    ];
  });
}

type Change = (held: Held) => unknown;

function ofField({ id, rules }: DerivedOperation, place: Place, isInInterface: boolean): DerivedMutant[] {
  const { keys, types, schemas, required } = place;
  const mutant = (kind: string, does: string, change: Change): DerivedMutant => ({
    id: [id, "request", place.name, "value", kind].join("/"),
    operation: id,
    kind,
    rules: [...new Set([...place.allRules, ...rules])],
    layer: layerOf(place.rules, isInInterface),
    does: `${does} ${place.name} of a request`,
    needs: "server",
    wrap: () => sends(id, (body) => changeAt(body, keys, change) as never),
  });
  const isInList = keys.at(-1) === "*";
  if (keys.length === 0) return [];
  const isFree = schemas.every(
    ({ enum: values, pattern, format }) => (values ?? pattern ?? format) === undefined,
  );
  return [
    ...(required || isInList ? [] : [mutant("not-taken-over", "does not take over", () => GONE)]),
    ...(types.has("string") && isFree
      ? [
          mutant("taken-over-cut", "cuts the last character off", ({ value }) =>
            typeof value === "string" && value.length > 1 ? value.slice(0, -1) : value,
          ),
        ]
      : []),
    ...(types.has("number")
      ? [
          mutant("taken-over-rounded", "rounds", ({ value }) =>
            typeof value === "number" ? Math.round(value) : value,
          ),
        ]
      : []),
    ...(types.has("array")
      ? [
          mutant("first-taken-over", "takes over only the first of", ({ value }) =>
            Array.isArray(value) ? value.slice(0, 1) : value,
          ),
        ]
      : []),
  ];
}

function ofParameter(
  { id, rules, ofInterface }: DerivedOperation,
  { name, schema, required }: ParameterObject,
  own: readonly string[],
) {
  const isInInterface =
    ofInterface !== undefined &&
    parametersOf(ofInterface.document, ofInterface.object).some((other) => other.name === name);
  const mutant = (kind: string, does: string, change: (query: URLSearchParams) => void): DerivedMutant => ({
    id: [id, "request", `query.${name}`, "value", kind].join("/"),
    operation: id,
    kind,
    rules: [...new Set([...own, ...rules])],
    layer: layerOf(own, isInInterface),
    does: `${does} the parameter ${name}`,
    needs: "server",
    wrap: () => asks(id, change),
  });
  const changed = (change: (value: string) => string) => (query: URLSearchParams) => {
    const value = query.get(name);
    if (value !== null) query.set(name, change(value));
  };
  return [
    ...(required ? [] : [mutant("parameter-ignored", "ignores", (query) => query.delete(name))]),
    ...(schema.type === "integer"
      ? [
          mutant(
            "parameter-one-more",
            "adds one to",
            changed((value) => (/^\d+$/.test(value) ? String(Number(value) + 1) : value)),
          ),
        ]
      : []),
    ...(schema.type === "string" && !schema.enum
      ? [
          mutant(
            "parameter-case-ignored",
            "reads in capitals",
            changed((value) => value.toUpperCase()),
          ),
        ]
      : []),
  ];
}
