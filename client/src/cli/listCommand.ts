import { Command, InvalidArgumentError } from "commander";
import type { AnswerOf, InputOf } from "../types.ts";
import type { Context } from "./context.ts";
import { addExamples } from "./examplesOf.ts";
import { table } from "./table.ts";

type Pedido = AnswerOf<"listarPedidos">[number];
type Query = InputOf<"listarPedidos">["query"];

/** What the interface gives at once, at most. */
const PAGE = 50;
const DAY = 86_400_000;

/** `frete-loja list`: the orders of some days. */
export function listCommand(context: Context): Command {
  const command = new Command("list")
    .summary("List orders")
    .description("Lists the orders created in the last days, the newest first.")
    .option("--days <number>", "how many days back", parseNumber, 7)
    .option("--status <codes>", "status codes, such as 30,40")
    .option("--cpf-cnpj <digits>", "document of the customer")
    .option("--limit <number>", "at most so many orders", parseNumber, 50)
    .option("--json", "the orders as they are, in one list");
  command.action(async () => {
    const { days, limit, status, cpfCnpj, json } = command.opts<
      Record<string, string> & { days: number; limit: number; json?: boolean }
    >();
    const pedidos = await read(context, limit, {
      dataTipo: "dataCriacaoPedido",
      periodo: `${dayOf(Date.now() - days * DAY)}TO${dayOf(Date.now() + DAY)}`,
      ...(status === undefined ? {} : { idStatus: status }),
      ...(cpfCnpj === undefined ? {} : { cpfCnpj: cpfCnpj.replace(/\D/g, "") }),
    } as Query);
    if (json) return context.print(JSON.stringify(pedidos, null, 2));
    if (pedidos.length === 0) return context.print(`No orders in ${days} days.`);
    context.print(table(pedidos, COLUMNS, context.style));
    if (pedidos.length === limit) context.note(`The latest ${limit}: --limit shows more.`);
  });
  return addExamples(command, "list", ["", "--days 30 --status 40", "--json | jq -r .[].numeroPedido"]);
}

const COLUMNS = [
  { title: "created", of: ({ data }: Pedido) => data.slice(0, 16) },
  { title: "number", of: ({ numeroPedido }: Pedido) => numeroPedido },
  { title: "status", of: ({ idStatus, statusDescricao }: Pedido) => `${idStatus} ${statusDescricao}` },
  {
    title: "to",
    of: ({ enderecoEntrega }: Pedido) => `${enderecoEntrega.cidade}, ${enderecoEntrega.uf}`,
    isElastic: true,
  },
  {
    title: "R$",
    of: ({ valorFreteCobrado }: Pedido) => valorFreteCobrado?.toFixed(2) ?? "-",
    isNumber: true,
  },
];

/** All pages: the interface gives the oldest first. */
async function read({ client }: Context, limit: number, query: Query): Promise<Pedido[]> {
  const pedidos: Pedido[] = [];
  for (let pagina = 1; ; pagina++) {
    const page = await client().call("listarPedidos", { query: { ...query, pagina, limite: PAGE } });
    pedidos.push(...page);
    if (page.length < PAGE) return pedidos.reverse().slice(0, limit);
  }
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError("It must be a number from 1.");
  return Number(text);
}
