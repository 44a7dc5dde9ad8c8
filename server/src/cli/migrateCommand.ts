import { Command } from "commander";
import type { Config } from "../platform/config.ts";
import { withPlaces } from "./backup/withPlaces.ts";
import { CliError } from "./cliError.ts";
import { addExamples, print } from "./operationCommand.ts";
import type { Terminal } from "./terminal.ts";

/** `frete migrate`: the schema as this release needs it, apart from the start of a service. */
export function migrateCommand(terminal: Terminal): Command {
  const command = new Command("migrate")
    .summary("Bring the schema of the database up to date")
    .description(
      "Runs the migrations of this release that the database lacks, all or none, and tells which. It takes the server's own settings. " +
        "Services of the release before may run meanwhile on PostgreSQL: it waits for another process that migrates, and for tables that " +
        "are busy, five minutes each. With FRETE_MIGRATE=off a service leaves this to it.",
    )
    .option(
      "--check",
      "change nothing; exit code 1 when there is something to run, or the schema is of a newer release",
    )
    .option("--json", "print as JSON")
    .action(async () => {
      const { check, json } = command.opts<Record<string, boolean>>();
      const result = await withPlaces(terminal, (config, log) =>
        check ? inspect(config) : bringUpToDate(config, log, terminal),
      );
      print(result, [], json === true, terminal);
      if (check && (result.pending.length > 0 || !result.compatible))
        throw new CliError(
          result.compatible
            ? "the schema is not up to date: run `frete migrate`."
            : "the schema is of a newer release, on which this one cannot run.",
        );
    });
  return addExamples(command, ["", "--check"]);
}

async function inspect({ databaseUrl }: Config) {
  const { inspectDatabase } = await import("../platform/storage/inspectDatabase.ts");
  const { found, place, close } = await inspectDatabase(databaseUrl);
  await close();
  if (found === undefined) throw new CliError(`there is no database at ${place} yet.`);
  const { pending, unknown, isCompatible } = found;
  return { database: place, ran: [], pending, newer: unknown, compatible: isCompatible };
}

async function bringUpToDate(
  config: Config,
  log: Parameters<Parameters<typeof withPlaces>[1]>[1],
  terminal: Terminal,
) {
  const { migrateDatabase } = await import("../platform/storage/migrateDatabase.ts");
  const onBusy = () => terminal.err.write("waiting for tables that are busy\n");
  const ran = await migrateDatabase(config.databaseUrl, log, { onBusy });
  return { ...(await inspect(config)), ran };
}
