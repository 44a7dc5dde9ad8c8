import { Command } from "commander";
import { contractOperation, resolveSchema } from "../contract/contractDocument.ts";
import { CliError } from "./cliError.ts";
import { assembleBody, bodyFlags } from "./flags.ts";
import { addExamples, pathParameters, print, requireFlags } from "./operationCommand.ts";
import { operatorClient } from "./operatorClient.ts";
import type { Fields } from "./render.ts";
import type { Terminal } from "./terminal.ts";

/** A report of carriers that is sent in lists: what one of them is called, and an example of its flags. */
export interface Report {
  operation: "registrarOcorrencias" | "registrarEventosUnidade";
  summary: string;
  example: string;
}

/** What carriers report, by the resource that `add` belongs to. */
export const reports: Record<string, Report> = {
  ocorrencia: {
    operation: "registrarOcorrencias",
    summary: "Record one occurrence",
    example:
      '--loja 1 --codigo-rastreio AA123456785BR --id-ocoren 99 --data "2026-07-15 08:12:00" --informacao-adicional "Saiu para entrega"',
  },
  unidade: {
    operation: "registrarEventosUnidade",
    summary: "Record that a shipment left or reached a unit",
    example:
      '--loja 1 --codigo-rastreio AA123456785BR --evento chegou --unidade "Unidade Curitiba" --data "2026-07-15 06:40:00"',
  },
};

/** `frete ocorrencia add`, `frete unidade add`: sends one report, its fields as flags; refused is exit code 1. */
export function addReportCommand({ operation: id, summary, example }: Report, terminal: Terminal): Command {
  const operation = contractOperation(id);
  const item = resolveSchema(operation.body?.properties?.itens?.items ?? {});
  const flags = bodyFlags(item);
  const command = new Command("add").summary(summary).description(item.description ?? "");
  const own = pathParameters(command, operation);
  for (const { option } of flags) command.addOption(option);
  command.option("--json", "print the answer as JSON").action(async () => {
    const options = command.opts<Record<string, unknown>>();
    const path = own([], options);
    const client = operatorClient(terminal);
    const report = assembleBody(flags, options);
    requireFlags(flags, report);
    const answer = await client.call(id, { path, body: { itens: [report] } });
    const [outcome] = (answer as { itens: Fields[] }).itens;
    if (String(outcome?.resultado).startsWith("recusad")) throw new CliError(String(outcome?.mensagem));
    print(outcome ?? {}, [], options.json === true, terminal);
  });
  return addExamples(command, [example]);
}
