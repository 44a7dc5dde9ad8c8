import { Command } from "commander";
import { addReportCommand, reports } from "./addReportCommand.ts";
import { backupCommand } from "./backup/backupCommand.ts";
import { restoreCommand } from "./backup/restoreCommand.ts";
import { configCommand } from "./configCommand.ts";
import { doctorCommand } from "./doctor/doctorCommand.ts";
import { ediCommand } from "./ediCommand.ts";
import { explainCommand } from "./explainCommand.ts";
import { exportCommand } from "./exportCommand.ts";
import { importCommand } from "./importCommand.ts";
import { importProductsCommand } from "./importProductsCommand.ts";
import { listenCommand } from "./listen/listenCommand.ts";
import { migrateCommand } from "./migrateCommand.ts";
import { operationCommand } from "./operationCommand.ts";
import { resources } from "./resources.ts";
import { simulateCommand } from "./simulateCommand.ts";
import { hasColours, type Terminal } from "./terminal.ts";

const ENVIRONMENT = `
Environment:
  FRETE_BASE_URL        address of the service (default http://127.0.0.1:3000)
  FRETE_OPERATOR_URL    address of the operator's interface, where it has one of its own
  FRETE_OPERATOR_TOKEN  the operator's token (required)
  FRETE_TOKEN_API       API token of a loja (for produto import and listen)
  FRETE_LOJA            loja that --loja stands for when it is left out
  NO_COLOR              no colours
  migrate, backup and restore take the server's own settings: FRETE_DATABASE_URL, FRETE_DATA_DIR, FRETE_FILES, FRETE_SECRET_KEY

Examples:
  $ frete loja create --nome "Minha Loja"
  $ frete token issue --loja 1 --tipo api
  $ frete tabela import --loja 1 4 tarifas.csv
  $ frete regra list --loja 1 --json
  $ frete edi import --loja 1 ocorrencias.txt --tipo ocoren
  $ frete simulate --loja 1 --semente 7 --dias 3
  $ frete listen --json
  $ frete backup backups/2026-11-21

Exit codes: 0 done, 1 refused or failed, 2 called wrongly.
`;

/** The command line over the operator's interface; it knows nothing that the contract does not say. */
export function createProgram(terminal: Terminal): Command {
  const program = new Command("frete")
    .description("Keeps what lojas are made of, and takes what carriers report of their orders.")
    .addHelpText("after", ENVIRONMENT);
  for (const [name, { description, columns, commands }] of Object.entries(resources)) {
    const resource = new Command(name).description(description);
    for (const [verb, definition] of Object.entries(commands)) {
      resource.addCommand(operationCommand(verb, definition, columns, terminal));
    }
    if (name === "tabela") resource.addCommand(importCommand(terminal)).addCommand(exportCommand(terminal));
    const report = reports[name];
    if (report) resource.addCommand(addReportCommand(report, terminal));
    program.addCommand(resource);
  }
  program.addCommand(
    new Command("produto").description("Products of a loja").addCommand(importProductsCommand(terminal)),
  );
  program.addCommand(explainCommand(terminal));
  program.addCommand(ediCommand(terminal)).addCommand(simulateCommand(terminal));
  program.addCommand(listenCommand(terminal));
  program.addCommand(configCommand(terminal)).addCommand(doctorCommand(terminal));
  program.addCommand(migrateCommand(terminal));
  program.addCommand(backupCommand(terminal)).addCommand(restoreCommand(terminal));
  for (const command of withDescendants(program)) {
    command.exitOverride().showHelpAfterError("(add --help for what it takes)");
    command.configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
      getOutHasColors: () => hasColours(terminal, terminal.out),
      getErrHasColors: () => hasColours(terminal, terminal.err),
      getOutHelpWidth: () => terminal.out.columns ?? 110,
      getErrHelpWidth: () => terminal.err.columns ?? 110,
    });
  }
  return program;
}

function withDescendants(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withDescendants)];
}
