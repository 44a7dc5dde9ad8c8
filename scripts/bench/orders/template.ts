import { cotado, envio, pedido } from "../../../server/src/domain/pedido/pedido.testing.ts";

/** One order of three shipments, as it is stored. */
export const template = pedido({
  canal: "Site",
  envios: [1, 2, 3].map((id) => envio({ id })),
  cotado: cotado(),
});
