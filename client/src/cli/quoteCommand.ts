import type { Cotacao, OpcaoEntrega } from "@frete/contract/loja";
import { Command, InvalidArgumentError } from "commander";
import { codigoCompleto } from "../codigoCompleto.ts";
import { FreteNotFoundError, FreteValidationError } from "../errors.ts";
import type { CotacaoNova } from "../sent.ts";
import { temEstoque } from "../temEstoque.ts";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";
import { reais } from "./reais.ts";
import { type Column, table } from "./table.ts";
import { printable, type Style } from "./terminal.ts";
import { UsageError } from "./usageError.ts";

type Volume = CotacaoNova["volumes"][number];

/** `frete-loja quote`: what it costs to bring products to a CEP. */
export function quoteCommand(context: Context): Command {
  const command = new Command("quote")
    .summary("Quote freight for a cart")
    .description(
      "Quotes freight: prices and days of every option, best first, and the options that are left out, with the reason.",
    )
    .argument("<cep>", "where to, 8 digits, a hyphen is allowed", parseCep)
    .argument("<items...>", "products: SKU, SKU:quantity or SKU:quantity:price", collectItem)
    .option("--canal <name>", "sales channel", "site")
    .option("--codes", "full code of every option, as an order takes it")
    .option("--json", "the answer as it is");
  command.action(async (cepDestino: string, items: Item[]) => {
    const { canal, codes, json } = command.opts<{ canal: string; codes?: boolean; json?: boolean }>();
    const volumes = await Promise.all(items.map((item) => volumeOf(item, context)));
    const cotacao = await context
      .client()
      .cotacao.create({ cepDestino, canal, volumes })
      .catch((error) => {
        throw namingItem(error, items);
      });
    context.print(
      json ? JSON.stringify(cotacao, null, 2) : renderCotacao(cotacao, context.style, codes ?? false),
    );
  });
  return addExamples(command, "quote", [
    "01310100 CAFETEIRA-110",
    "69005-010 CAFETEIRA-110:2 CAMISETA-P-AZUL:3:59.90",
    "01310100 CAFETEIRA-110 --json | jq .opcoesEntrega[0].freteCobrar",
  ]);
}

interface Item {
  sku: string;
  quantidade: number;
  valorUnitario: number | undefined;
}

/** The price that is not said is the registered one. */
async function volumeOf({ sku, quantidade, valorUnitario }: Item, context: Context): Promise<Volume> {
  return { sku, quantidade, valorUnitario: valorUnitario ?? (await precoOf(sku, context)) };
}

/** @throws FreteNotFoundError that names the product: of several, the answer alone does not tell which */
async function precoOf(sku: string, { client }: Context): Promise<number> {
  try {
    return (await client().produto.get(sku)).preco;
  } catch (error) {
    if (error instanceof FreteNotFoundError) throw new FreteNotFoundError(`${sku}: ${error.mensagem}`, error);
    if (/ needs a token: /.test((error as Error).message))
      throw new UsageError(
        `The registered price of ${sku} takes the API token to read: set FRETE_TOKEN_API, or say a price, ${sku}:1:59.90.`,
      );
    throw error;
  }
}

/** A refusal of an item names it: `volumes.1` is counted from 0, and by nobody. */
function namingItem(error: unknown, items: readonly Item[]): unknown {
  if (!(error instanceof FreteValidationError)) return error;
  const [place = "", number] = /^volumes\.(\d+)\.(?:sku: )?/.exec(error.mensagem) ?? [];
  const item = items[Number(number)];
  return item ? new FreteValidationError(`${item.sku}: ${error.mensagem.slice(place.length)}`, error) : error;
}

/** A quotation for people. */
export function renderCotacao(
  { retorno, dadosEntrada, opcoesEntrega }: Cotacao,
  style: Style,
  codes: boolean,
): string {
  const { idCotacao, mensagem, destino } = retorno;
  const { valorNF, totalPeso } = dadosEntrada.carrinho;
  const numbered = opcoesEntrega.map((opcao, index) => ({ opcao, number: index + 1 }));
  const offered = numbered.filter(({ opcao }) => temEstoque(opcao));
  const leftOut = numbered.filter(({ opcao }) => !temEstoque(opcao));
  const columns: Column<(typeof numbered)[number]>[] = [
    { title: "#", of: ({ number }) => String(number), isNumber: true },
    { title: "R$", of: ({ opcao }) => opcao.freteCobrar.toFixed(2), isNumber: true },
    { title: "days", of: ({ opcao }) => String(opcao.prazoEntregaTotal), isNumber: true },
    codes
      ? { title: "code", of: ({ opcao }) => codigoCompleto(idCotacao, opcao) }
      : { title: "carrier", of: ({ opcao }) => transportadoraOf(opcao), isElastic: true },
    { title: "from", of: ({ opcao }) => opcao.dadosFrete.filialERP },
  ];
  const reason: Column<(typeof numbered)[number]> = {
    title: "left out because",
    of: ({ opcao }) => `${opcao.dadosFrete.filialNome} has no stock`,
  };
  const hint = style.dim(`Order one of them: frete-loja order pedido.json --quote ${idCotacao} --option 1`);
  return [
    `${style.bold(idCotacao)}  ${printable(mensagem)}`,
    style.dim(
      `to ${String(destino.cep).padStart(8, "0")} (${destino.uf}, ${destino.regiaoUf}); goods ${reais(valorNF)}, ${totalPeso} kg`,
    ),
    ...(offered.length > 0 ? ["", table(offered, columns, style)] : ["", "No option can be offered."]),
    ...(leftOut.length > 0 ? ["", table(leftOut, [...columns.slice(0, -1), reason], style)] : []),
    ...(offered.length > 0 ? ["", hint.replace("--option 1", `--option ${offered[0]?.number}`)] : []),
  ].join("\n");
}

const transportadoraOf = ({ dadosFrete }: OpcaoEntrega) =>
  `${dadosFrete.transportadoraNome}, ${dadosFrete.metodoEnvioNome}`;

function parseCep(text: string): string {
  const digits = text.replace(/^(\d{5})-(\d{3})$/, "$1$2");
  if (!/^\d{8}$/.test(digits)) throw new InvalidArgumentError("A CEP has 8 digits, such as 01310-100.");
  return digits;
}

function collectItem(text: string, before: Item[] = []): Item[] {
  const [, sku = "", quantity = "1", price] = /^(.+?)(?::(\d+)(?::(\d+(?:[.,]\d+)?))?)?$/.exec(text) ?? [];
  if (sku === "" || sku.includes(":"))
    throw new InvalidArgumentError(
      "An item is SKU, SKU:quantity or SKU:quantity:price, such as CANECA:2:29.90.",
    );
  const valorUnitario = price === undefined ? undefined : Number(price.replace(",", "."));
  return [...before, { sku, quantidade: Number(quantity), valorUnitario }];
}
