import type { ImportacaoEdi } from "@frete/contract/operacao";
import { Command, Option } from "commander";
import { contractOperation } from "../contract/contractDocument.ts";
import { CliError } from "./cliError.ts";
import { openFile } from "./importCommand.ts";
import { addExamples, pathParameters, print } from "./operationCommand.ts";
import { operatorClient } from "./operatorClient.ts";
import { showProgress } from "./showProgress.ts";
import type { Terminal } from "./terminal.ts";

/** Operation that takes each kind of file. */
const OPERATIONS = { ocoren: "importarOcoren", conemb: "importarConemb" } as const;

const SHOWN_WARNINGS = 20;

/**
 * `frete edi import FILE --tipo ocoren|conemb`: streams a carrier's file to the server and tells how far it is. Bad lines
 * are told, and the exit code is 1 when there are any: the good ones are applied all the same. What is amiss with those is told
 * as warnings.
 */
export function ediCommand(terminal: Terminal): Command {
  const operation = contractOperation("importarOcoren");
  const command = new Command("import").summary("Import a file of a carrier").description(
    Object.values(OPERATIONS)
      .map((id) => contractOperation(id).description)
      .join("\n\n"),
  );
  const own = pathParameters(command, operation);
  command
    .argument("<file>", "file of fixed width; - is standard input")
    .addOption(
      new Option("--tipo <ocoren|conemb>", "layout: occurrences or transport documents (required)")
        .choices(Object.keys(OPERATIONS))
        .makeOptionMandatory(),
    )
    .option("--json", "print the answer as JSON")
    .action(async (file: string) => {
      const options = command.opts<{ tipo: keyof typeof OPERATIONS; json?: boolean }>();
      const path = own([], options);
      const client = operatorClient(terminal);
      const { bytes, total } = await openFile(file, terminal);
      const body = ReadableStream.from(showProgress(bytes, total, terminal));
      const input = { path, body, contentType: "text/plain" };
      const answer = (await client.call(OPERATIONS[options.tipo], input)) as ImportacaoEdi;
      const { erros, avisos, ...counts } = answer;
      print(options.json ? { ...answer } : counts, [], options.json === true, terminal);
      for (const { linha, mensagem } of avisos.slice(0, SHOWN_WARNINGS)) {
        terminal.err.write(`warning: line ${linha}: ${mensagem}\n`);
      }
      const untold = avisos.length - SHOWN_WARNINGS;
      if (untold > 0) terminal.err.write(`  ... and ${untold} more; see --json\n`);
      if (answer.recusados === 0) return;
      const details = erros.map(({ linha, mensagem }) => `line ${linha}: ${mensagem}`);
      throw new CliError(answer.mensagem, { details, detailCount: answer.recusados });
    });
  addExamples(command, [
    "--loja 1 ocorrencias.txt --tipo ocoren",
    "--loja 1 conhecimentos.txt --tipo conemb",
    "--loja 1 - --tipo ocoren < ocorrencias.txt",
  ]);
  return new Command("edi").description("Files of carriers (PROCEDA 3.1 and 5.0)").addCommand(command);
}
