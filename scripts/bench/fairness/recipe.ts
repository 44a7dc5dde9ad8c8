import { makeValue } from "@frete/contract/toolkit/makeValue";
import type { OpenApiDocument, ParameterObject, Schema } from "@frete/contract/toolkit/openApi";
import { type Choice, type Differing, firstOf } from "./dimensions.ts";

/** What was chosen, by place and kind (`/produto count`). */
export type Choices = Readonly<Record<string, Choice["value"]>>;

/** A request that can be made any number of times, with data only: it is handed to another thread. */
export interface Recipe {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly parameters: readonly ParameterObject[];
  readonly schema: Schema | undefined;
  /** Where everything begins that is not chosen. */
  readonly example: unknown;
  /** Values of parameters, which are in turn: the request of number n takes the n-th. */
  readonly subjects: Readonly<Record<string, readonly string[]>>;
  readonly choices: Choices;
  /** Of a body that is a file: its text, in which `NUMBER` stands for that of the request, in eight digits. */
  readonly file?: { readonly type: string; readonly text: string };
  /** Lists by their place, of which the request of number n takes the n-th, for what can be named by one request at a time. */
  readonly lots?: Readonly<Record<string, readonly (readonly unknown[])[]>>;
  /** What takes back what the request did, so that it can be sent again: a path with `{name}` of a field of its answer. */
  readonly undo?: Pick<Made, "method" | "path" | "token">;
}

/** Stands in the text of a file for the number of the request. */
export const NUMBER = "########";

/** A request as it is sent. */
export interface Made {
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly body: string | undefined;
  /** JSON unless it is told. */
  readonly type?: string;
}

/** Makes the request of a recipe. @param number tells requests apart whose texts differ @throws TooLarge */
export function makeRequest(document: OpenApiDocument, recipe: Recipe, number: number): Made {
  const { method, token, schema, example } = recipe;
  const values = recipe.parameters.map(
    (parameter) => [parameter, parameterOf(recipe, parameter, number)] as const,
  );
  const query = new URLSearchParams();
  let path = recipe.path;
  for (const [{ name, in: place }, value] of values) {
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(value ?? ""));
    else if (value !== undefined) query.set(name, value);
  }
  const made = { method, token, path: query.size > 0 ? `${path}?${query}` : path };
  if (recipe.file) {
    const { type, text } = recipe.file;
    return { ...made, type, body: text.replaceAll(NUMBER, String(number % 1e8).padStart(8, "0")) };
  }
  const make = new Maker(document, recipe, number);
  return {
    ...made,
    body: schema && JSON.stringify(make.value(schema, example, "", "")),
  };
}

/** Does every request of the recipe say the same? */
export const isSameEachTime = ({ choices, subjects, file, lots }: Recipe): boolean =>
  !file &&
  !lots &&
  !Object.values(choices).includes("requests") &&
  Object.values(subjects).every(({ length }) => length < 2);

function parameterOf(
  { choices, subjects }: Recipe,
  { name }: ParameterObject,
  number: number,
): string | undefined {
  const chosen = choices[`?${name} value`];
  if (chosen !== undefined) return String(chosen);
  const own = subjects[name];
  return own?.[number % own.length];
}

/** The request is larger than any that is accepted. */
export class TooLarge extends Error {
  override name = "TooLarge";
}

/** Characters of the largest body that is made; more than any operation takes. */
const LARGEST = 5 * 1024 * 1024;
/** Characters that a value takes beside its own, its name say; fewer than it does. */
const LEAST = 5;

class Maker {
  #size = 0;
  readonly #document: OpenApiDocument;
  readonly #choices: Choices;
  readonly #lots: Recipe["lots"];
  readonly #number: number;

  constructor(document: OpenApiDocument, { choices, lots }: Recipe, number: number) {
    this.#document = document;
    this.#choices = choices;
    this.#lots = lots;
    this.#number = number;
  }

  /** @param item the indexes above, which tell items apart */
  value(given: Schema, example: unknown, place: string, item: string): unknown {
    this.#size += LEAST + (typeof example === "string" ? example.length : 0);
    if (this.#size > LARGEST) throw new TooLarge();
    const schema = firstOf(this.#document, given);
    const chosen = this.#choices[`${place} value`];
    if (chosen !== undefined) return chosen;
    if (schema.properties) return this.#object(schema, example, place, item);
    if (schema.items) return this.#list(schema, example, place, item);
    return typeof example === "string" ? this.#text(schema, example, place, item) : example;
  }

  #object({ properties = {} }: Schema, example: unknown, place: string, item: string): unknown {
    const known = (example ?? {}) as Record<string, unknown>;
    const value: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(properties)) {
      const at = `${place}/${name}`;
      const isLeftOut = this.#choices[`${at} left out`];
      if (isLeftOut === true || (isLeftOut === undefined && !Object.hasOwn(known, name))) continue;
      value[name] = this.value(property, known[name] ?? this.#made(property), at, item);
    }
    return value;
  }

  #list({ items }: Schema, example: unknown, place: string, item: string): unknown[] {
    const lots = this.#lots?.[place];
    const known = (lots?.[this.#number % lots.length] ?? example ?? []) as unknown[];
    const count = Number(this.#choices[`${place} count`] ?? known.length);
    return Array.from({ length: count }, (_, index) =>
      this.value(
        items as Schema,
        known[index % known.length] ?? this.#made(items as Schema),
        `${place}/*`,
        `${item}-${index}`,
      ),
    );
  }

  #text(
    { maxLength = Number.POSITIVE_INFINITY }: Schema,
    example: string,
    place: string,
    item: string,
  ): string {
    const differs = this.#choices[`${place} differs`] as Differing | undefined;
    const length = this.#choices[`${place} length`];
    const mark = `${differs === "requests" ? `n${this.#number}` : ""}${differs === undefined ? "" : item}`;
    const text = `${mark}${example}`.slice(0, maxLength);
    if (length === undefined) return text;
    this.#size += Number(length);
    return text.padEnd(Number(length), "ã");
  }

  #made(schema: Schema): unknown {
    return makeValue(this.#document, schema, { direction: "request", optional: true, examples: true });
  }
}
