import type { Driver } from "../profile/driver.ts";
import { LOJA, type Operator } from "./operator.ts";

/** The life of orders: occurrences and pre-lists. */
export function pedidoDriver(call: Operator): Driver {
  return {
    async addOccurrence({ chavePedido, ...occurrence }) {
      const { recusadas, itens } = await call<{ recusadas: number; itens: unknown[] }>(
        "POST",
        `${LOJA}/ocorrencias`,
        {
          itens: [{ documento: chavePedido, ...occurrence }],
        },
      );
      if (recusadas > 0) throw new Error(`the occurrence was refused: ${JSON.stringify(itens)}`);
    },
    async addUnitEvent({ chavePedido, ...event }) {
      const answer = await call<{ refusedFiles: number }>("POST", `${LOJA}/eventos-unidade`, {
        itens: [{ documento: chavePedido, ...event }],
      });
      if (answer.refusedFiles > 0) throw new Error(`the event was refused: ${JSON.stringify(answer)}`);
    },
    async closePlp({ codigoPLP, ...fechamento }) {
      await call("POST", `${LOJA}/plps/${codigoPLP}/fechamento`, fechamento);
    },
    async excludePlp(codigoPLP) {
      await call("POST", `${LOJA}/plps/${codigoPLP}/exclusao`);
    },
  };
}
