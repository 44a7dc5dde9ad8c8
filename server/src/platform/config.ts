import { type Network, parseNetwork } from "./network.ts";

/** Everything that the environment decides, checked once at start. */
export interface Config {
  port: number;
  host: string;
  /** Address under which others reach the service, no slash at the end; undefined: the one it listens on. */
  baseUrl: string | undefined;
  databaseUrl: string;
  dataDir: string;
  /** Where files of orders are kept: a folder, or `s3://bucket/prefix`. */
  filesUrl: string;
  /** Address of the S3-compatible service; undefined: AWS. */
  s3Endpoint: string | undefined;
  s3Region: string;
  demo: boolean;
  /** The operator may move the clock. Never on real data: see `refuseRealData`. */
  testClock: boolean;
  /** Undefined: the operator's interface refuses every request. */
  operatorToken: string | undefined;
  /** Answers are checked against the contract before they are sent. */
  validateAnswers: boolean;
  /** Keys of 32 bytes for secrets at rest: the first seals, the others only open; none: there is no vault. */
  secretKeys: readonly Buffer[];
  /** Networks that are not public and may be notified all the same (NS-027). */
  webhookAllow: readonly Network[];
  /** How the lojas are notified; undefined: as NS-073 says. */
  webhook: NotificacaoOptions;
  logLevel: string;
}

/** What the environment says about notifications; milliseconds. */
export interface NotificacaoOptions {
  /** Longest time for one attempt; default 15 s. */
  timeout?: number | undefined;
  /** Wait before each attempt of an event; default as NS-073 says. */
  schedule?: readonly number[] | undefined;
}

/** A setting that cannot be used: which one, what was found, what is accepted. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const LOG_LEVELS = ["debug", "info", "warn", "error"];

type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError for a value that cannot be meant, so that a server never starts half configured
 */
export function readConfig(env: Environment): Config {
  const port = integer(env, "PORT", 3000, 0, 65_535);
  const host = env.HOST || "127.0.0.1";
  const demo = flag(env, "FRETE_DEMO");
  const dataDir = env.FRETE_DATA_DIR ?? "data";
  return {
    port,
    host,
    baseUrl: env.FRETE_BASE_URL?.replace(/\/+$/, ""),
    databaseUrl: env.FRETE_DATABASE_URL ?? `sqlite:${dataDir}/frete.db`,
    dataDir,
    filesUrl: env.FRETE_FILES ?? `${dataDir}/arquivos`,
    s3Endpoint: env.FRETE_S3_ENDPOINT,
    s3Region: env.FRETE_S3_REGION ?? "us-east-1",
    demo,
    testClock: testClock(env),
    operatorToken: env.FRETE_OPERATOR_TOKEN ?? (demo ? "frete_op_demo" : undefined),
    validateAnswers: env.NODE_ENV !== "production",
    secretKeys: secretKeys(env),
    webhookAllow: networks(env),
    webhook: { timeout: timeout(env), schedule: schedule(env) },
    logLevel: oneOf(env, "FRETE_LOG", "info", LOG_LEVELS),
  };
}

function flag(env: Environment, name: string): boolean {
  const text = env[name] ?? "0";
  if (text !== "0" && text !== "1") throw new ConfigError(`${name} is "${text}": use 1 or 0`);
  return text === "1";
}

function testClock(env: Environment): boolean {
  const wanted = flag(env, "FRETE_TEST_CLOCK");
  if (wanted && env.NODE_ENV === "production") {
    throw new ConfigError(
      "FRETE_TEST_CLOCK is 1 and NODE_ENV is production: a moved clock is for tests only",
    );
  }
  return wanted;
}

function oneOf(env: Environment, name: string, fallback: string, values: readonly string[]): string {
  const text = env[name] ?? fallback;
  if (!values.includes(text)) throw new ConfigError(`${name} is "${text}": use ${values.join(", ")}`);
  return text;
}

function integer(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} is "${text}": use a whole number from ${least} to ${most}`);
  }
  return value;
}

/** 32 bytes as 64 hexadecimal digits each, comma separated; no value is ever part of a message. */
function secretKeys({ FRETE_SECRET_KEY: text = "" }: Environment): Buffer[] {
  return list(text).map((part) => {
    if (!/^[0-9a-f]{64}$/i.test(part))
      throw new ConfigError(
        "FRETE_SECRET_KEY is not 64 hexadecimal digits (or several such keys with commas, the newest first): make one with `openssl rand -hex 32`",
      );
    return Buffer.from(part, "hex");
  });
}

function networks({ FRETE_WEBHOOK_ALLOW: text = "" }: Environment): Network[] {
  return list(text).map((part) => {
    const rede = parseNetwork(part);
    if (rede === undefined)
      throw new ConfigError(`FRETE_WEBHOOK_ALLOW has "${part}": use networks such as 10.0.0.0/8 or fd00::/8`);
    return rede;
  });
}

function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Milliseconds of the seconds in FRETE_WEBHOOK_TIMEOUT. */
function timeout({ FRETE_WEBHOOK_TIMEOUT: text }: Environment): number | undefined {
  if (text === undefined || text === "") return undefined;
  const seconds = Number(text);
  if (!(seconds >= 0.1 && seconds <= 60))
    throw new ConfigError(`FRETE_WEBHOOK_TIMEOUT is "${text}": use seconds from 0.1 to 60`);
  return seconds * 1000;
}

/** Milliseconds of the seconds in FRETE_WEBHOOK_SCHEDULE. */
function schedule({ FRETE_WEBHOOK_SCHEDULE: text }: Environment): number[] | undefined {
  if (text === undefined || text === "") return undefined;
  const seconds = text.split(",").map((wait) => (/^\d+(\.\d+)?$/.test(wait) ? Number(wait) : Number.NaN));
  if (seconds.length > 100 || !seconds.every((wait) => wait <= 7 * 86_400))
    throw new ConfigError(
      `FRETE_WEBHOOK_SCHEDULE is "${text}": use the seconds to wait before each attempt, such as 0,5,300,1800`,
    );
  return seconds.map((wait) => wait * 1000);
}
