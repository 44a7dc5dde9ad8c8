import { Command, Option } from "commander";
import type { AnswerOf } from "../types.ts";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";
import { printable, type Style } from "./terminal.ts";

type Rastreio = AnswerOf<"rastrearPedido">;
type Envio = Rastreio["lista"][number];

/** What an order may be found by: its word here, the contract's, and what it means. */
const BY = {
  number: "pedido",
  key: "documento",
  invoice: "notafiscal",
  invoiceKey: "chavenf",
  quote: "cotacaoid",
} as const;

/** `frete-loja track`: where the shipments of an order are. */
export function trackCommand(context: Context): Command {
  const command = new Command("track")
    .summary("Track an order")
    .description("Shows what happened to the shipments of an order, the latest last.")
    .argument("<order>", "number of the order, or what --by says")
    .addOption(
      new Option("--by <what>", "what the order is found by").choices(Object.keys(BY)).default("number"),
    )
    .option("--json", "the answer as it is");
  command.action(async (valor: string) => {
    const { by, json } = command.opts<{ by: keyof typeof BY; json?: boolean }>();
    const rastreio = await context.client().call("rastrearPedido", { path: { filtro: BY[by], valor } });
    context.print(json ? JSON.stringify(rastreio, null, 2) : renderRastreio(rastreio, context.style));
  });
  return addExamples(command, "track", [
    "DEMO-0001",
    "b1c91088d3d0076a58ed4ce24fe2f45a --by key",
    "DEMO-0001 --json",
  ]);
}

/** Shipments for people. */
export function renderRastreio({ lista }: Rastreio, style: Style): string {
  if (lista.length === 0) return "No shipments.";
  return lista.map((envio) => envioLines(envio, lista.length, style).join("\n")).join("\n\n");
}

function envioLines({ idenvio, notaFiscal, produtos, ocoren }: Envio, count: number, style: Style): string[] {
  const last = ocoren.at(-1);
  const goods = produtos.map(({ quantidade, sku }) => `${quantidade} × ${sku}`).join(", ");
  const from = notaFiscal ? `, from ${notaFiscal.filialERP}, invoice ${notaFiscal.numero}` : "";
  return [
    style.bold(
      printable(`${count > 1 ? `Shipment ${idenvio}: ` : ""}${last?.descricao ?? "nothing happened yet"}`),
    ),
    style.dim(printable(`${goods}${from}`)),
    ...ocoren.map(({ data, descricao, informacaoAdicional, visivelCliente }) => {
      const more = informacaoAdicional && informacaoAdicional !== descricao ? `: ${informacaoAdicional}` : "";
      const seen = visivelCliente ? "" : " (not shown to the customer)";
      return `${style.dim(data.slice(0, 16))}  ${printable(`${descricao}${more}`)}${style.dim(seen)}`;
    }),
  ];
}
