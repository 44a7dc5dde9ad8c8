import type { Held } from "./changeAt.ts";
import type { Place } from "./places.ts";

/** A wrong value that the schema allows: only a case that knows the right one can notice. */
export interface Distortion {
  kind: string;
  does: string;
  /** A new change, with a memory of its own. */
  start: () => (held: Held) => unknown;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isNumber = (value: unknown): value is number => typeof value === "number";
const TIME = /(?<=^\d{4}-\d\d-)\d\d(?=[T ]\d\d:)/;

/** What a careless implementer makes of the value of a place without breaking its schema. */
export function distortionsOf({ keys, schemas, types, siblings }: Place): Distortion[] {
  const values = schemas.flatMap(({ enum: allowed = [] }) => allowed);
  const isShaped = schemas.some(
    ({ type, pattern, format }) => type === "string" && (pattern ?? format) !== undefined,
  );
  const isFree = types.has("string") && values.length === 0 && !isShaped;
  const isScalar = !types.has("object") && !types.has("array");
  if (keys.length === 0 || (types.size === 0 && values.length === 0)) return [];
  return [
    ...(isFree
      ? [
          plain("cut", "leaves out the last character of", (value) =>
            isText(value) ? [...value].slice(0, -1).join("") : value,
          ),
          plain("capitals", "writes in capitals", (value) => (isText(value) ? value.toUpperCase() : value)),
          plain("accents", "loses the accents of", (value) =>
            isText(value) ? value.normalize("NFD").replace(/\p{M}/gu, "") : value,
          ),
          plain("emptied", "has an empty text for", (value) => (isText(value) ? "" : value)),
        ]
      : []),
    ...(types.has("string") && isShaped
      ? [
          plain("next-day", "is a day late in", (value) =>
            isText(value)
              ? value.replace(TIME, (day) => String((Number(day) % 28) + 1).padStart(2, "0"))
              : value,
          ),
          plain("three-hours", "is in another time zone in", (value) =>
            isText(value)
              ? value.replace(/(?<=^\d{4}-\d\d-\d\d[T ])\d\d/, (hour) =>
                  String((Number(hour) + 3) % 24).padStart(2, "0"),
                )
              : value,
          ),
        ]
      : []),
    ...(types.has("integer") || types.has("number")
      ? [
          plain("one-more", "is one too high in", (value) => (isNumber(value) ? value + 1 : value)),
          plain("zeroed", "has 0 for", (value) => (isNumber(value) ? 0 : value)),
          plain("hundredfold", "gives cents for", (value) => (isNumber(value) ? value * 100 : value)),
        ]
      : []),
    ...(types.has("boolean")
      ? [plain("flipped", "says the opposite in", (value) => (typeof value === "boolean" ? !value : value))]
      : []),
    ...(types.has("null") ? [plain("nulled", "has null for", () => null)] : []),
    ...(values.length > 1
      ? [
          plain("other-member", "has another of the values for", (value) => {
            const index = values.indexOf(value);
            return index < 0 ? value : values[(index + 1) % values.length];
          }),
        ]
      : []),
    ...(isScalar ? [stale()] : []),
    ...(isScalar && siblings.length > 0 ? [neighbour(siblings)] : []),
    ...(types.has("array")
      ? [
          list("turned", "turns round", (items) => items.toReversed()),
          list("last-dropped", "leaves the last item out of", (items) => items.slice(0, -1)),
          list("first-dropped", "leaves the first item out of", (items) => items.slice(1)),
          list("doubled", "repeats the first item of", (items) => [...items.slice(0, 1), ...items]),
        ]
      : []),
  ];
}

function plain(kind: string, does: string, change: (value: unknown) => unknown): Distortion {
  return {
    kind,
    does,
    start:
      () =>
      ({ value }) =>
        value === null ? value : change(value),
  };
}

function list(kind: string, does: string, change: (items: unknown[]) => unknown): Distortion {
  return plain(kind, does, (value) => (Array.isArray(value) && value.length > 0 ? change(value) : value));
}

/** The value of the answer before: a cache that nobody empties. */
function stale(): Distortion {
  const start = () => {
    let previous: unknown;
    return ({ value }: Held) => {
      const answered = previous ?? value;
      previous = value ?? previous;
      return value === null ? value : answered;
    };
  };
  return { kind: "stale", does: "repeats what it answered before in", start };
}

/** The value of another field of the same type: a line copied and not changed. */
function neighbour(siblings: readonly string[]): Distortion {
  const start =
    () =>
    ({ value, holder }: Held) => {
      if (value === null || holder === undefined || Array.isArray(holder)) return value;
      const other = siblings.find((name) => typeof holder[name] === typeof value && holder[name] !== value);
      return other === undefined ? value : holder[other];
    };
  return { kind: "neighbour", does: "has the value of another field in", start };
}
