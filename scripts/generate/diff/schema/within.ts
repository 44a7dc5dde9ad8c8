import { evaluate } from "./evaluate.ts";
import type { Facts, Kind } from "./facts.ts";
import { alternativesOf } from "./gather.ts";
import { isApart } from "./isApart.ts";
import { isMultiple, WIDER_FORMATS } from "./numbers.ts";
import { hasRest, itemOf, namedIn, othersOf, positionsOf, propertyOf } from "./parts.ts";
import { Same } from "./same.ts";
import { type AnySchema, idOf, type Side } from "./side.ts";

/**
 * Shows that every value that one contract lets somebody send is valid by another. Who sends only sends properties that its contract
 * names, unless that says what others must be; who receives takes what its schema takes. What cannot be shown is not so: false may
 * be wrong, true never is.
 */
export class Within {
  readonly #sender: Side;
  readonly #taker: Side;
  readonly #same: Same;
  /** Pairs that hold, or are taken to hold while they are looked at. */
  readonly #shown = new Set<string>();
  readonly #refuted = new Set<string>();
  #trail: string[] = [];

  constructor(sender: Side, taker: Side) {
    this.#sender = sender;
    this.#taker = taker;
    this.#same = new Same(sender, taker, "values");
  }

  /** @param sent schemas that hold of what is sent, all of them; `taken` those that it must have */
  holds(sent: readonly AnySchema[], taken: readonly AnySchema[]): boolean {
    if (taken.every((schema) => schema === true || isBare(schema))) return true;
    if (sent.length === 1 && taken.length === 1 && this.#same.schemas(sent[0], taken[0])) return true;
    const key = `${idOf(sent)} ${idOf(taken)}`;
    if (this.#shown.has(key)) return true;
    if (this.#refuted.has(key) || this.#trail.length > 4000) return false;
    const mark = this.#trail.length;
    this.#shown.add(key);
    this.#trail.push(key);
    if (this.#alternatives(sent, taken)) {
      if (mark === 0) this.#trail = [];
      return true;
    }
    for (const lost of this.#trail.splice(mark)) this.#shown.delete(lost);
    this.#refuted.add(key);
    return false;
  }

  #alternatives(sent: readonly AnySchema[], taken: readonly AnySchema[]): boolean {
    const all = alternativesOf(this.#sender, sent);
    if (!all) return false;
    // Where a value may be of several alternatives at once, it may have the names of all of them.
    const areApart = all.every((one, at) =>
      all.slice(at + 1).every((other) => isApart(this.#sender, one, this.#sender, other)),
    );
    const names = new Set(all.flatMap((facts) => [...namedIn(facts)]));
    return all.every((facts) => {
      if (areApart && facts.conditions.length + facts.dependentSchemas.length === 0)
        return this.#facts(facts, taken, namedIn(facts));
      // What another alternative looks at is no longer unevaluated.
      const open = facts.copy();
      open.unevaluated = [];
      return this.#facts(open, taken, areApart ? namedIn(facts) : names);
    });
  }

  /** One alternative, kind by kind and value by value. */
  #facts(facts: Facts, taken: readonly AnySchema[], names: ReadonlySet<string>): boolean {
    const areTaken = (values: readonly unknown[]) =>
      values.every((value) =>
        taken.every((schema) => evaluate(this.#taker, schema, value, facts.formats) === true),
      );
    if (facts.values) return areTaken(facts.values);
    const takers = alternativesOf(this.#taker, taken);
    if (!takers) return false;
    return [...facts.kinds].every((kind) => {
      if (kind === "null" || kind === "boolean") return areTaken(kind === "null" ? [null] : [true, false]);
      if (takers.some((taker) => this.#kind(kind, facts, taker, names))) return true;
      return kind === "object" && this.#splitByNamed(facts, taken, names);
    });
  }

  /** By a required property of a few values, one after the other: which branch takes an object may depend on it. */
  #splitByNamed(facts: Facts, taken: readonly AnySchema[], names: ReadonlySet<string>): boolean {
    for (const name of facts.required) {
      const ways = alternativesOf(this.#sender, propertyOf(facts, name));
      const values = ways?.every((way) => way.values) ? ways.flatMap((way) => way.values ?? []) : [];
      if (values.length < 2 || values.length > 40) continue;
      const isShown = values.every((value) => {
        const one = facts.copy();
        one.shapes.push({ properties: { [name]: { const: value } }, patterns: {}, scopes: [] });
        one.kinds = new Set(["object"]);
        return (
          alternativesOf(this.#taker, taken)?.some((taker) => this.#kind("object", one, taker, names)) ===
          true
        );
      });
      if (isShown) return true;
    }
    return false;
  }

  #kind(kind: Kind, sent: Facts, taker: Facts, names: ReadonlySet<string>): boolean {
    if (!taker.kinds.has(kind) || taker.values) return false;
    const isOfKind =
      kind === "string"
        ? this.#text(sent, taker)
        : kind === "integer" || kind === "fraction"
          ? isNumberWithin(kind, sent, taker)
          : kind === "array"
            ? this.#list(sent, taker)
            : this.#object(sent, taker, names);
    return isOfKind && this.#applied(kind, sent, taker);
  }

  /** What is asked of values of any kind. */
  #applied(kind: Kind, sent: Facts, taker: Facts): boolean {
    const own = sent.copy();
    own.kinds = new Set([kind]);
    const isApartFrom = (schema: AnySchema) =>
      alternativesOf(this.#taker, [schema])?.every((facts) =>
        isApart(this.#sender, own, this.#taker, facts),
      ) === true;
    const knows = (list: readonly AnySchema[], schema: AnySchema) =>
      list.some((each) => this.#same.schemas(each, schema));
    return (
      taker.unknown.every(([keyword, said]) =>
        sent.unknown.some(([own, other]) => this.#same.schemas({ [own]: other }, { [keyword]: said })),
      ) &&
      taker.nots.every((schema) => knows(sent.nots, schema) || isApartFrom(schema)) &&
      taker.conditions.every(({ condition, met, unmet }) => {
        const isKnown = sent.conditions.some(
          (own) =>
            this.#same.schemas(own.condition, condition) &&
            this.#same.schemas(own.met, met) &&
            this.#same.schemas(own.unmet, unmet),
        );
        if (isKnown) return true;
        const meets = (wanted: AnySchema) => isTrue(wanted) || this.#meets(own, [wanted]);
        if (isApartFrom(condition)) return meets(unmet);
        return meets(met) && (meets(unmet) || meets(condition));
      }) &&
      taker.chosen.every(({ union, index }) =>
        union.branches.every(
          (branch, at) => at === index || isApartFrom(branch) || this.#isExcluded(sent, branch),
        ),
      )
    );
  }

  /** Is it of exactly one branch as it is sent, and is this another one? */
  #isExcluded(sent: Facts, branch: AnySchema): boolean {
    return sent.chosen.some(({ union, index }) =>
      union.branches.some((each, at) => at !== index && this.#same.schemas(each, branch)),
    );
  }

  #meets(sent: Facts, wanted: readonly AnySchema[]): boolean {
    return this.#facts(sent, wanted, namedIn(sent));
  }

  #text(sent: Facts, taker: Facts): boolean {
    return (
      isWithin(sent.length, taker.length) &&
      [...taker.patterns].every(
        (pattern) => sent.patterns.has(pattern) || pattern === "" || pattern === ".*",
      ) &&
      [...taker.formats].every((format) => sent.formats.has(format))
    );
  }

  #list(sent: Facts, taker: Facts): boolean {
    const [least, said] = sent.items;
    const positions = Math.max(positionsOf(sent), positionsOf(taker)) + 1;
    const end = Array.from({ length: positions }, (_, index) => itemOf(sent, index)).findIndex((item) =>
      this.#isNone(item),
    );
    const most = end === -1 ? said : Math.min(said, end);
    if (!isWithin([least, most], taker.items)) return false;
    if (taker.unique && !sent.unique && most > 1) return false;
    for (let index = 0; index < Math.min(positions, most); index++)
      if (!this.holds(itemOf(sent, index), itemOf(taker, index))) return false;
    return taker.contains.every((wanted) => {
      const isKnown = sent.contains.some(
        (own) =>
          own.least >= wanted.least &&
          own.most <= wanted.most &&
          this.#same.schemas(own.schema, wanted.schema),
      );
      if (isKnown) return true;
      const all = Array.from({ length: Math.min(positions, most) }, (_, index) => itemOf(sent, index));
      return (
        least >= wanted.least && most <= wanted.most && all.every((item) => this.holds(item, [wanted.schema]))
      );
    });
  }

  #object(sent: Facts, taker: Facts, names: ReadonlySet<string>): boolean {
    const isFree = hasRest(sent) || names.size + sent.hidden.size === 0;
    const mayHave = (name: string) => {
      const said = propertyOf(sent, name);
      return (isFree || names.has(name) || said.length > 0) && !this.#isNone(said);
    };
    const own = [...new Set([...names, ...namedIn(taker)])].filter(mayHave);
    if (![...taker.required].every((name) => sent.required.has(name))) return false;
    const [least, most] = sent.properties;
    const count: readonly [number, number] = [
      Math.max(least, sent.required.size),
      isFree || patternsOf(sent).length > 0 ? most : Math.min(most, own.length),
    ];
    if (!isWithin(count, taker.properties)) return false;
    if (!own.every((name) => this.holds(propertyOf(sent, name), propertyOf(taker, name)))) return false;
    if (!this.#others(sent, taker, isFree)) return false;
    return (
      taker.names.every(
        (schema) =>
          sent.names.some((each) => this.#same.schemas(each, schema)) ||
          (!isFree &&
            patternsOf(sent).length === 0 &&
            own.every((name) => evaluate(this.#taker, schema, name) === true)),
      ) &&
      taker.dependentRequired.every(
        ([name, others]) =>
          !mayHave(name) ||
          others.every(
            (other) =>
              sent.required.has(other) ||
              sent.dependentRequired.some(([each, with_]) => each === name && with_.includes(other)),
          ),
      ) &&
      taker.dependentSchemas.every(
        ([name, schema]) =>
          !mayHave(name) ||
          sent.dependentSchemas.some(([each, other]) => each === name && this.#same.schemas(other, schema)) ||
          this.#meets(sent, [schema]),
      )
    );
  }

  /** Properties that the sender does not name: those of each of its patterns, and the rest. */
  #others(sent: Facts, taker: Facts, isFree: boolean): boolean {
    const own = patternsOf(sent);
    const taken = (without: readonly string[]) =>
      taker.shapes.flatMap(({ patterns }) =>
        Object.keys(patterns).flatMap((each) =>
          without.includes(each) ? [] : [patterns[each] as AnySchema],
        ),
      );
    const areTaken = (mine: AnySchema[], wanted: AnySchema[]) =>
      this.#isNone(mine) || this.holds(mine, wanted);
    return (
      own.every((pattern) =>
        areTaken(othersOf(sent, pattern), [...othersOf(taker, pattern), ...taken([pattern])]),
      ) &&
      (!isFree || areTaken(othersOf(sent), [...othersOf(taker), ...taken(own)]))
    );
  }

  #isNone(schemas: readonly AnySchema[]): boolean {
    return schemas.includes(false) || alternativesOf(this.#sender, schemas)?.length === 0;
  }
}

const patternsOf = (facts: Facts) => [
  ...new Set(facts.shapes.flatMap(({ patterns }) => Object.keys(patterns))),
];
const isWithin = ([least, most]: readonly [number, number], [from, to]: readonly [number, number]) =>
  least >= from && most <= to;
const isTrue = (schema: AnySchema) => schema === true || isBare(schema);
const isBare = (schema: AnySchema) => typeof schema === "object" && Object.keys(schema).length === 0;
function isNumberWithin(kind: "integer" | "fraction", sent: Facts, taker: Facts): boolean {
  const isWhole = kind === "integer";
  const [low, high] = [inclusive(sent.low, 1, isWhole), inclusive(sent.high, -1, isWhole)];
  const [from, to] = [inclusive(taker.low, 1, isWhole), inclusive(taker.high, -1, isWhole)];
  const isAbove = low.value > from.value || (low.value === from.value && (!from.exclusive || low.exclusive));
  const isBelow = high.value < to.value || (high.value === to.value && (!to.exclusive || high.exclusive));
  const steps = isWhole ? [1, ...sent.steps] : sent.steps;
  return (
    isAbove &&
    isBelow &&
    taker.steps.every((step) => steps.some((each) => isMultiple(each, step))) &&
    [...taker.formats].every(
      (format) =>
        sent.formats.has(format) || [...sent.formats].some((each) => WIDER_FORMATS[each]?.includes(format)),
    )
  );
}

/** A bound of whole numbers as the outermost of them. */
function inclusive({ value, exclusive }: Facts["low"], inwards: 1 | -1, isWhole: boolean): Facts["low"] {
  if (!isWhole || !Number.isFinite(value)) return { value, exclusive };
  const end = inwards === 1 ? Math.ceil(value) : Math.floor(value);
  return { value: exclusive && end === value ? end + inwards : end, exclusive: false };
}
