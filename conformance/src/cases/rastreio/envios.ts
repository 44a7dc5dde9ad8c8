import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { success } from "../support/define.ts";
import { envioPedido, numeroOf, pedidoEnvio } from "../support/pedidoSamples.ts";

/** Tracking an order of two shipments. */
export function rastreioEnviosScenario(profile: Profile): Scenario {
  const envio = ["RASTREIO-1", "RASTREIO-2"].map((name) => envioPedido(profile, name));
  return {
    module: "rastreio",
    cases: [
      success("criarPedido", {
        id: "RAST-004/order-of-two-shipments",
        rules: ["PED-NOVO-015"],
        request: { body: { ...pedidoEnvio(profile, "RASTREIO-DOIS"), envio } },
      }),
      success("rastrearPedido", {
        id: "RAST-004/every-shipment",
        rules: ["RAST-004", "RAST-007"],
        request: { path: { filtro: "pedido", valor: numeroOf(profile, "RASTREIO-DOIS") } },
        check: ({ body: { lista } }, verify) => {
          const keys = lista.map(({ notaFiscal }) => notaFiscal.chave).sort();
          const wanted = envio.map(({ notaFiscal }) => notaFiscal.chave).sort();
          verify.equal("/lista", keys, wanted);
          verify.equal("/lista", new Set(lista.map(({ idenvio }) => idenvio)).size, 2);
        },
      }),
    ],
  };
}
