import type { PedidoNovo } from "@frete/contract/loja";
import { requestExamples } from "@frete/contract/loja/examples";
import { Command, InvalidArgumentError } from "commander";
import { codigoCompleto } from "../codigoCompleto.ts";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";
import { readJson } from "./readJson.ts";
import { UsageError } from "./usageError.ts";

interface Options {
  quote?: string;
  option?: number;
  numero?: string;
  sample?: boolean;
  json?: boolean;
}

/** `frete-loja order`: creates an order from a file. */
export function orderCommand(context: Context): Command {
  const command = new Command("order")
    .summary("Create an order")
    .description(
      "Creates an order from a file of JSON. The same order sent again is not created twice: it is answered as before.",
    )
    .argument("[file]", "the order; -: standard input")
    .option("--quote <idCotacao>", "quotation that the order is of, 11 digits")
    .option("--option <number>", "its option, as quote numbers them", parseNumber)
    .option("--numero <text>", "number of the order, instead of the file's")
    .option("--sample", "print an order to begin with, and create none")
    .option("--json", "the answer as it is");
  command.action(async (file: string | undefined) => {
    const { quote, option, numero, sample, json } = command.opts<Options>();
    if (sample) return context.print(JSON.stringify(samplePedido(), null, 2));
    if (file === undefined)
      throw new UsageError("Which order? Name a file, or - ; --sample prints one to begin with.");
    if ((quote === undefined) !== (option === undefined))
      throw new UsageError("--quote and --option belong together: the quotation, and which of its options.");
    const pedido = (await readJson(file, context.terminal)) as PedidoNovo;
    const chosen = quote === undefined ? {} : await chosenOption(quote, option ?? 0, context);
    const body = {
      ...pedido,
      ...(numero === undefined ? {} : { numeroPedido: numero }),
      ...chosen,
    } as PedidoNovo;
    const answer = await context.client().call("criarPedido", { body });
    if (json) return context.print(JSON.stringify(answer, null, 2));
    context.print(
      `${context.style.green(answer.mensagem)}\nnumber  ${answer.numeroPedido}\nkey     ${answer.chavePedido}`,
    );
    context.print(context.style.dim(`Follow it: frete-loja track ${answer.numeroPedido}`));
  });
  return addExamples(command, "order", [
    "--sample > pedido.json",
    "pedido.json --quote 12345678901 --option 1",
    "- --numero 100046 < pedido.json",
  ]);
}

/** Of the form that the postal service has, which its options ask for. */
const CODIGO_RASTREIO = "DM473124829BR";

/** Two of a product that the sandbox has, side by side. */
const GOODS = {
  peso: 4.2,
  altura: 34,
  largura: 48,
  profundidade: 22,
  quantidade: 2,
  produtos: [
    {
      sku: "CAFETEIRA-110",
      titulo: "Cafeteira elétrica 110 V",
      categoria: "Casa e cozinha",
      peso: 2.1,
      altura: 34,
      largura: 24,
      profundidade: 22,
      preco: 219.9,
      quantidade: 2,
      quantidadeVolumes: 1,
    },
  ],
};
const VALOR_PRODUTOS = 439.8;

/** The contract's example with goods of the sandbox, delivered in ten days, by any carrier. */
function samplePedido(): unknown {
  const { envio } = requestExamples.criarPedido?.["application/json"] ?? {};
  const { idCotacao: _, ...pedido } = envio as { idCotacao: string; envio: { notaFiscal: object }[] };
  const prazoDeEntrega = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  return {
    ...pedido,
    envio: pedido.envio.map(({ notaFiscal, ...each }) => ({
      ...each,
      ...GOODS,
      codigoRastreio: CODIGO_RASTREIO,
      prazoDeEntrega,
      notaFiscal: { ...notaFiscal, valorTotal: VALOR_PRODUTOS, valorTotalProdutos: VALOR_PRODUTOS },
    })),
  };
}

async function chosenOption(
  idCotacao: string,
  number: number,
  { client }: Context,
): Promise<Partial<PedidoNovo>> {
  const { opcoesEntrega } = await client().cotacao.get(idCotacao);
  const opcao = opcoesEntrega[number - 1];
  if (!opcao)
    throw new UsageError(
      `The quotation has the options 1 to ${opcoesEntrega.length}: there is no ${number}.`,
    );
  return {
    idCotacao: codigoCompleto(idCotacao.slice(0, 11), opcao),
    valorFretePedido: opcao.freteCobrar,
  } as Partial<PedidoNovo>;
}

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError("It must be a number from 1.");
  return Number(text);
}
