import type { Cotacao } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { CANAL } from "../support/cotacaoSamples.ts";
import { success } from "../support/define.ts";
import { createOrder, readOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cartOf, codeOf, first } from "../support/pedidoOpcoes.ts";
import { cpfOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { isEmpty } from "../support/verifyOrder.ts";

/** The channel decides what a search code means: the quotation's when there is one, else the order's (PED-NOVO-008). */
export function pedidoCanalScenarios(profile: Profile): Scenario[] {
  const product = completeProduto(profile, skuOf(profile, "CANAL"));
  const cpfCnpj = cpfOf(profile, "CANAL");
  const quoted = new Slot<Cotacao>("the quotation of the channel");
  const order = (name: string, canal: string) => {
    const body = { ...pedidoEnvio(profile, name, { cpfCnpj }), canal };
    const searched = (sku: string) =>
      body.envio.map((envio) => ({ ...envio, produtos: envio.produtos.map((each) => ({ ...each, sku })) }));
    return { ...body, envio: searched(`B-${product.sku}`) };
  };
  const resolves = (name: string, body: () => object, resolved: boolean): Case[] => {
    const key = new PedidoKey(profile, `${name}`);
    return [
      createOrder(name, ["PED-NOVO-008"], body, key),
      readOrder(`${name}/read`, ["PED-NOVO-008"], { cpfCnpj, key }, ({ canal, envio: [envio] }, verify) => {
        const sent = body() as { canal: string; idCotacao?: string };
        // Of an order with a quotation the interface does not say whose channel it tells.
        if (sent.idCotacao === undefined) verify.equal("/canal", canal, sent.canal, ["PED-REC-001"]);
        const found = envio?.produtos[0]?.tituloCadastro;
        const pointer = "/envio/0/produtos/0/tituloCadastro";
        if (resolved) verify.equal(pointer, found, product.titulo);
        else verify.holds(pointer, isEmpty(found), "must be empty", found);
      }),
    ];
  };
  return [
    {
      module: "pedido",
      cases: [
        success("salvarProdutos", {
          id: "PED-NOVO-008/product",
          rules: ["PROD-008"],
          request: { body: { produto: [product] } },
        }),
        success("criarCotacao", {
          id: "PED-NOVO-008/quotation",
          rules: ["PROD-008"],
          request: { body: cartOf(order("CANAL-Q", CANAL)) },
          save: ({ body }) => quoted.set(body),
        }),
        ...resolves("PED-NOVO-008/channel-of-the-order", () => order("CANAL-1", CANAL), true),
        ...resolves("PED-NOVO-008/another-channel", () => order("CANAL-2", "Outro canal"), false),
        ...resolves(
          "PED-NOVO-008/channel-of-the-quotation-wins",
          () => ({
            ...order("CANAL-3", "Outro canal"),
            idCotacao: codeOf(quoted.get(), first(quoted.get().opcoesEntrega)),
          }),
          true,
        ),
      ],
    },
  ];
}
