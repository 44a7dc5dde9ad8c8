import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile, Transporte } from "../../profile/profile.ts";
import { cpfOfGroup, transportedPedido } from "./chatSamples.ts";
import { success } from "./define.ts";
import { createOrder } from "./pedidoCases.ts";
import { PedidoKey } from "./pedidoKey.ts";
import { numeroOf } from "./pedidoSamples.ts";

/** An order that a pre-list may hold, as far as the answers tell. */
export interface PlpPedido {
  readonly name: string;
  readonly numero: string;
  readonly key: PedidoKey;
  readonly idEnvio: Slot<number>;
  readonly idMetodo: Slot<number>;
  readonly chaveNF: string;
}

export function plpPedido(profile: Profile, name: string): PlpPedido {
  return {
    name,
    numero: numeroOf(profile, name),
    key: new PedidoKey(profile, `the order ${name}`),
    idEnvio: new Slot<number>(`the shipment of the order ${name}`),
    idMetodo: new Slot<number>(`the shipping method of the order ${name}`),
    chaveNF: transportedPedido(profile, name).envio[0]?.notaFiscal.chave ?? "",
  };
}

/** Creates orders by this carrier, with these changes, and reads the codes of their shipments and methods. */
export function createPlpPedidos(
  profile: Profile,
  id: string,
  pedidos: readonly PlpPedido[],
  transporte: Transporte,
  changes: object = {},
): Case[] {
  const grupo = `PLP-${pedidos.map(({ name }) => name).join("-")}`;
  return [
    ...pedidos.map(({ name, key }) =>
      createOrder(
        `${id}/order-${name.toLowerCase()}`,
        ["PED-NOVO-040"],
        { ...transportedPedido(profile, name, transporte, grupo), ...changes },
        key,
      ),
    ),
    success("listarPedidos", {
      id: `${id}/orders-${pedidos.map(({ name }) => name.toLowerCase()).join("-")}`,
      rules: ["PED-REC-007"],
      request: {
        query: {
          dataTipo: "dataCriacaoPedido",
          periodo: "2020-01-01TO2099-12-31",
          cpfCnpj: cpfOfGroup(profile, grupo),
          limite: 50,
        },
      },
      save: ({ body }) => {
        for (const { key, idEnvio, idMetodo } of pedidos) {
          const [envio] = body.find(({ _id }) => _id === key.id.get())?.envio ?? [];
          if (!envio) throw new Error(`the list does not hold ${key.id.get()}`);
          idEnvio.set(envio.id);
          if (envio.idMetodoEnvio !== null) idMetodo.set(envio.idMetodoEnvio);
        }
      },
    }),
  ];
}
