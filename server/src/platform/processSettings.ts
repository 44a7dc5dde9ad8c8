import { type Environment, integer, oneOf } from "./environment.ts";

/** How a process uses its database, and leaves. */
export interface ProcessSettings {
  /** Most connections to PostgreSQL at once. */
  readonly connections: number;
  /** Brings the schema up to date at start; false: `frete migrate` does, and a start on an older one is refused. */
  readonly migrates: boolean;
  /** How long it says that it is not ready before it stops listening, ms. */
  readonly drain: number;
}

/** Some work of a transaction reads beside it: with one connection it would wait for itself. */
const LEAST_CONNECTIONS = 2;

/** @throws ConfigError */
export function processSettings(env: Environment): ProcessSettings {
  return {
    connections: integer(env, "FRETE_DB_POOL", 10, LEAST_CONNECTIONS, 1000),
    migrates: oneOf(env, "FRETE_MIGRATE", "auto", ["auto", "off"]) === "auto",
    drain: integer(env, "FRETE_DRAIN", 0, 0, 600) * 1000,
  };
}
