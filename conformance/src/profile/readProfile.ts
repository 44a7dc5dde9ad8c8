import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { KitError } from "../engine/kitError.ts";
import type { CreateDriver } from "./driver.ts";
import { FEATURE_NAMES, FEATURES, type Feature, type FeatureName } from "./features.ts";
import { describeModules, MODULES, moduleOf } from "./modules.ts";
import { newRun, type Profile, referenceProfile } from "./profile.ts";
import { Receiver } from "./receiver.ts";

type Entries = Record<string, unknown>;
const TOKENS = ["api", "cotacao", "api2", "cotacao2"] as const;
/** Fixtures that a store may be without: the cases that need one are then not supported. */
const MAY_LACK = ["deParaMkt"];
const KEYS = [
  "implementation",
  "url",
  "tokens",
  "fixtures",
  "features",
  "unsupported",
  "driver",
  "receiver",
  "strict",
];

/** What the command line says; it wins over the environment, which wins over the file. */
export interface ProfileOptions {
  file?: string | undefined;
  url?: string | undefined;
  strict?: boolean | undefined;
  seed?: string | undefined;
}

/**
 * The profile of an implementation: a YAML file, then `FRETE_CONFORMANCE_URL` and `FRETE_CONFORMANCE_TOKEN_<KIND>`, then the
 * options. What none of them gives is that of the reference server's demonstration, `strict` apart, which is off.
 * In the file `${NAME}` stands for a variable of the environment, so that tokens need not be written down.
 * @throws KitError on a file that cannot be read, an unknown key, feature or operation, a wrong type, a missing address
 */
export async function readProfile(options: ProfileOptions, environment = process.env): Promise<Profile> {
  const file = options.file === undefined ? {} : readYaml(options.file, environment);
  for (const key of Object.keys(file)) {
    if (!KEYS.includes(key)) throw new KitError(`profile: unknown key ${key}; known are ${KEYS.join(", ")}`);
  }
  const url = options.url ?? environment.FRETE_CONFORMANCE_URL ?? file.url;
  if (url === undefined) throw new KitError("no address: give --url, or a profile with url");
  if (typeof url !== "string" || !/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new KitError("--url must be an http or https address");
  }
  if (/\/api\/v1\/*$/.test(url)) throw new KitError(`${url}: give the address without /api/v1`);
  if (options.seed !== undefined && !/^[A-Z0-9]{1,4}$/.test(options.seed)) {
    throw new KitError("--seed must be 1 to 4 capital letters and digits");
  }
  const base = referenceProfile(url);
  const tokens = { ...base.tokens };
  for (const kind of TOKENS) {
    const given =
      environment[`FRETE_CONFORMANCE_TOKEN_${kind.toUpperCase()}`] ?? section(file, "tokens")[kind];
    if (given !== undefined) tokens[kind] = text(given, `tokens.${kind}`);
  }
  return {
    ...base,
    implementation:
      file.implementation === undefined ? "unnamed" : text(file.implementation, "implementation"),
    tokens,
    fixtures: {
      ...base.fixtures,
      ...(fixtures(section(file, "fixtures"), base) as Partial<Profile["fixtures"]>),
    },
    features: file.features === undefined ? base.features : features(file.features),
    unsupported: unsupported(file.unsupported),
    driver:
      file.driver === undefined ? {} : await driver(text(file.driver, "driver"), options, url, environment),
    receiver: file.receiver === undefined ? undefined : receiver(text(file.receiver, "receiver")),
    strict: options.strict || file.strict === true,
    run: newRun(options.seed),
  };
}

function readYaml(path: string, environment: NodeJS.ProcessEnv): Entries {
  try {
    const source = readFileSync(path, "utf8").replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = environment[name];
      if (value === undefined) throw new Error(`the environment has no ${name}`);
      return value;
    });
    const parsed: unknown = parse(source) ?? {};
    if (typeof parsed !== "object" || Array.isArray(parsed)) throw new Error("it holds no mapping");
    return parsed as Entries;
  } catch (error) {
    throw new KitError(`profile ${path}: ${(error as Error).message}`);
  }
}

function section(file: Entries, key: string): Entries {
  const value = file[key] ?? {};
  if (typeof value !== "object" || Array.isArray(value))
    throw new KitError(`profile: ${key} must be a mapping`);
  return value as Entries;
}

/** Fixtures of the file, each of the same type as the reference server's. */
function fixtures(given: Entries, { fixtures: known }: Profile): Entries {
  for (const [key, value] of Object.entries(given)) {
    const example = (known as unknown as Entries)[key];
    if (example === undefined) {
      throw new KitError(`profile: unknown fixture ${key}; known are ${Object.keys(known).join(", ")}`);
    }
    if (value === null && MAY_LACK.includes(key)) continue;
    const same = typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
    if (!same) throw new KitError(`profile: fixtures.${key} must look like ${JSON.stringify(example)}`);
  }
  return given;
}

function features(value: unknown): FeatureName[] {
  const names = list(value, "features");
  const unknown = names.find((name) => !(name in FEATURES));
  if (unknown !== undefined) {
    throw new KitError(`profile: unknown feature ${unknown}; known are ${FEATURE_NAMES.join(", ")}`);
  }
  for (const name of names as FeatureName[]) {
    const { requires }: Feature = FEATURES[name];
    if (requires && !names.includes(requires)) {
      throw new KitError(`profile: the feature ${name} shows only with ${requires}; declare both or neither`);
    }
  }
  return names as FeatureName[];
}

function unsupported(value: unknown): string[] {
  if (value === undefined) return [];
  return list(value, "unsupported").map((name) => {
    if (name in MODULES || moduleOf(name)) return name;
    throw new KitError(`profile: unsupported names ${name}; known are ${describeModules()}`);
  });
}

async function driver(
  path: string,
  { file = "." }: ProfileOptions,
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<Profile["driver"]> {
  const at = pathToFileURL(resolve(dirname(file), path)).href;
  try {
    const { default: create } = (await import(at)) as { default: CreateDriver };
    return create({ url, environment });
  } catch (error) {
    throw new KitError(`driver ${path}: ${(error as Error).message}`);
  }
}

function receiver(address: string): Receiver {
  if (URL.parse(address)?.protocol !== "http:")
    throw new KitError("profile: receiver must be an http address such as http://127.0.0.1:0");
  return new Receiver(address);
}

function list(value: unknown, key: string): string[] {
  if (!Array.isArray(value)) throw new KitError(`profile: ${key} must be a list`);
  return value.map((entry) => text(entry, key));
}

function text(value: unknown, key: string): string {
  if (typeof value !== "string") throw new KitError(`profile: ${key} must be a text`);
  return value;
}
