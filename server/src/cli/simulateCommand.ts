import { setTimeout } from "node:timers/promises";
import type { Simulacao } from "@frete/contract/operacao";
import { Command, InvalidArgumentError } from "commander";
import { contractOperation } from "../contract/contractDocument.ts";
import { assembleBody, bodyFlags } from "./flags.ts";
import { addExamples, pathParameters, print, requireFlags } from "./operationCommand.ts";
import { operatorClient } from "./operatorClient.ts";
import type { Terminal } from "./terminal.ts";

/** Sums of all answers. */
const COUNTS = ["ocorrencias", "eventosUnidade", "entregues", "devolvidos", "extraviados"] as const;

/**
 * `frete simulate`: plays the carriers day by day, at once or so many seconds a day, and tells how far it is on standard
 * error: one line that is written over on a terminal, a plain line per day elsewhere.
 */
export function simulateCommand(terminal: Terminal): Command {
  const operation = contractOperation("simularTransporte");
  const flags = bodyFlags(operation.body ?? {}).filter(({ path: [field] }) => field !== "aPartirDe");
  const command = new Command("simulate").summary(operation.summary).description(operation.description);
  const own = pathParameters(command, operation);
  for (const { option } of flags) command.addOption(option);
  command
    .option("--seconds-per-day <number>", "time that each simulated day takes", parseSeconds, 0)
    .option("--json", "print the answer as JSON")
    .action(async () => {
      const options = command.opts<Record<string, unknown>>();
      const path = own([], options);
      const client = operatorClient(terminal);
      const body = assembleBody(flags, options);
      requireFlags(flags, body);
      const dias = Number(body.dias);
      const sums = { dias, ocorrencias: 0, eventosUnidade: 0, entregues: 0, devolvidos: 0, extraviados: 0 };
      const progress = progressOf(terminal);
      for (let dia = 1; dia <= dias; dia++) {
        if (dia > 1) await setTimeout(Number(options.secondsPerDay) * 1000);
        for (let aPartirDe: number | null = 1; aPartirDe !== null; ) {
          const input = { path, body: { ...body, dias: dia, aPartirDe } };
          const answer = (await client.call("simularTransporte", input)) as Simulacao;
          for (const name of COUNTS) sums[name] += answer[name];
          aPartirDe = answer.proximo;
          const part = aPartirDe === null ? 1 : aPartirDe / answer.ultimo;
          progress(`day ${dia} of ${dias}`, (dia - 1 + part) / dias, sums.ocorrencias, aPartirDe === null);
        }
      }
      progress.end();
      print(sums, [], options.json === true, terminal);
    });
  return addExamples(command, [
    "--loja 1 --semente 7 --dias 3",
    "--loja 1 --semente 7 --dias 30 --seconds-per-day 2",
  ]);
}

function parseSeconds(text: string): number {
  if (!/^\d{1,5}(\.\d+)?$/.test(text)) throw new InvalidArgumentError("It must be a number of seconds.");
  return Number(text);
}

function progressOf({ err }: Terminal) {
  const isTTY = err.isTTY === true;
  const tell = (day: string, done: number, occurrences: number, isWhole: boolean) => {
    const text = `${day}  ${Math.floor(done * 100)}%  ${occurrences.toLocaleString("en-US")} occurrences`;
    if (isTTY) err.write(`\r\u001b[K${text}`);
    else if (isWhole) err.write(`${text}\n`);
  };
  return Object.assign(tell, { end: () => isTTY && err.write("\n") });
}
