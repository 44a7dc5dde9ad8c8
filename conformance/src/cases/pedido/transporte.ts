import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { codeOf, first, last, unmapped } from "../support/pedidoOpcoes.ts";
import { type QuotedOrders, quotedOrders } from "../support/quotedOrders.ts";

/** Carriers that an order names: by the marketplace's code, by registered names, the postal service. */
export function pedidoTransporteScenarios(profile: Profile): Scenario[] {
  const orders = quotedOrders(profile, "TRANSPORTE");
  return [
    {
      module: "pedido",
      cases: [
        orders.quotation,
        ...byName(orders),
        ...byMarketplace(profile, orders).map((testCase) => ({ ...testCase, needs: "deParaMkt" })),
        ...byPostalService(profile, orders),
        createOrder("PED-NOVO-027/no-code-for-another-carrier", ["PED-NOVO-027"], () => {
          const { dadosFrete } = unmapped(orders.options(), profile.fixtures.correios.nomeMetodoEnvio);
          return orders.order(
            "9",
            {},
            {
              nomeTransportadora: dadosFrete.transportadoraNome,
              nomeMetodoEnvio: dadosFrete.metodoEnvioNome,
              codigoRastreio: undefined,
              plp: undefined,
            },
          );
        }),
      ],
    },
  ];
}

function byName({ takes, refused, order, quoted, options }: QuotedOrders): Case[] {
  const other = () => last(options()).dadosFrete;
  return [
    ...takes(
      "PED-NOVO-031/another-carrier-than-quoted",
      ["PED-NOVO-031", "PED-REC-007"],
      () =>
        order(
          "1",
          { idCotacao: codeOf(quoted.get(), first(options())) },
          { nomeTransportadora: other().transportadoraNome, nomeMetodoEnvio: other().metodoEnvioNome },
        ),
      ({ pedido: { NomeMetodoEnvioCotado, envio } }, verify) => {
        verify.equal(
          "/NomeMetodoEnvioCotado",
          NomeMetodoEnvioCotado,
          first(options()).dadosFrete.metodoEnvioNome,
        );
        verify.equal(
          "/envio/0",
          [envio[0]?.nomeTransportadora, envio[0]?.nomeMetodoEnvio, envio[0]?.idMetodoEnvio],
          [other().transportadoraNome, other().metodoEnvioNome, other().idMetodoEnvio],
        );
      },
    ),
    ...["nomeTransportadora", "nomeMetodoEnvio"].map((campo) =>
      refused(`PED-NOVO-031/unregistered-${campo}`, ["PED-NOVO-031"], `envio.0.${campo}`, () =>
        order("X", {}, { [campo]: "Nome que ninguém registrou" }),
      ),
    ),
  ];
}

function byMarketplace(
  { fixtures: { deParaMkt } }: Profile,
  { takes, refused, order, quoted, options }: QuotedOrders,
): Case[] {
  const mapped = { deParaMkt: deParaMkt?.codigo };
  return [
    ...takes(
      "PED-NOVO-032/method-of-the-marketplace",
      ["PED-NOVO-032", "PED-NOVO-033"],
      () => order("2", {}, mapped),
      ({ pedido: { envio } }, verify) =>
        verify.equal("/envio/0/nomeMetodoEnvio", envio[0]?.nomeMetodoEnvio, deParaMkt?.metodo),
    ),
    ...takes(
      "PED-NOVO-032/no-effect-with-a-quotation",
      ["PED-NOVO-032"],
      () => order("3", { idCotacao: codeOf(quoted.get(), unmapped(options(), deParaMkt?.metodo)) }, mapped),
      ({ pedido: { envio } }, verify) =>
        verify.equal(
          "/envio/0/nomeMetodoEnvio",
          envio[0]?.nomeMetodoEnvio,
          unmapped(options(), deParaMkt?.metodo).dadosFrete.metodoEnvioNome,
        ),
    ),
    refused("NS-039/unmapped-code", ["NS-039"], "envio.0.deParaMkt", () =>
      order("X", {}, { deParaMkt: "Z9" }),
    ),
  ];
}

function byPostalService({ fixtures: { correios } }: Profile, { refused, order }: QuotedOrders): Case[] {
  return [
    refused("PED-NOVO-027/postal-service-without-code", ["PED-NOVO-027"], "envio.0.codigoRastreio", () =>
      order("X", {}, { ...correios, codigoRastreio: undefined }),
    ),
    refused("NS-037/postal-service-with-another-code", ["NS-037"], "envio.0.codigoRastreio", () =>
      order("X", {}, { ...correios, codigoRastreio: "12345" }),
    ),
    createOrder("PED-NOVO-027/postal-service-with-code", ["PED-NOVO-027"], () => order("4", {}, correios)),
  ];
}
