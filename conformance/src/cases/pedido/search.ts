import type { Pedido } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { failure, success } from "../support/define.ts";
import { createOrder, readOrder, verifyTracked } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { chaveNfOf, cpfOf, numeroNfOf, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";
import { UNTRACKED_IS_EMPTY } from "../support/tolerances.ts";

/** Rules about the name of a key. */
const OTHER_RULES: Record<string, string[]> = { chavenf: ["RAST-006"], documento: ["RAST-005"] };

/** Every key that an order is found by, for a change and for tracking, and that it is hidden from the other store. */
export function pedidoSearchScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "BUSCA");
  const pedido = new Slot<Pedido>("the order to be found");
  const key = new PedidoKey(profile, "the order to be found");
  const keys: [filtro: string, name: string, valor: () => string][] = [
    ["pedido", "pedido", () => numeroOf(profile, "BUSCA")],
    ["documento", "documento", () => key.get()],
    ["chavenf", "chavenf", () => chaveNfOf(profile, "BUSCA")],
    ["notafiscal", "notafiscal", () => numeroNfOf(profile, "BUSCA")],
    ["cotacaoid", "cotacaoid-25", () => pedido.get().idCotacao ?? ""],
    ["cotacaoid", "cotacaoid-11", () => (pedido.get().idCotacao ?? "").slice(0, 11)],
  ];
  const rastreio = (filtro: string) => (filtro === "cotacaoid" ? "RAST-003" : "RAST-002");
  return [
    {
      module: "pedido",
      cases: [
        createOrder("PED-ALT-001/order", ["PED-NOVO-041"], pedidoEnvio(profile, "BUSCA", { cpfCnpj }), key),
        {
          ...readOrder("PED-ALT-001/record", ["PED-LIST-009"], { cpfCnpj, key }, (found) =>
            pedido.set(found),
          ),
        },
        ...keys.map(([filtro, name, valor]) =>
          success("alterarPedido", {
            id: `PED-ALT-001/by-${name}`,
            rules: ["PED-ALT-001", "PED-ALT-012"],
            request: () => ({ path: { filtro, valor: valor() }, body: { pedidoAuxiliar: `por ${name}` } }),
            check: ({ body }, verify) =>
              verify.equal("/retornos", body.retornos, [{ campo: "pedidoAuxiliar", mensagem: "sucesso" }]),
          }),
        ),
        readOrder(
          "PED-ALT-001/the-order-is-changed",
          ["PED-ALT-001", "PED-ALT-012"],
          { cpfCnpj, key },
          (found, verify) => verify.equal("/pedidoAuxiliar", found.pedidoAuxiliar, `por ${keys.at(-1)?.[1]}`),
        ),
        ...keys.map(([filtro, name, valor]) =>
          success("rastrearPedido", {
            id: `${rastreio(filtro)}/found-by-${name}`,
            rules: [rastreio(filtro), "RAST-004", "RAST-007", ...(OTHER_RULES[filtro] ?? [])],
            request: () => ({ path: { filtro, valor: valor() } }),
            check: ({ body: { lista } }, verify) => {
              const [envio] = pedido.get().envio;
              verify.equal("/lista", lista.length, 1);
              verifyTracked(lista[0], envio, verify);
            },
          }),
        ),
        ...keys.flatMap(([filtro, name, valor]): Case[] => [
          failure("alterarPedido", 404, {
            id: `GER-004/hidden-by-${name}`,
            rules: ["GER-004"],
            token: "api2",
            request: () => ({ path: { filtro, valor: valor() }, body: { pedidoAuxiliar: "da outra loja" } }),
          }),
          failure("rastrearPedido", 404, {
            id: `GER-004/hidden-by-${name}`,
            rules: ["GER-004", "AUTH-005"],
            token: "api2",
            tolerates: [UNTRACKED_IS_EMPTY],
            request: () => ({ path: { filtro, valor: valor() } }),
          }),
        ]),
        readOrder("GER-004/the-other-store-changed-nothing", ["GER-004"], { cpfCnpj, key }, (found, verify) =>
          verify.equal("/pedidoAuxiliar", found.pedidoAuxiliar, `por ${keys.at(-1)?.[1]}`),
        ),
        ...severalOrders(profile, cpfCnpj),
      ],
    },
  ];
}

/** Two orders with one invoice: a change needs a single one, tracking shows both. */
function severalOrders(profile: Profile, cpfCnpj: string): Case[] {
  const order = (name: string) => {
    const body = pedidoEnvio(profile, name, { cpfCnpj });
    const chave = chaveNfOf(profile, "DOIS");
    return {
      ...body,
      envio: body.envio.map((envio) => ({ ...envio, notaFiscal: { ...envio.notaFiscal, chave } })),
    };
  };
  const keys: [filtro: string, valor: string][] = [
    ["chavenf", chaveNfOf(profile, "DOIS")],
    ["notafiscal", numeroNfOf(profile, "DOIS")],
  ];
  return [
    createOrder("NS-043/first-of-two", ["NS-043"], order("DOIS-1")),
    createOrder("NS-043/second-of-two", ["NS-043"], order("DOIS-2")),
    ...keys.flatMap(([filtro, valor]): Case[] => [
      failure("alterarPedido", 400, {
        id: `NS-043/two-orders-by-${filtro}`,
        rules: ["NS-043"],
        request: { path: { filtro, valor }, body: { pedidoAuxiliar: "qual?" } },
      }),
      success("rastrearPedido", {
        id: `NS-048/two-orders-by-${filtro}`,
        rules: ["NS-048"],
        request: { path: { filtro, valor } },
        check: ({ body: { lista } }, verify) => verify.equal("/lista", lista.length, 2),
      }),
    ]),
  ];
}
