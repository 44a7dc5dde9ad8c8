import { readFile } from "node:fs/promises";
import type { ProdutosGravados } from "@frete/contract/loja";
import { Command } from "commander";
import { CliError, usageError } from "./cliError.ts";
import { lojaClient } from "./lojaClient.ts";
import { addExamples, print } from "./operationCommand.ts";
import { COLUMNS, readProductsCsv } from "./produtos/readProdutosCsv.ts";
import type { Terminal } from "./terminal.ts";

/** Products per call: the service takes no more (NS-079). */
const CALL = 1000;
const SUCCESS = "sucesso";

/** `frete produto import FILE`: saves the products of a CSV through the loja's own interface, POST /produto. */
export function importProductsCommand(terminal: Terminal): Command {
  const command = new Command("import")
    .summary("Save products from a CSV file")
    .description(
      `Saves products with the API token of their loja (FRETE_TOKEN_API). Columns, in any order: ${COLUMNS.join(", ")}. ` +
        "Lines with one sku are one product: each may add the stock of a branch, the sku of a channel and its prices. " +
        "A file with a bad line is not sent; a product that the service refuses is named, the others are saved.",
    )
    .argument("<file>", "CSV file; - is standard input")
    .option("--json", "print the counts as JSON");
  command.action(async (file: string) => {
    const client = lojaClient(terminal);
    const products = readProductsCsv(await readBytes(file, terminal));
    const refusals: string[] = [];
    let saved = 0;
    for (let from = 0; from < products.length; from += CALL) {
      const some = products.slice(from, from + CALL);
      const outcomes = await client.salvarProdutos(some.map(({ entrada }) => entrada));
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.mensagem === SUCCESS) saved++;
        const { linha, entrada } = some[index] ?? { linha: 0, entrada: { sku: "" } };
        refusals.push(...refusalsOf(outcome).map((text) => `line ${linha}, ${entrada.sku}: ${text}`));
      }
    }
    print({ produtos: products.length, salvos: saved }, [], command.opts().json === true, terminal);
    if (refusals.length > 0)
      throw new CliError(`Not everything was saved: ${refusals.length} refused.`, { details: refusals });
  });
  return addExamples(command, ["produtos.csv", "--json - < produtos.csv"]);
}

/** What of a product was not saved, in the service's words; when it is the product, nothing of it was. */
function refusalsOf({ mensagem, filial, dePara }: ProdutosGravados["produto"][number]): string[] {
  if (mensagem !== SUCCESS) return [mensagem];
  const parts = [
    ...filial.map((each) => [`filial ${each.idFilial}`, each.mensagem]),
    ...dePara.map((each) => [`dePara ${each.canal} ${each.sku}`, each.mensagem]),
  ];
  return parts.filter(([, text]) => text !== SUCCESS).map(([name, text]) => `${name}: ${text}`);
}

async function readBytes(file: string, { stdin }: Terminal): Promise<Buffer> {
  if (file === "-") return Buffer.concat(await Array.fromAsync(stdin));
  return readFile(file).catch((error: Error) => {
    throw usageError(`${file} cannot be read: ${error.message}.`);
  });
}
