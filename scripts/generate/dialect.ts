import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { formats } from "./formats.ts";
import { GenerateError } from "./generateError.ts";
import { sourceUrl } from "./sourceUrl.ts";

/** What a contract adds to JSON Schema, and how its requests are read. All of it is off when not said. */
export interface DialectOptions {
  /** Module of further string formats, `export const formats`; it imports nothing. They win over the usual ones of their names. */
  formats?: string;
  /** Readings of requests beyond JSON Schema. */
  reading?: Reading;
  /**
   * Words for a pattern of a request that brings none of its own (`x-pattern-text`). A contract that gives this wants words for
   * every one: a pattern without them stops the generation.
   */
  patternWords?: (pattern: string) => string | undefined;
  /** Patterns that the published documents say and validators do not need. */
  patterns?: PublishedPatterns;
}

export interface PublishedPatterns {
  /** Of the contract's own formats, which no other program knows. */
  formats?: Readonly<Record<string, string>>;
  /** Of texts of requests that say nothing of their characters. */
  line?: string;
  /** Of those that are marked with `x-free-text`; `line` when not said. */
  freeText?: string;
}

export interface Reading {
  /** A number within a millionth of a decimal of the contract is read as that decimal. */
  nearestDecimal?: boolean;
  /** Null for an optional field that does not admit it is read as leaving the field out. */
  nullIsAbsent?: boolean;
}

/** A string format, and the file that it comes from. */
export interface StringFormat {
  readonly test: (text: string) => boolean;
  readonly file: string;
}

/** How the schemas of one contract are validated. */
export interface Dialect {
  readonly formats: ReadonlyMap<string, StringFormat>;
  readonly reading: Reading;
  readonly patternWords: DialectOptions["patternWords"];
  readonly patterns: PublishedPatterns;
}

const STANDARD = fileURLToPath(sourceUrl("formats.ts"));

/** JSON Schema as it is: the dialect of a contract that says nothing of it. */
export const standardDialect: Dialect = {
  formats: named(formats, STANDARD),
  reading: {},
  patternWords: undefined,
  patterns: {},
};

/**
 * The dialect of a contract.
 * @throws GenerateError when its module of formats is not one
 */
export async function dialectOf(options: DialectOptions): Promise<Dialect> {
  const { formats: file, reading = {}, patternWords, patterns = {} } = options;
  const own = file === undefined ? [] : named(await formatsOf(resolve(file)), resolve(file));
  return { formats: new Map([...standardDialect.formats, ...own]), reading, patternWords, patterns };
}

async function formatsOf(file: string): Promise<typeof formats> {
  const module = await import(pathToFileURL(file).href).catch((error) => {
    throw new GenerateError(`the formats of the contract cannot be loaded: ${error}`);
  });
  if (typeof module.formats === "object") return module.formats;
  throw new GenerateError(`${file} has no formats: export const formats = { name: (text) => boolean }`);
}

function named(tests: typeof formats, file: string): Map<string, StringFormat> {
  return new Map(Object.entries(tests).map(([name, test]) => [name, { test, file }]));
}
