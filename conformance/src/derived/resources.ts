import type { ParameterObject } from "@frete/contract/toolkit/openApi";
import { learnedKeys } from "./learnedKeys.ts";
import { pathText } from "./parameterText.ts";
import { type GivenValues, givenFor, type Sample } from "./sample.ts";
import type { Subject } from "./subject.ts";

/** What answered a request that is not judged. */
export interface Received {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: unknown;
}

/** Values of the path parameters of a request. */
export interface PathValues {
  readonly values: Readonly<Record<string, unknown>>;
  /** Parameters of which nobody knows a record: their values are made up. */
  readonly unknown: readonly string[];
}

interface Options {
  readonly subjects: readonly Subject[];
  readonly given: GivenValues;
  /** The request that an operation is called with. @throws NoSample */
  readonly sample: (subject: Subject) => Sample;
  /** May the path parameter of an operation have this value? */
  readonly isKey: (subject: Subject, parameter: string, value: string | number) => boolean;
  readonly send: (subject: Subject, sample: Sample) => Promise<Received>;
}

/**
 * Finds records for operations on one of them (`GET /pets/{petId}`): creates one by the operation of its collection
 * (`POST /pets`), takes one of the list (`GET /pets`), or writes one under a key of its own (`PUT /pets/{petId}`).
 */
export class Resources {
  readonly #options: Options;
  readonly #known = new Map<string, unknown>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Values for the path of an operation, outermost first.
   * @param isFresh a new record for the last one, where one can be created: what is removed is not there for others
   */
  async pathOf(subject: Subject, isFresh: boolean): Promise<PathValues> {
    const values: Record<string, unknown> = {};
    const unknown: string[] = [];
    const segments = subject.path.split("/");
    const parameters = subject.parameters.filter(({ in: place }) => place === "path");
    const last = segments.findLast((segment) => segment.startsWith("{"));
    for (const parameter of parameters) {
      const { name } = parameter;
      const given = givenFor(this.#options.given, subject.id, name);
      const index = segments.indexOf(`{${name}}`);
      const learned =
        given ??
        (index < 0 ? undefined : await this.#learn(subject, index, values, isFresh && last === `{${name}}`));
      if (learned === undefined && index > 0) unknown.push(name);
      values[name] = learned ?? this.#options.sample(subject).path[name];
    }
    return { values, unknown };
  }

  async #learn(subject: Subject, index: number, outer: object, isFresh: boolean): Promise<unknown> {
    const template = subject.path.split("/").slice(0, index).join("/");
    const collection = filled(subject, template, outer);
    const parameter = subject.path.split("/")[index]?.slice(1, -1) ?? "";
    const key = `${collection} ${parameter}`;
    if (!isFresh && this.#known.has(key)) return this.#known.get(key);
    const found = await this.#create(subject, { template, collection, parameter, outer });
    if (!this.#known.has(key)) this.#known.set(key, found);
    return found;
  }

  async #create(subject: Subject, { template, collection, parameter, outer }: Collection): Promise<unknown> {
    const { subjects, sample, send, isKey } = this.#options;
    const of = (method: string, path: string) =>
      subjects.find((each) => each.method === method && shapeOf(each.path) === shapeOf(path));
    for (const method of ["POST", "GET"]) {
      const source = of(method, template);
      const asked = source && attempt(() => sample(source));
      if (!source || !asked) continue;
      const path = renamed(subject, source, outer);
      const answer = await send(source, { ...asked, path: { ...asked.path, ...path } });
      if (!isSuccess(answer)) continue;
      const learned = learnedKeys(answer, parameter, collection).find((key) =>
        isKey(subject, parameter, key),
      );
      if (learned !== undefined) return learned;
    }
    const writer = of("PUT", `${template}/{${parameter}}`);
    const written = writer && attempt(() => sample(writer));
    if (!writer || !written) return undefined;
    const path = { ...written.path, ...renamed(subject, writer, outer) };
    const own = Object.values(path).at(-1);
    return isSuccess(await send(writer, { ...written, path })) ? own : undefined;
  }
}

interface Collection {
  template: string;
  collection: string;
  parameter: string;
  outer: object;
}

const isSuccess = ({ status }: Received) => status >= 200 && status < 400;
const shapeOf = (path: string) => path.replace(/\{[^{}]+\}/g, "{}");

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if ((error as Error).name !== "NoSample") throw error;
    return undefined;
  }
}

/** The values of one path under the names that another path of the same shape gives them. */
function renamed(from: Subject, to: Subject, values: object): Record<string, unknown> {
  const names = (path: string) => path.match(/\{[^{}]+\}/g)?.map((each) => each.slice(1, -1)) ?? [];
  const mine = names(from.path);
  return Object.fromEntries(
    names(to.path).flatMap((name, index) => {
      const value = (values as Record<string, unknown>)[mine[index] ?? ""];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function filled({ parameters }: Subject, template: string, values: object): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.name === name) as ParameterObject;
    return pathText(parameter, (values as Record<string, unknown>)[name]);
  });
}
