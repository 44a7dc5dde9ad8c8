import type { Driver } from "../profile/driver.ts";
import { LOJA, type Operator } from "./operator.ts";

/** What carriers charged: a file of CONEMB 3.1 with a single record 322, and the operator's decision on it. */
export function conciliacaoDriver(call: Operator): Driver {
  return {
    async addConciliacao({
      cnpj,
      serie,
      numeroNotaFiscal,
      numeroConhecimento,
      dataConhecimento,
      freteValor,
    }) {
      const [year, month, day] = dataConhecimento.split("-");
      const line = lineOf([
        [1, "322"],
        [19, numeroConhecimento.padStart(12, "0")],
        [31, `${day}${month}${year}`],
        [47, String(Math.round(freteValor * 100)).padStart(15, "0")],
        [219, cnpj],
        [233, String(serie).padEnd(3)],
        [236, numeroNotaFiscal.padStart(8, "0")],
        [673, "I"],
        [674, "N"],
      ]);
      const answer = await call<{ aplicados: number }>("POST", `${LOJA}/edi/conemb`, `${line}\r\n`);
      if (answer.aplicados !== 1) throw new Error(`the document was refused: ${JSON.stringify(answer)}`);
    },
    async decideConciliacao(chavePedido, autorizado) {
      const comentario = autorizado ? "" : "recusado";
      await call("POST", `${LOJA}/conciliacoes/${chavePedido}/autorizacao`, { autorizado, comentario });
    },
  };
}

/** Texts at positions that count from 1, in their order; blanks between them. */
function lineOf(cells: readonly (readonly [from: number, text: string])[]): string {
  return cells.reduce((line, [from, text]) => line.padEnd(from - 1) + text, "");
}
