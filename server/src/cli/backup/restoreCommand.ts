import { Command } from "commander";
import { addExamples, print } from "../operationCommand.ts";
import type { Terminal } from "../terminal.ts";
import { summary } from "./summary.ts";
import { tellProgress } from "./tellProgress.ts";
import { withPlaces } from "./withPlaces.ts";

/** `frete restore FOLDER`: a backup into an empty database, of either engine, read back before it counts. */
export function restoreCommand(terminal: Terminal): Command {
  const command = new Command("restore")
    .summary("Restore a backup into an empty database")
    .description(
      "Writes a backup to the empty database and the files' place of the server's settings, SQLite or PostgreSQL whichever it was " +
        "taken from, and reads all of it back: checksums, documents and secrets. When something is not as it was, nothing is restored.",
    )
    .argument("<folder>", "folder of a backup")
    .option("--check", "only read the backup and compare its checksums")
    .option("--without-key", "restore although FRETE_SECRET_KEY does not open the stored secrets")
    .option("--json", "print what was restored as JSON")
    .action(async (folder: string) => {
      const { check, withoutKey, json } = command.opts<Record<string, boolean>>();
      const progress = tellProgress(terminal);
      const { onProgress, end } = progress;
      const manifest = await withPlaces(terminal, async (config, log) => {
        if (check) {
          const { checkBackup } = await import("../../backup/checkBackup.ts");
          return checkBackup(folder, onProgress).finally(end);
        }
        const { restoreBackup } = await import("../../backup/restoreBackup.ts");
        return restoreBackup(folder, config, log, { needsKey: !withoutKey, onProgress }).finally(end);
      });
      print(summary(folder, manifest), [], json === true, terminal);
    });
  return addExamples(command, ["backups/2026-11-21", "backups/2026-11-21 --check"]);
}
