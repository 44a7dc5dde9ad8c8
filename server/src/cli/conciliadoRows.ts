import type { EnvioConciliado } from "@frete/contract/operacao";
import type { Fields } from "./render.ts";

/** The lines that a shipment of the audit is shown as: the freight, then its parts, those that cannot be compared as such. */
export function conciliadoRows(record: Fields): Fields[] {
  const {
    numeroPedido,
    notaFiscal,
    transportadora,
    conhecimento,
    decisao,
    cotado,
    cobrado,
    diferenca,
    ...rest
  } = record as unknown as EnvioConciliado;
  const situacao = diferenca === null ? "semCobrado" : diferenca === 0 ? "igual" : "diferente";
  return [
    {
      numeroPedido,
      notaFiscal,
      transportadora,
      conhecimento,
      decisao,
      componente: "total",
      cotado,
      cobrado,
      diferenca,
      situacao,
    },
    ...rest.componentes.map((componente) => ({ ...BLANK, ...componente })),
  ];
}

const BLANK = { numeroPedido: "", notaFiscal: "", transportadora: "", conhecimento: "", decisao: "" };
