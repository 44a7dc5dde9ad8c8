import { isUtf8 } from "node:buffer";
import { EventEmitter } from "node:events";
import type { Agent } from "node:http";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { compileSchemasOnce } from "./compileSchemasOnce.ts";
import { uncompressed } from "./uncompressed.ts";
import { withoutParser } from "./withoutParser.ts";

const require = createRequire(import.meta.url);

/** A request and its expected answer, as Dredd hands it to hooks. */
export interface Transaction {
  id: string;
  name: string;
  origin: { resourceName: string };
  fullPath: string;
  request: {
    method: string;
    uri: string;
    headers: Record<string, string>;
    body: Buffer | string;
    bodyEncoding?: string;
  };
  expected: { statusCode: string; headers: Record<string, string>; bodySchema?: object };
  real?: {
    statusCode: number;
    headers: Record<string, string | string[]>;
    body?: string;
    bodyEncoding?: "utf-8" | "base64";
  };
  /** A text makes Dredd report a failure without sending the request. */
  fail?: string;
  test?: TransactionTest;
  results?: { fields?: Record<string, FieldResult> } | undefined;
}

export interface TransactionTest {
  origin: { resourceName: string };
  valid?: boolean;
  status: string;
  message: string;
  results?: unknown;
}

/** Verdict on the status, headers or body. */
export interface FieldResult {
  valid: boolean;
  errors: { message: string; location?: { pointer?: string } }[];
  values: { expected?: unknown; actual?: unknown };
}

export interface Stats {
  tests: number;
  passes: number;
  failures: number;
  errors: number;
  skipped: number;
}

/** The hooks that the engine uses. Dredd tells a hook with a callback by its two parameters. */
export interface HookRegistry {
  /** What the hook makes of the array is what Dredd runs. */
  beforeAll(hook: (transactions: Transaction[]) => void): void;
  beforeEach(hook: (transaction: Transaction, done: () => void) => void): void;
  beforeEachValidation(hook: (transaction: Transaction, done: () => void) => void): void;
  afterEach(hook: (transaction: Transaction, done: () => void) => void): void;
}

interface DreddInstance {
  run(callback: (error: Error | null | undefined, stats: Stats) => void): void;
}

/** winston's: a function for each of its levels. */
type Logger = { levels: Record<string, number> } & Record<string, unknown>;

const LOGGERS = ["dredd/build/logger", "dredd/build/reporters/reporterOutputLogger"];

/** How Dredd itself judged one transaction. */
export type DreddVerdict = "pass" | "fail" | "skip" | "error";

export interface DreddRun {
  stats: Stats;
  verdicts: Map<string, DreddVerdict[]>;
  /** Requests without answer and faults inside Dredd, by case id. */
  errors: Map<string, string>;
}

/**
 * Runs transactions with Dredd, without its own output.
 * @param register sets the hooks, of which `beforeAll` puts the transactions in place
 * @throws Error when Dredd cannot run
 */
export async function dredd(options: {
  url: string;
  /** Without any connection: Dredd copies its configuration, the agent in it included, and a live one cannot be copied. */
  agent: Agent;
  register: (hooks: HookRegistry) => void;
}): Promise<DreddRun> {
  compileSchemasOnce();
  withoutParser();
  const Dredd = quietRequire("dredd") as new (configuration: object) => DreddInstance;
  for (const name of LOGGERS) mute((require(name) as { default: Logger }).default);

  const verdicts = new Map<string, DreddVerdict[]>();
  const errors = new Map<string, string>();
  const note = (verdict: DreddVerdict) => (test: TransactionTest) => {
    const id = test.origin.resourceName;
    verdicts.set(id, [...(verdicts.get(id) ?? []), verdict]);
  };
  const emitter = new EventEmitter();
  emitter.on("test pass", note("pass"));
  emitter.on("test fail", note("fail"));
  emitter.on("test skip", note("skip"));
  emitter.on("test error", (error: Error, test: TransactionTest) => {
    note("error")(test);
    errors.set(test.origin.resourceName, error.message);
  });

  const instance = new Dredd({
    endpoint: options.url,
    apiDescriptions: [{ location: "contract", content: "" }],
    hookfiles: [fileURLToPath(new URL("dreddHooks.cjs", import.meta.url))],
    custom: { register: options.register },
    emitter,
    http: { agent: options.agent },
    loglevel: "silent",
    reporter: [],
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    instance.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  return { stats, verdicts, errors };
}

/** What came of several runs together. */
export function joined(runs: readonly DreddRun[]): DreddRun {
  const stats: Stats = { tests: 0, passes: 0, failures: 0, errors: 0, skipped: 0 };
  for (const run of runs)
    for (const name of Object.keys(stats) as (keyof Stats)[]) stats[name] += run.stats[name];
  return {
    stats,
    verdicts: new Map(runs.flatMap(({ verdicts }) => [...verdicts])),
    errors: new Map(runs.flatMap(({ errors }) => [...errors])),
  };
}

/**
 * Sends a transaction's request once more, as Dredd does.
 * @throws Error when there is no answer
 */
export function sendAgain(url: string, { request }: Transaction, agent: Agent): Promise<Transaction["real"]> {
  const { default: perform } = require("dredd/build/performRequest") as { default: PerformRequest };
  return new Promise((resolve, reject) => {
    perform(url, request, { http: { agent } }, (error, real) => (error ? reject(error) : resolve(real)));
  });
}

/** Takes the content coding off an answer as Dredd gives it; its headers stay as they came. */
export function withoutCoding(real: NonNullable<Transaction["real"]>): void {
  const coding = [real.headers["content-encoding"]].flat()[0];
  if (coding === undefined || real.body === undefined) return;
  const bytes = uncompressed(
    Buffer.from(real.body, real.bodyEncoding === "base64" ? "base64" : "utf8"),
    coding,
  );
  real.bodyEncoding = isUtf8(bytes) ? "utf-8" : "base64";
  real.body = bytes.toString(real.bodyEncoding);
}

/** Makes a logger do nothing: what it would only not print takes it a thirtieth of the CPU time of a run. */
function mute(logger: Logger): void {
  for (const level of Object.keys(logger.levels)) logger[level] = () => undefined;
}

type PerformRequest = (
  url: string,
  request: Transaction["request"],
  options: { http: { agent: Agent } },
  callback: (error: Error | null, real?: Transaction["real"]) => void,
) => void;

/** Loads a module of Dredd's age without the warnings that Node prints about it. */
function quietRequire(name: string): unknown {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return require(name);
  } finally {
    process.emitWarning = emitWarning;
    process.noDeprecation = true;
  }
}
