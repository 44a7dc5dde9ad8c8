import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import type { CarrinhoSource } from "../cotacao/priceCarrinho.ts";
import type { QuoteCarrinho, QuotedCarrinho } from "../cotacao/quoteCarrinho.ts";
import type { Pedido } from "./pedido.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/** What of an order, new or stored, decides its freight. */
export type QuotablePedido = Pick<Pedido, "enderecoEntrega" | "dadosReversa" | "canal"> & {
  envios: readonly Pick<NovoPedido["envios"][number], "produtos">[];
};

/**
 * Quotes an order anew (PED-NOVO-010, NS-035): its goods are sold already, so that stock hides no option. A shipment order
 * goes to the recipient; a return comes from the customer, and costs what the way there costs by the same branch's tables.
 *
 * @param filialErp branch that ships, or that receives the return; null for every active one
 * @returns the quotation, still without a code
 * @throws HttpError 400 naming the field that cannot be quoted
 */
export async function quotePedido(
  quote: QuoteCarrinho,
  { envios, enderecoEntrega, dadosReversa, canal }: QuotablePedido,
  filialErp: string | null,
  caller: LojaCaller,
): Promise<QuotedCarrinho> {
  const [campo, { cep }] = dadosReversa
    ? ["dadosReversa.remetente.cep", dadosReversa.remetente]
    : ["enderecoEntrega.cep", enderecoEntrega];
  // The leading zero may be missing.
  if (!/^\d{7,8}$/.test(cep)) throw invalid(campo, textos.cepInvalido());
  const carrinho = {
    cepDestino: cep.padStart(8, "0"),
    canal: canal ?? "",
    volumes: envios.flatMap(({ produtos }) => produtos.map(toVolume)),
    ...(filialErp !== null && { filiaisOrigem: filialErp }),
  };
  const source: CarrinhoSource = { cep: campo, volumes: "envio", isLimited: false, isSold: true };
  return quote(carrinho, caller, source);
}

type Produto = QuotablePedido["envios"][number]["produtos"][number];

function toVolume({ sku, quantidade, preco, peso, altura, largura, profundidade }: Produto) {
  return {
    sku,
    quantidade,
    valorUnitario: fromCents(preco),
    peso: fromThousandths(peso),
    altura: fromThousandths(altura),
    largura: fromThousandths(largura),
    profundidade: fromThousandths(profundidade),
  };
}
