import { Command } from "commander";
import { contractOperation } from "../contract/contractDocument.ts";
import { addExamples, pathParameters } from "./operationCommand.ts";
import { operatorClient } from "./operatorClient.ts";
import { saveStream } from "./saveStream.ts";
import type { Terminal } from "./terminal.ts";

/** `frete tabela export`: the rows of a freight table as CSV, to standard output or a file. */
export function exportCommand(terminal: Terminal): Command {
  const operation = contractOperation("exportarFaixas");
  const command = new Command("export").summary(operation.summary).description(operation.description);
  const own = pathParameters(command, operation);
  command
    .option("-o, --output <file>", "write to this file instead of standard output")
    .action(async (idTabela: number) => {
      const options = command.opts<{ output?: string; loja?: number }>();
      const path = own([idTabela], options);
      const client = operatorClient(terminal);
      const stream = await client.call("exportarFaixas", { path, parseAs: "stream" });
      await saveStream(stream, options.output ?? "-", terminal);
    });
  return addExamples(command, ["--loja 1 4 > tarifas.csv", "--loja 1 4 --output tarifas.csv"]);
}
