import { existsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ContractOptions, ContractSource } from "../contractSource.ts";
import { GenerateError } from "../generateError.ts";
import { shortPath } from "../shortPath.ts";

const CONFIG_FILES = ["contract.config.ts", "contract.config.js", "contract.config.json"];

/** What is wrong with a value, or nothing. */
type Check = (value: unknown) => string | undefined;

const text: Check = (value) => (typeof value === "string" ? undefined : "a text");
const words: Check = (value) =>
  typeof value === "function" ? undefined : "a function that gives words for a pattern";
const oneOf =
  (...allowed: string[]): Check =>
  (value) =>
    allowed.includes(value as string) ? undefined : `one of ${allowed.join(", ")}`;
const readings: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(
    ([key, on]) => ["nearestDecimal", "nullIsAbsent"].includes(key) && typeof on === "boolean",
  )
    ? undefined
    : "an object with nearestDecimal and nullIsAbsent, true or false";

const publishedPatterns: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(value).every(([key, said]) =>
    key === "formats"
      ? Object.values(said ?? {}).every((pattern) => typeof pattern === "string")
      : ["line", "freeText"].includes(key) && typeof said === "string",
  )
    ? undefined
    : "an object with formats (patterns by their names), line and freeText";

/** A language tag, as far as it is fit for the name of a file. */
const TAG = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;
const translations: Check = (value) =>
  Array.isArray(value) &&
  value.every(
    ({ language, catalogue, gaps = "warning", ...rest }) =>
      TAG.test(language) &&
      typeof catalogue === "string" &&
      ["error", "warning"].includes(gaps) &&
      Object.keys(rest).length === 0,
  )
    ? undefined
    : 'a list of { language: a tag like "pt-BR", catalogue: a .po file, gaps?: "error" or "warning" }';

const levels: Check = (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((level) => level === "error" || level === "warning")
    ? undefined
    : 'an object of rules, each "error" or "warning"';

const OPTIONS: Record<keyof ContractOptions | "out", Check> = {
  out: text,
  service: text,
  version: text,
  examples: oneOf("error", "warning", "off"),
  warnings: oneOf("error", "print"),
  formats: text,
  reading: readings,
  levels,
  ruleExtension: text,
  patternWords: words,
  patterns: publishedPatterns,
  translations,
};

/** A contract as the command line names it. */
export interface NamedContract {
  spec: string;
  out: string | undefined;
  service: string | undefined;
  version: string | undefined;
}

/**
 * The contract that a command is about: the file or folder that was named, with the options of the `contract.config.{ts,js,json}`
 * beside it. What the command line says wins.
 *
 * @throws GenerateError when there is no such contract, or its configuration is wrong
 */
export async function readContract({
  spec,
  out,
  service,
  version,
}: NamedContract): Promise<
  ContractSource & { folder: string; configFile: string | undefined; hasOut: boolean }
> {
  const entry = resolve(spec);
  if (!existsSync(entry))
    throw new GenerateError(`there is no ${spec}`, {
      code: "no-contract",
      help: "--spec takes a .tsp file, or a folder with a main.tsp",
    });
  const folder = statSync(entry).isDirectory() ? entry : dirname(entry);
  const configFile = CONFIG_FILES.map((name) => join(folder, name)).find((file) => existsSync(file));
  const { out: configuredOut, ...options } = configFile ? await readConfiguration(configFile) : {};
  const outDir = out ?? (configuredOut === undefined ? undefined : join(folder, configuredOut));
  return {
    ...options,
    ...(options.formats !== undefined && { formats: join(folder, options.formats) }),
    ...(options.translations && {
      translations: options.translations.map((each) => ({
        ...each,
        catalogue: shortPath(join(folder, each.catalogue)),
      })),
    }),
    ...(service !== undefined && { service }),
    ...(version !== undefined && { version }),
    entry,
    outDir: shortPath(resolve(outDir ?? join(folder, "generated"))) || ".",
    inputs: configFile ? [configFile] : [],
    folder,
    configFile,
    hasOut: outDir !== undefined,
  };
}

async function readConfiguration(file: string): Promise<ContractOptions & { out?: string }> {
  const isJson = file.endsWith(".json");
  // A watch reads it again after a save.
  const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  let said: unknown;
  try {
    const module = await import(url, isJson ? { with: { type: "json" } } : undefined);
    said = module.default;
  } catch (error) {
    throw wrong(file, `cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  if (typeof said !== "object" || said === null) throw wrong(file, "exports no object by default");
  for (const [key, value] of Object.entries(said)) {
    const check = OPTIONS[key as keyof typeof OPTIONS];
    if (!check) throw wrong(file, `has no option ${key}`, `there are ${Object.keys(OPTIONS).join(", ")}`);
    const needed = check(value);
    if (needed !== undefined) throw wrong(file, `${key} is ${JSON.stringify(value)}`, `it takes ${needed}`);
  }
  return said;
}

const wrong = (file: string, problem: string, help?: string) =>
  new GenerateError(`${basename(file)} ${problem}`, { code: "configuration", ...(help && { help }) });
