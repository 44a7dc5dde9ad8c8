import { Command } from "commander";
import { addExamples, print } from "../operationCommand.ts";
import type { Terminal } from "../terminal.ts";
import { summary } from "./summary.ts";
import { tellProgress } from "./tellProgress.ts";
import { withPlaces } from "./withPlaces.ts";

/** `frete backup FOLDER`: all data of the service in a new folder, while it serves. */
export function backupCommand(terminal: Terminal): Command {
  const command = new Command("backup")
    .summary("Write all data of the service to a new folder")
    .description(
      "Writes every row of one moment, and the files that they name, to a new folder, with checksums. The server may run and be " +
        "written to. It takes the server's own settings and runs where the server's data are. FRETE_SECRET_KEY and the operator's " +
        "token are not in the backup: keep them elsewhere.",
    )
    .argument("<folder>", "folder that is new or empty")
    .option("--json", "print what the backup holds as JSON")
    .action(async (folder: string) => {
      const progress = tellProgress(terminal);
      const manifest = await withPlaces(terminal, async (config, log) => {
        const { takeBackup } = await import("../../backup/takeBackup.ts");
        return takeBackup(folder, config, log, progress.onProgress).finally(progress.end);
      });
      print(summary(folder, manifest), [], command.opts().json === true, terminal);
      const { keys, files } = manifest;
      if (keys.length > 0)
        terminal.err.write(
          `The secrets of receivers need FRETE_SECRET_KEY (code ${keys.join(", ")}), which is not in the backup.\n`,
        );
      if (files.missing.length > 0)
        terminal.err.write(
          `${files.missing.length} files that orders name are lost: missingFiles has their keys.\n`,
        );
    });
  return addExamples(command, ["backups/2026-11-21", "backups/2026-11-21 --json"]);
}
