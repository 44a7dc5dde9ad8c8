import type { Plp } from "@frete/contract/loja";
import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile, Transporte } from "../../profile/profile.ts";
import { callOperation } from "./callOperation.ts";
import { cpfOfGroup, transportedPedido } from "./chatSamples.ts";
import { ALL_TIME } from "./dates.ts";
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

/** How a pre-list is named: as text in a path, as a number in records (PLP-016). */
export interface PlpCodes {
  idPLP: string;
  codigoPLP: number;
}

/**
 * The codes of a pre-list that was created: as the answer tells them or, where it has another shape (NS-025), as the list of
 * pending pre-lists does by one of its orders.
 * @throws Error when neither does
 */
export async function codesOf(profile: Profile, created: unknown, numeroPedido: string): Promise<PlpCodes> {
  const { idPLP, codigoPLP } = (created ?? {}) as Partial<PlpCodes>;
  if (typeof idPLP === "string" && typeof codigoPLP === "number") return { idPLP, codigoPLP };
  for (let pagina = 1; ; pagina++) {
    const query = { periodo: ALL_TIME, status: "Pendente", limite: "50", pagina: String(pagina) };
    const { body } = await callOperation<Plp[]>(profile, "listarPlps", { query });
    const found = body?.find((plp) =>
      plp.listaPedidos.some((pedido) => pedido.numeroPedido === numeroPedido),
    );
    if (found) return { idPLP: String(found.codigoPLP), codigoPLP: found.codigoPLP };
    if (!body?.length) throw new Error(`no pre-list with the order ${numeroPedido} is listed`);
  }
}
