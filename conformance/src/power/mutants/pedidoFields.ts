import type { Success } from "../../cases/support/define.ts";
import type { Wrap } from "../exchange.ts";
import { mutantsOf } from "../mutant.ts";
import { accepts, answers, refuses, sends } from "../mutate.ts";

const criado = { mensagem: "sucesso", chavePedido: "0".repeat(32), numeroPedido: "1" };
type Texts = Record<string, string>;
/** Cuts a text that is too long. */
const cut = (object: object, name: string, size: number) => {
  const texts = object as Texts;
  if (typeof texts[name] === "string") texts[name] = texts[name].slice(0, size);
};
/** Fills in what is missing. */
const fill = (object: object, name: string, value: string) => {
  (object as Texts)[name] ??= value;
};

/** Changes the records of orders that named no quotation. */
function listsUnquoted(change: (order: Success<"listarPedidos">[number]) => void): Wrap {
  const unquoted = new Set<string>();
  const note = sends("criarPedido", ({ idCotacao, numeroPedido }) => {
    if (idCotacao === undefined) unquoted.add(numeroPedido);
  });
  const lie = answers("listarPedidos", (body) => {
    for (const order of body) if (unquoted.has(order.numeroPedido)) change(order);
  });
  return (sent, forward) => note(sent, (request) => lie(request, forward));
}

/** POST /pedido/novo: the limits of its fields and its defaults. */
export const pedidoFieldMutants = mutantsOf("pedido", {
  "PED-NOVO-001/address-optional": [
    "creates an order without an address",
    () => accepts("criarPedido", (body) => body.enderecoEntrega === undefined, criado),
  ],
  "PED-NOVO-002/number-cut": [
    "cuts a long numeroPedido",
    () => sends("criarPedido", (body) => cut(body, "numeroPedido", 100)),
  ],
  "PED-NOVO-003/channel-cut": [
    "cuts a long canal",
    () => sends("criarPedido", (body) => cut(body, "canal", 255)),
  ],
  "PED-NOVO-004/capitals": [
    "takes tipoPedido in any case and of any value",
    () =>
      accepts(
        "criarPedido",
        ({ tipoPedido }) => typeof tipoPedido === "string" && !/^(envio|reversa)$/.test(tipoPedido),
        criado,
      ),
  ],
  "PED-NOVO-008/channel-of-the-order-always": [
    "quotes again with another channel than the order's",
    () =>
      sends("criarPedido", (body) => {
        if (body.canal !== undefined && body.idCotacao === undefined) body.canal = "Outro canal";
      }),
  ],
  "PED-NOVO-009/code-ignored": [
    "quotes again even when an option is named",
    () =>
      sends("criarPedido", (body) => {
        if (/^\d{25}$/.test(body.idCotacao ?? "")) delete body.idCotacao;
      }),
  ],
  "PED-NOVO-010/another-option": [
    "takes another option than the best one for an order without quotation",
    () =>
      listsUnquoted((order) => {
        order.valorFreteCobrado = 4711;
        order.idMetodoEnvioCotado = 4711;
      }),
  ],
  "PED-NOVO-044/from-another-branch": [
    "answers another branch than the invoice's for an order that was quoted again",
    () =>
      listsUnquoted((order) => {
        order.filialERPCotado = "PE01";
      }),
  ],
  "PED-NOVO-011/nearest-is-the-best": [
    "takes the best option for transporteProximo",
    () =>
      sends("criarPedido", (body) => {
        if (body.idCotacao === "transporteProximo") delete body.idCotacao;
      }),
  ],
  "PED-NOVO-013/two-decimals": [
    "rounds valorFretePedido to cents",
    () =>
      sends("criarPedido", (body) => {
        body.valorFretePedido = Math.round(body.valorFretePedido * 100) / 100;
      }),
  ],
  "PED-NOVO-014/any-control": [
    "takes any controleEtiqueta",
    () =>
      accepts(
        "criarPedido",
        ({ controleEtiqueta }) =>
          controleEtiqueta !== undefined && !["", "app", "servico"].includes(controleEtiqueta),
        criado,
      ),
  ],
  "PED-NOVO-015/no-shipment": [
    "creates an order without shipments",
    () => accepts("criarPedido", ({ envio }) => envio.length === 0, criado),
  ],
  "PED-NOVO-016/value-optional": [
    "takes free data without a value",
    () =>
      sends("criarPedido", ({ dadosAdicionais = [] }) => {
        for (const entry of dadosAdicionais as { valor?: string }[]) entry.valor ??= "";
      }),
  ],
  "PED-NOVO-018/name-of-the-request": [
    "answers the free data under the request's name",
    () =>
      answers("listarPedidos", (body) =>
        body.map(({ dadosAdicionaisPedido, ...order }) => ({
          ...order,
          dadosAdicionais: dadosAdicionaisPedido,
        })),
      ),
  ],
  "PED-NOVO-019/reference-optional": [
    "creates an order without the recipient's referencia",
    () =>
      sends("criarPedido", ({ enderecoEntrega }) => {
        fill(enderecoEntrega, "referencia", "-");
      }),
  ],
  "PED-NOVO-020/name-cut": [
    "cuts the recipient's name",
    () => sends("criarPedido", ({ enderecoEntrega }) => cut(enderecoEntrega, "nome", 60)),
  ],
  "PED-NOVO-020/district-of-30": [
    "refuses a bairro of more than 30 characters",
    () => refuses("criarPedido", ({ enderecoEntrega }) => enderecoEntrega.bairro.length > 30),
  ],
  "PED-NOVO-021/deadline-optional": [
    "creates a shipment without prazoDeEntrega",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio) fill(shipment, "prazoDeEntrega", "2030-01-01");
      }),
  ],
  "PED-NOVO-022/tracking-code-cut": [
    "cuts a long codigoRastreio",
    () =>
      sends("criarPedido", ({ envio }) =>
        envio.map((shipment) => cut(shipment, "codigoRastreio", 20)).at(-1),
      ),
  ],
  "NS-002/shipment-weight-rounded": [
    "rounds a weight of four decimals",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio)
          if (typeof shipment.peso === "number") shipment.peso = Math.round(shipment.peso * 1000) / 1000;
      }),
  ],
  "PED-NOVO-024/weight-of-one-unit": [
    "weighs a shipment without peso like one unit of each product",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio)
          shipment.peso ??= shipment.produtos.reduce((sum, { peso }) => sum + peso, 0);
      }),
  ],
  "PED-NOVO-025/no-package": [
    "records a package of 1 cm when no measures are sent",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio) {
          shipment.altura ??= 1;
          shipment.largura ??= 1;
          shipment.profundidade ??= 1;
        }
      }),
  ],
  "PED-NOVO-026/volumes-for-products": [
    "records the number of volumes as quantidade",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const shipment of envio) shipment.quantidade = shipment.quantidadeVolumes;
      }),
  ],
  "PED-NOVO-027/postal-without-code": [
    "ships by the postal service without a tracking code",
    () =>
      accepts(
        "criarPedido",
        ({ envio }) => envio.some(({ codigoRastreio }) => codigoRastreio === undefined),
        criado,
      ),
  ],
  "PED-NOVO-029/load-map-lost": [
    "does not answer mapaDeCarga",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body) for (const shipment of envio) shipment.mapaDeCarga = null;
      }),
  ],
  "PED-NOVO-030/deadline-a-day-late": [
    "records a deadline in universal time, hours off",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const shipment of envio)
            shipment.prazoEntregaPedido = shipment.prazoEntregaPedido.replace(
              /^(\d{4})-(\d\d)-(\d\d)/,
              "$1-$2-01",
            );
      }),
  ],
  "PED-NOVO-031/quoted-carrier-stays": [
    "ignores the carrier that the order names",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio) {
          delete shipment.nomeTransportadora;
          delete shipment.nomeMetodoEnvio;
        }
      }),
  ],
  "PED-NOVO-032/marketplace-code-ignored": [
    "ignores deParaMkt",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const shipment of envio) delete shipment.deParaMkt;
      }),
  ],
  "PED-NOVO-034/quantity-optional": [
    "takes a product without quantidade for one",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const { produtos } of envio)
          for (const item of produtos as { quantidade?: number }[]) item.quantidade ??= 1;
      }),
  ],
  "PED-NOVO-035/sku-cut": [
    "cuts a long sku",
    () =>
      sends("criarPedido", ({ envio }) =>
        envio
          .flatMap(({ produtos }) => produtos)
          .map((item) => cut(item, "sku", 50))
          .at(-1),
      ),
  ],
  "PED-NOVO-037/invoice-date-optional": [
    "creates a shipment without the invoice's date",
    () =>
      sends("criarPedido", ({ envio }) => {
        for (const { notaFiscal } of envio) fill(notaFiscal, "data", "2026-01-01");
      }),
  ],
  "PED-NOVO-038/key-of-any-length": [
    "takes an invoice key of more than 44 characters",
    () =>
      sends("criarPedido", ({ envio }) => envio.map(({ notaFiscal }) => cut(notaFiscal, "chave", 44)).at(-1)),
  ],
  "PED-NOVO-039/date-in-the-record": [
    "answers the invoice's date without a time",
    () =>
      answers("listarPedidos", (body) => {
        for (const { envio } of body)
          for (const { notaFiscal } of envio) notaFiscal.data = notaFiscal.data.slice(0, 10);
      }),
  ],
});
