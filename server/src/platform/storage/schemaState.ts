import type { Knex } from "knex";
import { readMark } from "./marks.ts";
import { additive, migrations } from "./migrations/index.ts";
import { StorageError } from "./storageError.ts";

/** The mark that says which releases run on the schema: `LEAST..LAST`, all that know LEAST, if LAST is the last that was run. */
export const SERVED = "esquema.serve";

/** A schema beside what this release knows. */
export interface SchemaState {
  /** Migrations of this release that have not run. */
  readonly pending: readonly string[];
  /** Migrations of a newer release. */
  readonly unknown: readonly string[];
  /** Whether this release runs on what the newer one has made of it. */
  readonly isCompatible: boolean;
}

/** Looks at a schema without changing it. */
export async function schemaState(knex: Knex): Promise<SchemaState> {
  const run: string[] = (await knex.schema.hasTable("knex_migrations"))
    ? await knex("knex_migrations").orderBy("id").pluck("name")
    : [];
  const pending = [...migrations.keys()].filter((name) => !run.includes(name));
  const unknown = run.filter((name) => !migrations.has(name));
  if (unknown.length === 0) return { pending, unknown, isCompatible: true };
  const [least, last] = (await readMark(knex, SERVED))?.split("..") ?? [];
  const isMeant = least !== undefined && migrations.has(least) && last === run.at(-1);
  // Who lacks a migration of its own on a newer schema stands beside that release, not before it.
  const isCompatible = isMeant && pending.length === 0;
  return { pending, unknown, isCompatible };
}

/** The mark of a schema that these migrations have made: its LEAST is the last that changes what earlier releases live on. */
export function served(names: readonly string[]): string {
  return `${names.findLast((name) => !additive.has(name))}..${names.at(-1)}`;
}

/** A database that a newer release has changed has what this one would neither read nor keep. @throws StorageError */
export function refuseNewer({ unknown, isCompatible }: SchemaState): void {
  if (isCompatible) return;
  throw new StorageError(
    "internal",
    `the database is of a newer release: it has ${unknown.join(", ")}, this release knows up to ${[...migrations.keys()].at(-1)}. Start the newer release, or restore a backup of before it`,
  );
}

/** For who may not change the schema. @throws StorageError when it is behind, or of a newer release */
export async function requireSchema(knex: Knex): Promise<void> {
  const state = await schemaState(knex);
  refuseNewer(state);
  if (state.pending.length === 0) return;
  throw new StorageError(
    "internal",
    `the database lacks ${state.pending.join(", ")}, and FRETE_MIGRATE is off: run \`frete migrate\` of this release, then start again`,
  );
}
