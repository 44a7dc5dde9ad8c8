import { type OpenApiDocument, ruleExtension, rulesOf } from "../toolkit/openApi.ts";
import type { Change, Direction, Level } from "./change.ts";
import type { Sender } from "./schema/finding.ts";
import { notesOf } from "./schema/notes.ts";
import { SchemaDiff } from "./schema/schemaDiff.ts";
import { type AnySchema, followed, type Side } from "./schema/side.ts";

/** Where a difference stands. */
export interface Place {
  readonly direction: Direction;
  /** Ids of the operation; none when it is about the whole. */
  readonly operation?: string | undefined;
  /** What of it: `query limit`, `200 body`. */
  readonly part: string;
  /** Rules that the operation cites. */
  readonly rules: readonly string[];
}

/** Two documents and the changes that were found, each once, with all operations that it concerns. */
export class Comparison {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
  readonly #changes = new Map<string, Change>();
  readonly #schemas = new Map<string, SchemaDiff>();

  constructor(before: OpenApiDocument, after: OpenApiDocument) {
    this.before = before;
    this.after = after;
  }

  get changes(): Change[] {
    return [...this.#changes.values()];
  }

  add(
    place: Place,
    level: Level,
    kind: string,
    message: string,
    where = place.part,
    { rules = place.rules, sunset }: { rules?: readonly string[]; sunset?: string | undefined } = {},
  ): void {
    const { direction, operation } = place;
    const isShared = where !== place.part && !where.startsWith(place.part);
    const key = JSON.stringify([direction, level, kind, where, message, isShared ? "" : operation]);
    const known = this.#changes.get(key);
    const operations = [
      ...new Set([...(known?.operations ?? []), ...(operation === undefined ? [] : [operation])]),
    ];
    const all = [...new Set([...(known?.rules ?? []), ...rules])];
    this.#changes.set(key, {
      level,
      direction,
      kind,
      place: where,
      message,
      operations,
      rules: all,
      ...(sunset !== undefined && { sunset }),
    });
  }

  /** Whether a part of a message that must be there may be left out now, or the other way round. */
  presence(
    place: Place,
    sender: Sender,
    before: { required?: boolean },
    after: { required?: boolean },
  ): void {
    const isRequired = Boolean(after.required);
    if (Boolean(before.required) === isRequired) return;
    const level = isRequired === (sender === "client") ? "breaking" : "additive";
    if (isRequired) this.add(place, level, "required", "required now");
    else this.add(place, level, "optional", "optional now");
  }

  /** Differences of what is said beside the contract itself: texts, extensions. */
  notes(place: Place, before: object, after: object, keywords: readonly string[]): void {
    for (const { kind, message, level } of notesOf(
      { ...before },
      { ...after },
      ruleExtension(this.after),
      keywords,
    ))
      this.add(place, level, kind, message);
  }

  /** Differences of the schemas of what somebody sends; of what has none, anything is valid. */
  schemas(
    place: Place,
    sender: Sender,
    view: Side["view"],
    before: AnySchema | undefined,
    after: AnySchema | undefined,
  ): void {
    const found = this.schemaDiff(sender, view).findings([before ?? true], [after ?? true]);
    for (const { component, path, kind, message, level, rules, sunset } of found)
      this.add(
        place,
        level,
        kind,
        message,
        component === undefined ? `${place.part}${path}` : `${component}${path}`,
        { rules: rules.length > 0 ? rules : place.rules, sunset },
      );
  }

  schemaDiff(sender: Sender, view: Side["view"]): SchemaDiff {
    const key = `${sender} ${view}`;
    const diff =
      this.#schemas.get(key) ??
      new SchemaDiff({ document: this.before, view }, { document: this.after, view }, sender);
    this.#schemas.set(key, diff);
    return diff;
  }

  /** The rules that an element cites, before or after. */
  rules(before: object | undefined, after: object | undefined): string[] {
    return [...new Set([...rulesOf(this.before, before ?? {}), ...rulesOf(this.after, after ?? {})])];
  }

  /** Objects of both documents by their names, references followed. */
  pairs<T extends object>(
    before: Record<string, T> = {},
    after: Record<string, T> = {},
  ): [string, T | undefined, T | undefined][] {
    const get = (document: OpenApiDocument, all: Record<string, T>, name: string) =>
      Object.hasOwn(all, name) && typeof all[name] === "object" && all[name] !== null
        ? followed(document, all[name] as T)
        : undefined;
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].map((name) => [name, get(this.before, before, name), get(this.after, after, name)]);
  }
}
