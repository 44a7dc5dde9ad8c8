import type { Case } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";
import type { PedidoKey } from "../support/pedidoKey.ts";
import { numeroOf } from "../support/pedidoSamples.ts";

const PROVA = "https://comprovante.example/tarde";

/** What becomes of one field of a change. */
export type Outcome = "sucesso" | "já alterado" | "refused";

/** Makes the case of a change. */
export type Change = (
  id: string,
  rules: readonly string[],
  body: object | (() => object),
  outcome: Record<string, Outcome>,
) => Case;

/** Delivered: the transport is over, and its proof becomes known. */
export function finalOrder(profile: Profile, { key, change }: { key: PedidoKey; change: Change }): Case[] {
  return [
    {
      ...success("rastrearPedido", {
        id: "NS-044/delivered",
        rules: ["RAST-002"],
        request: { path: { filtro: "pedido", valor: numeroOf(profile, "ALTERA") } },
      }),
      needs: "addOccurrence",
      before: async () =>
        profile.driver.addOccurrence?.({ chavePedido: key.get(), idOcoren: 1, data: "2026-01-01T10:00:00" }),
    },
    {
      ...change(
        "NS-044/final-order",
        ["PED-ALT-014", "NS-044"],
        {
          pedidoAuxiliar: "TARDE",
          envio: [{ peso: 99, linkComprovanteEntrega: PROVA }],
        },
        {
          pedidoAuxiliar: "sucesso",
          "envio.0.peso": "refused",
          "envio.0.linkComprovanteEntrega": "sucesso",
        },
      ),
      needs: "addOccurrence",
    },
    {
      ...success("alterarPedido", {
        id: "NS-044/without-an-address-of-the-carrier",
        rules: ["NS-044"],
        request: () => ({
          path: { filtro: "documento", valor: key.get() },
          body: { envio: [{ urlRastreioExterno: "" }] },
        }),
      }),
      needs: "addOccurrence",
    },
    {
      ...success("verRastreio", {
        id: "NS-044/page-with-the-proof-of-delivery",
        rules: ["NS-044"],
        token: null,
        request: () => ({ path: { numeroPedido: numeroOf(profile, "ALTERA"), chavePedido: key.get() } }),
        check: ({ text }, verify) => verify.holds("", text.includes(PROVA), `must lead to ${PROVA}`),
      }),
      needs: "addOccurrence",
    },
  ];
}
