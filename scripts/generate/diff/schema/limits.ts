import { type Facts, KINDS } from "./facts.ts";
import { type Effect, shown } from "./finding.ts";
import { isEqual } from "./same.ts";

/** A keyword that says something else. */
export interface Difference {
  kind: string;
  message: string;
  effect: Effect;
  /** Do values stay of their kind? */
  isOfLimits: boolean;
}

const ends = (facts: Facts): [string, number | undefined, isLeast: boolean][] => {
  const { low, high, length, items, properties } = facts;
  return [
    [low.exclusive ? "exclusiveMinimum" : "minimum", finite(low.value), true],
    [high.exclusive ? "exclusiveMaximum" : "maximum", finite(high.value), false],
    ["minLength", length[0] || undefined, true],
    ["maxLength", finite(length[1]), false],
    ["minItems", items[0] || undefined, true],
    ["maxItems", finite(items[1]), false],
    ["minProperties", properties[0] || undefined, true],
    ["maxProperties", finite(properties[1]), false],
  ];
};
const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

/** Where two schemas limit the same values differently: types, listed values, ranges, sizes, texts. */
export function limitsOf(before: Facts, after: Facts): Difference[] {
  return [
    ...typesOf(before, after),
    ...valuesOf(before, after),
    ...rangesOf(before, after),
    ...setsOf(before, after),
  ];
}

function typesOf(before: Facts, after: Facts): Difference[] {
  const gone = [...before.kinds].filter((kind) => !after.kinds.has(kind));
  const come = [...after.kinds].filter((kind) => !before.kinds.has(kind));
  if (before.values || after.values || gone.length + come.length === 0) return [];
  const effect = gone.length === 0 ? "wider" : come.length === 0 ? "narrower" : "other";
  const isNull = [...gone, ...come].every((kind) => kind === "null");
  const message = isNull
    ? come.length > 0
      ? "may be null now"
      : "may no longer be null"
    : `type ${typeText(before)} -> ${typeText(after)}`;
  return [{ kind: isNull ? "null" : "type", message, effect, isOfLimits: false }];
}

function typeText({ kinds }: Facts): string {
  if (kinds.size === KINDS.length) return "any";
  const names = KINDS.filter((kind) => kinds.has(kind) && !(kind === "integer" && kinds.has("fraction")));
  return names.map((kind) => (kind === "fraction" ? "number" : kind)).join(" or ") || "none";
}

function valuesOf(before: Facts, after: Facts): Difference[] {
  const [from, to] = [before.values, after.values];
  if (!from && !to) return [];
  const list = (values: readonly unknown[]) => values.map(shown).slice(0, 8).join(", ");
  if (!from || !to)
    return [
      {
        kind: "enum",
        message: to ? `only ${list(to)} now` : `any ${typeText(after)}, not only ${list(from ?? [])}`,
        effect: to ? "narrower" : "wider",
        isOfLimits: [...after.kinds].every((kind) => before.kinds.has(kind)),
      },
    ];
  const without = (one: readonly unknown[], other: readonly unknown[]) =>
    one.filter((value) => !other.some((each) => isEqual(each, value)));
  const [gone, come] = [without(from, to), without(to, from)];
  const isOfLimits = [...after.kinds].every((kind) => before.kinds.has(kind));
  const isNull = (values: readonly unknown[]) => values.length === 1 && values[0] === null;
  return [
    ...(gone.length > 0
      ? [
          {
            kind: isNull(gone) ? "null" : "enum-removed",
            message: `no longer ${list(gone)}`,
            effect: "narrower" as const,
            isOfLimits,
          },
        ]
      : []),
    ...(come.length > 0
      ? [
          {
            kind: isNull(come) ? "null" : "enum-added",
            message: `also ${list(come)}`,
            effect: "wider" as const,
            isOfLimits,
          },
        ]
      : []),
  ];
}

function rangesOf(before: Facts, after: Facts): Difference[] {
  const [from, to] = [ends(before), ends(after)];
  return from.flatMap(([keyword, was, isLeast], index): Difference[] => {
    const [own, is] = to[index] as (typeof from)[number];
    if (was === is && keyword === own) return [];
    const outermost = isLeast ? -Infinity : Infinity;
    const [one, other] = [was ?? outermost, is ?? outermost];
    // Of the same number the exclusive bound is the narrower.
    const isNarrower = one === other ? own.startsWith("exclusive") : isLeast ? other > one : other < one;
    const names = keyword === own || was === undefined || is === undefined ? "" : ` (was ${keyword})`;
    const name = is === undefined ? keyword : own;
    return [
      {
        kind: name,
        message: `${name} ${shown(was)} -> ${shown(is)}${names}`,
        effect: isNarrower ? "narrower" : "wider",
        isOfLimits: true,
      },
    ];
  });
}

function setsOf(before: Facts, after: Facts): Difference[] {
  const compare = (
    kind: string,
    one: readonly unknown[],
    other: readonly unknown[],
    isOfLimits: boolean,
  ): Difference[] => {
    const gone = one.filter((each) => !other.includes(each));
    const come = other.filter((each) => !one.includes(each));
    if (gone.length + come.length === 0) return [];
    const text = (values: readonly unknown[]) => values.map(shown).join(" and ") || "none";
    const effect = gone.length === 0 ? "narrower" : come.length === 0 ? "wider" : "other";
    return [{ kind, message: `${kind} ${text(one)} -> ${text(other)}`, effect, isOfLimits }];
  };
  const unique = ({ unique }: Facts) => (unique ? ["true"] : []);
  return [
    ...compare("pattern", [...before.patterns], [...after.patterns], true),
    // A program reads a date as a date: another format is another kind.
    ...compare("format", [...before.formats], [...after.formats], false),
    ...compare("multipleOf", before.steps, after.steps, true),
    ...compare("uniqueItems", unique(before), unique(after), true),
  ];
}
