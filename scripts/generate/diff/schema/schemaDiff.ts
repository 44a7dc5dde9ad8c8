import { ruleExtension } from "../../toolkit/openApi.ts";
import type { Differ } from "./differ.ts";
import { discriminatorFindings } from "./discriminator.ts";
import { type Effect, type Finding, levelOf, type Sender } from "./finding.ts";
import { factsOf, isHidden } from "./gather.ts";
import { isAnnotation } from "./keywords.ts";
import { limitsOf } from "./limits.ts";
import { citedBy, nonNull, notesOf, saidOf } from "./notes.ts";
import { objectFindings } from "./objectFindings.ts";
import { listFindings, otherFindings } from "./otherFindings.ts";
import { Same } from "./same.ts";
import { type AnySchema, idOf, nameOf, referenceTo, type Side } from "./side.ts";
import { unionFindings } from "./unionFindings.ts";
import { Within } from "./within.ts";

/**
 * What differs between schemas of two contracts, and how grave it is for values that go one way. What differs is found keyword by
 * keyword; whether it matters is shown of the schema as a whole (`Within`), which knows that a schema was only written otherwise.
 * Where the two disagree, the proof is right; what it cannot show is breaking.
 */
export class SchemaDiff implements Differ {
  readonly before: Side;
  readonly after: Side;
  readonly sender: Sender;
  readonly same: Same;
  readonly #everything: Same;
  readonly #within: Within;
  readonly #back: Within;
  readonly #known = new Map<string, Finding[]>();
  /** Pairs that are looked at, the outermost first: a type may hold itself. */
  readonly #open: string[] = [];
  /** The outermost of those that what is looked at leads back to. */
  #cut = Infinity;
  /** Pairs that led back to one that was open. */
  readonly #provisional = new Set<string>();

  constructor(before: Side, after: Side, sender: Sender) {
    this.before = before;
    this.after = after;
    this.sender = sender;
    this.same = new Same(before, after, "values");
    this.#everything = new Same(before, after, "everything");
    this.#within = sender === "client" ? new Within(before, after) : new Within(after, before);
    this.#back = sender === "client" ? new Within(after, before) : new Within(before, after);
  }

  /** Differences of what schemas ask together, gravest or not. */
  findings(before: readonly AnySchema[], after: readonly AnySchema[]): Finding[] {
    if (before.length === 1 && after.length === 1 && this.#everything.schemas(before[0], after[0])) return [];
    const key = `${idOf(before)} ${idOf(after)}`;
    const known = this.#known.get(key);
    const openAt = this.#open.indexOf(key);
    if (openAt !== -1 || this.#provisional.has(key)) this.#cut = Math.min(this.#cut, Math.max(openAt, 0));
    if (known) return known;
    const outer = this.#cut;
    const depth = this.#open.length;
    this.#cut = Infinity;
    this.#open.push(key);
    this.#known.set(key, []);
    const found = this.#placed(before, after, this.#wrapped(before, after) ?? this.#found(before, after));
    this.#known.set(key, found);
    this.#open.pop();
    if (this.#cut < depth) this.#provisional.add(key);
    this.#cut = Math.min(outer, this.#cut < depth ? this.#cut : Infinity);
    if (depth === 0) this.#forget();
    return found;
  }

  /** What was found without all of what it leads to is found again where it is asked for itself. */
  #forget(): void {
    for (const key of this.#provisional) this.#known.delete(key);
    this.#provisional.clear();
  }

  /** Findings of what stands in the same wrapping on both sides: null beside it, or words. They belong to where it stands itself. */
  #wrapped(before: readonly AnySchema[], after: readonly AnySchema[]): Finding[] | undefined {
    const [one, other] = [wrapped(this.before, before), wrapped(this.after, after)];
    if (!one || !other || one.mayBeNull !== other.mayBeNull) return undefined;
    const notes = notesOf(one.words, other.words, ruleExtension(this.after.document));
    const found = [
      ...notes.map((note): Finding => ({ ...note, path: "", isOfValues: false, rules: [] })),
      ...this.findings([one.inner], [other.inner]),
    ];
    // Null beside what takes null itself may be of two alternatives, or of one.
    return one.mayBeNull ? this.#judged(before, after, found, [], true) : found;
  }

  /** Is everything that is sent by one of them still valid? */
  isSafe(before: readonly AnySchema[], after: readonly AnySchema[]): boolean {
    return this.sender === "client" ? this.#within.holds(before, after) : this.#within.holds(after, before);
  }

  #isSafeBack(before: readonly AnySchema[], after: readonly AnySchema[]): boolean {
    return this.sender === "client" ? this.#back.holds(after, before) : this.#back.holds(before, after);
  }

  #found(before: readonly AnySchema[], after: readonly AnySchema[]): Finding[] {
    const [one, other] = [factsOf(this.before, before), factsOf(this.after, after)];
    const inBranches: Finding[] = [];
    const found = [
      ...limitsOf(one, other).map(({ kind, message, effect, isOfLimits }) =>
        this.finding("", kind, message, effect, isOfLimits),
      ),
      ...objectFindings(this, one, other),
      ...listFindings(this, one, other),
      ...unionFindings(this, one, other, inBranches),
      ...otherFindings(this, one, other),
      ...this.#notes(before, after),
    ];
    const hasAlternatives = one.unions.length + other.unions.length > 0;
    return this.#judged(before, after, found, inBranches, hasAlternatives);
  }

  /** The findings, as the schema as a whole allows. */
  #judged(
    before: readonly AnySchema[],
    after: readonly AnySchema[],
    found: Finding[],
    inBranches: readonly Finding[],
    hasAlternatives: boolean,
  ): Finding[] {
    const isGrave = ({ isOfValues, level }: Finding) =>
      isOfValues && (level === "breaking" || level === "risky");
    if (this.isSafe(before, after)) {
      const isEither = this.#isSafeBack(before, after);
      if (found.length === 0 && !isEither && !this.#isCut) {
        const message = `alternatives allow ${this.sender === "client" ? "more" : "less"} than before`;
        return [{ ...this.finding("", "schema", message, "other", false), level: "additive" }];
      }
      return found.map((each) => {
        // Nothing more is valid by a name that nobody was refused; and yet it is new.
        if (!each.isOfValues || each.kind === "property-added")
          return isGrave(each) ? { ...each, level: "additive" } : each;
        // What was of one alternative is of another now: still valid, and taken for something else.
        if (isGrave(each) && this.sender === "client" && inBranches.includes(each))
          return { ...each, level: "risky" };
        return isGrave(each) || isEither ? { ...each, level: isEither ? "editorial" : "additive" } : each;
      });
    }
    // Of what leads back to an open pair, that one has the rest.
    if (found.some(isGrave) || this.#isCut) return found;
    const effect = this.sender === "client" ? "narrower" : "wider";
    const message = `${hasAlternatives ? "alternatives" : "what is valid"} changed in a way that cannot be shown to be compatible`;
    return [...found, this.finding("", "schema", message, effect, false)];
  }

  /** Does what is looked at lead back to a pair that is open? */
  get #isCut(): boolean {
    return this.#cut < this.#open.length - 1;
  }

  #notes(before: readonly AnySchema[], after: readonly AnySchema[]): Finding[] {
    const [one, other] = [saidOf(this.before.document, before), saidOf(this.after.document, after)];
    const notes = notesOf(one, other, ruleExtension(this.after.document));
    return [
      ...notes.map((note): Finding => ({ ...note, path: "", isOfValues: false, rules: [] })),
      ...discriminatorFindings(this, one.discriminator, other.discriminator),
      ...this.#directions(before, after),
    ];
  }

  /** Fields that are sent one way only. */
  #directions(before: readonly AnySchema[], after: readonly AnySchema[]): Finding[] {
    const isOneWay = (side: Side, schemas: readonly AnySchema[]) =>
      schemas.some((schema) => isHidden(side, schema));
    const [was, is] = [isOneWay(this.before, before), isOneWay(this.after, after)];
    if (was === is) return [];
    const word = this.before.view === "request" ? "readOnly" : "writeOnly";
    return [this.meaning("", word, is ? `${word} now` : `no longer ${word}`, is ? "breaking" : "additive")];
  }

  finding(path: string, kind: string, message: string, effect: Effect, isOfLimits: boolean): Finding {
    return {
      path,
      kind,
      message,
      level: levelOf(this.sender, effect, isOfLimits),
      isOfValues: true,
      rules: [],
    };
  }

  meaning(path: string, kind: string, message: string, level: Finding["level"]): Finding {
    return { path, kind, message, level, isOfValues: false, rules: [] };
  }

  inside(path: string, before: readonly AnySchema[], after: readonly AnySchema[]): Finding[] {
    const found = this.findings(before, after);
    return found.map((each) => (each.component === undefined ? { ...each, path: path + each.path } : each));
  }

  /** Findings with the component that they stand in, and the nearest rules. */
  #placed(before: readonly AnySchema[], after: readonly AnySchema[], found: Finding[]): Finding[] {
    const component = nameOfAll(after) ?? nameOfAll(before);
    const rules = [
      ...new Set([...citedBy(this.before.document, before), ...citedBy(this.after.document, after)]),
    ];
    if (component === undefined && rules.length === 0) return found;
    return found.map((each) => ({
      ...each,
      ...(component !== undefined && each.component === undefined && { component }),
      rules: each.rules.length > 0 ? each.rules : rules,
    }));
  }
}

/** A schema that only says words, or null, about another. */
function wrapped(side: Side, schemas: readonly AnySchema[]) {
  const [schema, ...more] = schemas;
  if (typeof schema !== "object" || more.length > 0) return undefined;
  const [key, ...others] = Object.keys(schema).filter((each) => !isAnnotation(each));
  if (key === undefined || others.length > 0) return undefined;
  const { [key]: said, discriminator, ...words } = schema;
  if (discriminator !== undefined) return undefined;
  if (key === "$ref")
    return Object.keys(words).length > 0
      ? { inner: referenceTo(side, said as string), mayBeNull: false, words }
      : undefined;
  const inner = key === "allOf" ? singleOf(said as AnySchema[]) : nonNull(schema);
  return inner === undefined ? undefined : { inner, mayBeNull: key !== "allOf", words };
}

const singleOf = ([only, ...more]: AnySchema[]) => (more.length === 0 ? only : undefined);
const nameOfAll = (schemas: readonly AnySchema[]) => {
  const [only, ...more] = schemas;
  return more.length === 0 && typeof only === "object" && Object.keys(only).length === 1
    ? nameOf(only)
    : undefined;
};
