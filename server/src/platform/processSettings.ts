import { ConfigError, type Environment, integer, oneOf } from "./environment.ts";

/** How a process uses its database, and leaves. */
export interface ProcessSettings {
  /** Most connections to PostgreSQL at once. */
  readonly connections: number;
  /** Brings the schema up to date at start; false: `frete migrate` does, and a start on an older one is refused. */
  readonly migrates: boolean;
  /** A replica of PostgreSQL that reads may go to; undefined: there is none. */
  readonly replica: ReplicaSettings | undefined;
  /** How long it says that it is not ready before it stops listening, ms. */
  readonly drain: number;
}

/** A replica of PostgreSQL that reads may go to. */
export interface ReplicaSettings {
  readonly url: string;
  /** Milliseconds that a read waits for it to have what the primary had when the read began. */
  readonly lag: number;
}

/** Some work of a transaction reads beside it: with one connection it would wait for itself. */
const LEAST_CONNECTIONS = 2;

/** @throws ConfigError */
export function processSettings(env: Environment): ProcessSettings {
  return {
    connections: integer(env, "FRETE_DB_POOL", 10, LEAST_CONNECTIONS, 1000),
    migrates: oneOf(env, "FRETE_MIGRATE", "auto", ["auto", "off"]) === "auto",
    replica: replica(env),
    drain: integer(env, "FRETE_DRAIN", 0, 0, 600) * 1000,
  };
}

function replica(env: Environment): ReplicaSettings | undefined {
  const lag = integer(env, "FRETE_REPLICA_LAG", 100, 0, 5000);
  const { FRETE_REPLICA_URL: url, FRETE_DATABASE_URL: primary = "" } = env;
  if (!url) return undefined;
  for (const [name, value] of Object.entries({ FRETE_REPLICA_URL: url, FRETE_DATABASE_URL: primary }))
    if (!/^postgres(ql)?:\/\//.test(value))
      throw new ConfigError(`${name} is no postgres://...: only PostgreSQL has a replica`);
  return { url, lag };
}
