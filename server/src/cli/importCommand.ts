import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Command } from "commander";
import { contractOperation } from "../contract/contractDocument.ts";
import { usageError } from "./cliError.ts";
import { addExamples, pathParameters, print } from "./operationCommand.ts";
import { operatorClient } from "./operatorClient.ts";
import { showProgress } from "./showProgress.ts";
import type { Terminal } from "./terminal.ts";

/** `frete tabela import FILE`: streams a CSV file to the server and tells how far it is. */
export function importCommand(terminal: Terminal): Command {
  const operation = contractOperation("importarFaixas");
  const command = new Command("import").summary(operation.summary).description(operation.description);
  const own = pathParameters(command, operation);
  command
    .argument("<file>", "CSV file; - is standard input")
    .option("--json", "print the answer as JSON")
    .action(async (idTabela: number, file: string) => {
      const options = command.opts<Record<string, unknown>>();
      const path = own([idTabela], options);
      const client = operatorClient(terminal);
      const { bytes, total } = await openFile(file, terminal);
      const body = ReadableStream.from(showProgress(bytes, total, terminal));
      const answer = await client.call("importarFaixas", { path, body, contentType: "text/csv" });
      print(answer as Record<string, unknown>, [], options.json === true, terminal);
    });
  return addExamples(command, ["--loja 1 4 tarifas.csv", "--loja 1 4 - < tarifas.csv"]);
}

/** Bytes of a file, or of standard input for `-`, and how many there are when that is known. @throws CliError */
export async function openFile(
  file: string,
  { stdin }: Terminal,
): Promise<{ bytes: AsyncIterable<Buffer>; total: number | undefined }> {
  if (file === "-") return { bytes: stdin, total: undefined };
  const found = await stat(file).catch((error: Error) => {
    throw usageError(`${file} cannot be read: ${error.message}.`);
  });
  if (!found.isFile()) throw usageError(`${file} is not a file.`);
  return { bytes: createReadStream(file), total: found.size };
}
