// Import of products: a thousand at a time, and what became of each. Those that were refused are written beside the file, to be mended and
// imported again; what is saved twice is as it was. `node importProducts.ts produtos.json`
import { readFile, writeFile } from "node:fs/promises";
import { createClient, type ProdutoEntrada } from "@frete/client";

const MOST = 1_000; // of one request
const [file] = process.argv.slice(2);
if (!file) throw new Error("say the file: importProducts.ts produtos.json");
const produtos = JSON.parse(await readFile(file, "utf8")) as ProdutoEntrada[];

const client = createClient({ timeout: 60_000 });
const refused: { produto: ProdutoEntrada | undefined; mensagem: string }[] = [];
for (let start = 0; start < produtos.length; start += MOST) {
  const some = produtos.slice(start, start + MOST);
  // In the order in which they were sent; an answer of 200 has refusals in it.
  for (const [index, outcome] of (await client.produto.save(some)).entries()) {
    const parts = [outcome, ...outcome.filial, ...outcome.dePara];
    const failures = parts.map(({ mensagem }) => mensagem).filter((mensagem) => mensagem !== "sucesso");
    if (failures.length > 0) refused.push({ produto: some[index], mensagem: failures.join("; ") });
  }
}

console.log(`${produtos.length - refused.length} of ${produtos.length} products saved`);
for (const { produto, mensagem } of refused) console.log(`${produto?.sku}: ${mensagem}`);
if (refused.length > 0) {
  const rest = `${file.replace(/\.json$/, "")}.recusados.json`;
  await writeFile(
    rest,
    JSON.stringify(
      refused.map(({ produto }) => produto),
      null,
      2,
    ),
  );
  process.exitCode = 1;
}
