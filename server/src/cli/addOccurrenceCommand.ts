import { Command } from "commander";
import { contractOperation, resolveSchema } from "../operacao/contractDocument.ts";
import { CliError } from "./cliError.ts";
import { assembleBody, bodyFlags } from "./flags.ts";
import { addExamples, pathParameters, print, requireFlags } from "./operationCommand.ts";
import { operatorClient } from "./operatorClient.ts";
import type { Fields } from "./render.ts";
import type { Terminal } from "./terminal.ts";

/** `frete ocorrencia add`: records one occurrence, its fields as flags; refused is exit code 1. */
export function addOccurrenceCommand(terminal: Terminal): Command {
  const operation = contractOperation("registrarOcorrencias");
  const item = resolveSchema(operation.body?.properties?.itens?.items ?? {});
  const flags = bodyFlags(item);
  const command = new Command("add").summary("Record one occurrence").description(item.description ?? "");
  const own = pathParameters(command, operation);
  for (const { option } of flags) command.addOption(option);
  command.option("--json", "print the answer as JSON").action(async () => {
    const options = command.opts<Record<string, unknown>>();
    const path = own([], options);
    const client = operatorClient(terminal);
    const occurrence = assembleBody(flags, options);
    requireFlags(flags, occurrence);
    const answer = await client.call("registrarOcorrencias", { path, body: { itens: [occurrence] } });
    const [outcome] = (answer as { itens: Fields[] }).itens;
    if (outcome?.resultado === "recusada") throw new CliError(String(outcome.mensagem));
    print(outcome ?? {}, [], options.json === true, terminal);
  });
  return addExamples(command, [
    '--loja 1 --codigo-rastreio AA123456785BR --id-ocoren 99 --data "2026-07-15 08:12:00" --informacao-adicional "Saiu para entrega"',
  ]);
}
