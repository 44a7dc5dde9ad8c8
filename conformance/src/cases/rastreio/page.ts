import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { cpfOf, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";

const EXTERNO = "https://rastreio.example/kit";

/** GET /rastreio/{numeroPedido}/{chavePedido}: the public page, without any token and outside /api/v1. */
export function rastreioPageScenarios(profile: Profile): Scenario[] {
  const cpfCnpj = cpfOf(profile, "PAGINA");
  const keys = {
    own: new PedidoKey(profile, "the order"),
    other: new PedidoKey(profile, "the other store's order of that number"),
    external: new PedidoKey(profile, "the order with an address of its own"),
    several: new PedidoKey(profile, "the order of two shipments"),
  };
  const order = (name: string, urlRastreioExterno?: string, filialERP?: string) => {
    const body = pedidoEnvio(profile, name, { cpfCnpj, ...(filialERP && { filialERP }) });
    return { ...body, envio: body.envio.map((envio) => ({ ...envio, urlRastreioExterno })) };
  };
  const several = order("PAGINA-2");
  const page = (
    id: string,
    rules: readonly string[],
    name: string,
    key: PedidoKey,
    check: Case["check"],
  ): Case => ({
    ...success("verRastreio", {
      id,
      rules,
      token: null,
      request: () => ({ path: { numeroPedido: numeroOf(profile, name), chavePedido: key.get() } }),
    }),
    ...(check && { check }),
  });
  const notFound = (id: string, rules: readonly string[], name: string, key: () => string): Case => ({
    ...success("verRastreio", {
      id,
      rules,
      token: null,
      request: () => ({ path: { numeroPedido: numeroOf(profile, name), chavePedido: key() } }),
    }),
    // That the page is refused is of the interface, in which status a decision.
    statusRules: ["NS-076"],
    status: 404,
  });
  return [
    {
      module: "rastreio",
      cases: [
        createOrder("PED-NOVO-042/order", ["PED-NOVO-041"], order("PAGINA"), keys.own),
        createOrder(
          "PED-NOVO-042/same-number-in-the-other-store",
          ["GER-004"],
          order("PAGINA", undefined, profile.fixtures.filialAlheia),
          keys.other,
          "api2",
        ),
        createOrder("PED-NOVO-028/order", ["PED-NOVO-028"], order("PAGINA-1", EXTERNO), keys.external),
        createOrder(
          "PED-NOVO-028/order-of-two-shipments",
          ["PED-NOVO-015", "PED-NOVO-028"],
          {
            ...several,
            envio: several.envio.flatMap((envio) =>
              [1, 2].map((number) => ({ ...envio, urlRastreioExterno: `${EXTERNO}/${number}` })),
            ),
          },
          keys.several,
        ),
        page(
          "PED-NOVO-042/page-of-the-order",
          ["PED-NOVO-041", "PED-NOVO-042", "GER-001"],
          "PAGINA",
          keys.own,
          ({ text }, verify) => {
            const numero = numeroOf(profile, "PAGINA");
            verify.holds("", text.includes(numero), `must name the order ${numero}`);
            verify.holds("", !text.includes(cpfCnpj), "must not tell the customer's document");
          },
        ),
        page("GER-004/page-of-the-other-store", ["GER-004"], "PAGINA", keys.other, undefined),
        {
          ...page(
            "PED-NOVO-028/sent-to-the-address",
            ["PED-NOVO-028"],
            "PAGINA-1",
            keys.external,
            ({ headers }, verify) => verify.equal("header location", headers.location, EXTERNO),
          ),
          status: 302,
        },
        page(
          "PED-NOVO-028/buttons-of-two-shipments",
          ["PED-NOVO-028"],
          "PAGINA-2",
          keys.several,
          ({ text }, verify) => {
            for (const number of [1, 2]) {
              const address = `${EXTERNO}/${number}`;
              verify.holds("", text.includes(address), `must lead to ${address}`);
            }
          },
        ),
        notFound("PED-NOVO-042/key-of-another-order", ["PED-NOVO-042"], "PAGINA", () => keys.external.get()),
        notFound("PED-NOVO-042/unknown-key", ["PED-NOVO-042"], "PAGINA", () => "0".repeat(32)),
        notFound("PED-NOVO-042/unknown-number", ["PED-NOVO-042"], "PAGINA-9", () => keys.own.get()),
      ],
    },
  ];
}
