import { listSealed, resealSecrets } from "../../events/webhook/resealSecrets.ts";
import type { Config } from "../../platform/config.ts";
import { type Inspection, inspectDatabase } from "../../platform/storage/inspectDatabase.ts";
import { openVault } from "../../platform/vault/openVault.ts";
import { type Finding, failure, ok, reasonOf, warning } from "./finding.ts";

type Found = NonNullable<Inspection["found"]>;

/** Milliseconds by which two clocks may differ: instants of both are compared. */
const CLOCK_TOLERANCE = 2000;
/** What PostgreSQL must be set to for an answer to mean that it is kept. */
const DURABLE: Record<string, readonly string[]> = {
  synchronous_commit: ["on", "remote_apply"],
  fsync: ["on"],
  full_page_writes: ["on"],
};

/** Looks whether the database can be reached, is of this release, keeps what it is given, and has secrets that the key opens. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  let database: Inspection;
  try {
    database = await inspectDatabase(config.databaseUrl);
  } catch (error) {
    return [
      failure("database", reasonOf(error), "look at FRETE_DATABASE_URL, and whether the database runs"),
    ];
  }
  try {
    const { found, place } = database;
    if (!found) return [ok("database", `${place} is made at the first start`), ...(await secretKey(config))];
    return [
      schema(found, place),
      durability(database.dialect, found),
      await clock(found),
      ...(await secretKey(config, found)),
    ];
  } finally {
    await database.close();
  }
}

function schema({ version, pending, unknown, isCompatible }: Found, place: string): Finding {
  if (!isCompatible)
    return failure(
      "database",
      `${place} is of a newer release: it has ${unknown.join(", ")}`,
      "start the newer release, or restore a backup of before it",
    );
  if (unknown.length > 0)
    return ok(
      "database",
      `${version} at ${place}, of a newer release (${unknown.join(", ")}) that this one runs beside`,
    );
  const state = pending.length === 0 ? "up to date" : `the next start runs ${pending.join(", ")}`;
  return ok("database", `${version} at ${place}, ${state}`);
}

function durability(dialect: Inspection["dialect"], { settings }: Found): Finding {
  if (dialect === "sqlite") return ok("durability", "every commit is flushed to disk by the service itself");
  const wrong = Object.entries(DURABLE).filter(([name, values]) => !values.includes(settings[name] ?? ""));
  if (wrong.length === 0) return ok("durability", "PostgreSQL flushes every commit to disk");
  return failure(
    "durability",
    `PostgreSQL runs with ${wrong.map(([name]) => `${name}=${settings[name]}`).join(", ")}: a crash loses what was answered`,
    `set ${wrong.map(([name, [value]]) => `${name}=${value}`).join(", ")}`,
  );
}

async function clock({ clockAhead, pending, reader }: Found): Promise<Finding> {
  const advice = "let NTP set the clocks of both machines";
  const seconds = Math.abs(clockAhead / 1000).toFixed(1);
  if (Date.now() < Date.parse("2026-01-01T00:00:00Z"))
    return failure("clock", `it is ${new Date().toISOString()} to this machine`, "let NTP set its clock");
  if (Math.abs(clockAhead) > CLOCK_TOLERANCE)
    return warning("clock", `this machine and the database's differ by ${seconds} s`, advice);
  const newest = pending.length > 0 ? 0 : await newestCotacao(reader);
  if (newest > Date.now() + CLOCK_TOLERANCE)
    return failure(
      "clock",
      `it is ${new Date().toISOString()} to this machine, and the newest quotation is of ${new Date(newest).toISOString()}`,
      advice,
    );
  return ok("clock", new Date().toISOString());
}

/** Milliseconds, of all lojas; 0: there is none. */
async function newestCotacao(reader: Found["reader"]): Promise<number> {
  const of = reader("cotacao").where("cotacao.id_loja", reader.ref("loja.id")).max("criada_em");
  const rows: { newest: unknown }[] = await reader("loja").select({ newest: of });
  return Math.max(0, ...rows.map(({ newest }) => Number(newest ?? 0)));
}

async function secretKey(config: Config, found?: Found): Promise<Finding[]> {
  const check = "secret key";
  if (config.secretKeys.length === 0 && !config.demo) {
    const sealed = found && found.pending.length === 0 ? (await listSealed(found.reader)).length : 0;
    if (sealed > 0)
      return [
        failure(
          check,
          `FRETE_SECRET_KEY is not set, and ${sealed} stored secrets need it: receivers that want one are not notified`,
          "set the key that they were stored with",
        ),
      ];
    return [
      warning(
        check,
        "FRETE_SECRET_KEY is not set: passwords, tokens and signing secrets of receivers are refused",
        "make one with `openssl rand -hex 32`, and keep it as you keep the database",
      ),
    ];
  }
  const vault = config.secretKeys.length === 0 ? undefined : await openVault(config);
  if (!vault || !found || found.pending.length > 0) return [ok(check, "set")];
  // It only looks: nothing is written.
  const look = { reader: found.reader, transaction: async () => undefined as never };
  const { lost, resealed } = await resealSecrets(look, vault);
  if (lost > 0)
    return [
      failure(check, `${lost} stored secrets open with no key of FRETE_SECRET_KEY`, "add the former key"),
    ];
  return [
    ok(check, resealed > 0 ? `set; the next start seals ${resealed} secrets anew` : "opens what is stored"),
  ];
}
