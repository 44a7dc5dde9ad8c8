// The nightly list: every order of a period as CSV, with no more than one page in memory.
// `node ordersToCsv.ts 2026-07-01 2026-07-31 pedidos.csv`
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createClient } from "@frete/client";

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const [from = day(-1), to = day(0), file = "pedidos.csv"] = process.argv.slice(2);
const client = createClient();
let count = 0;

/** A field of a CSV; what a spreadsheet would take for a formula is text. */
const field = (value: unknown) => {
  const text = String(value ?? "").replace(/^[=+\-@\t]/, "'$&");
  return /[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const line = (...values: unknown[]) => `${values.map(field).join(";")}\r\n`;
const reais = (value: number | null) => value?.toFixed(2).replace(".", ",");

async function* lines() {
  yield "\ufeff"; // spreadsheets know by it that this is UTF-8
  yield line("pedido", "data", "situação", "transportadora", "cidade", "uf", "frete cobrado", "envios");
  const query = { dataTipo: "dataCriacaoPedido", periodo: `${from}TO${to}`, limite: 50 } as const;
  for await (const pedido of client.pedido.listar(query)) {
    count++;
    const { numeroPedido, data, statusDescricao, NomeTransportadoraCotado, enderecoEntrega, envio } = pedido;
    const { cidade, uf } = enderecoEntrega;
    const frete = reais(pedido.valorFreteCobrado);
    yield line(
      numeroPedido,
      data,
      statusDescricao,
      NomeTransportadoraCotado,
      cidade,
      uf,
      frete,
      envio.length,
    );
  }
}

await pipeline(Readable.from(lines()), createWriteStream(file));
console.log(`${count} orders in ${file}`);
