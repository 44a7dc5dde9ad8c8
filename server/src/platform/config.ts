import { ConfigError, type Environment, flag, integer, list, oneOf } from "./environment.ts";
import { type Network, parseNetwork } from "./network.ts";
import { type OperatorAccess, operatorAccess } from "./operatorAccess.ts";
import { type ProcessSettings, processSettings } from "./processSettings.ts";
import { type TelemetrySettings, telemetrySettings } from "./telemetrySettings.ts";

export { ConfigError } from "./environment.ts";

/** Everything that the environment decides, checked once at start. */
export interface Config extends OperatorAccess, ProcessSettings, TelemetrySettings {
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
  /** Answers are checked against the contract before they are sent. */
  validateAnswers: boolean;
  /** Keys of 32 bytes for secrets at rest: the first seals, the others only open; none: there is no vault. */
  secretKeys: readonly Buffer[];
  /** Networks that are not public and may be notified all the same (NS-027). */
  webhookAllow: readonly Network[];
  /** How the lojas are notified; undefined: as NS-073 says. */
  webhook: NotificacaoOptions;
  /** Bytes of JSON bodies in memory at once: of all callers, and of one token's kind of one loja. */
  bodies: { total: number; each: number };
  /** Requests of one loja's API token that are handled at once; others wait behind them. */
  atOncePerToken: number;
  logLevel: string;
}

/** What the environment says about notifications; milliseconds. */
export interface NotificacaoOptions {
  /** Longest time for one attempt; default 15 s. */
  timeout?: number | undefined;
  /** Wait before each attempt of an event; default as NS-073 says. */
  schedule?: readonly number[] | undefined;
}

const MEBIBYTE = 1024 * 1024;
/** MiB of the largest JSON body (NS-079). */
const LARGEST_BODY = 5;
const LOG_LEVELS = ["debug", "info", "warn", "error"];

/**
 * Reads the configuration from environment variables.
 *
 * @throws ConfigError for a value that cannot be meant, so that a server never starts half configured
 */
export function readConfig(env: Environment): Config {
  const port = integer(env, "PORT", 3000, 0, 65_535);
  const host = env.HOST || "127.0.0.1";
  const demo = notInProduction(env, "FRETE_DEMO", "the demonstration's tokens are known to everybody");
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
    testClock: notInProduction(env, "FRETE_TEST_CLOCK", "a moved clock is for tests only"),
    ...operatorAccess(env, demo, host),
    ...processSettings(env),
    ...telemetrySettings(env, host),
    validateAnswers: env.NODE_ENV !== "production",
    secretKeys: secretKeys(env),
    webhookAllow: networks(env),
    bodies: bodies(env),
    atOncePerToken: integer(env, "FRETE_AT_ONCE_PER_TOKEN", 8, 1, 10_000),
    webhook: { timeout: timeout(env), schedule: schedule(env) },
    logLevel: oneOf(env, "FRETE_LOG", "info", LOG_LEVELS),
  };
}

/** A flag that no server for real may have. */
function notInProduction(env: Environment, name: string, reason: string): boolean {
  const wanted = flag(env, name);
  if (wanted && env.NODE_ENV === "production")
    throw new ConfigError(`${name} is 1 and NODE_ENV is production: ${reason}; use ${name}=0`);
  return wanted;
}

/**
 * Bodies of 5 MiB become up to 60 MB of objects while they are handled: three of each kind of token at once, and twelve in all,
 * keep a process below 1 GB whatever is sent, and nobody who sends carts, orders or batches of products one after the other meets it.
 */
function bodies(env: Environment): Config["bodies"] {
  const total = integer(env, "FRETE_BODIES", 64, LARGEST_BODY, 65_536);
  const each = integer(env, "FRETE_BODIES_PER_TOKEN", Math.min(16, total), LARGEST_BODY, total);
  return { total: total * MEBIBYTE, each: each * MEBIBYTE };
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
