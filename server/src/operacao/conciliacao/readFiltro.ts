import type { Loja } from "@frete/contract/operacao";
import { invalid } from "../../http/errors.ts";
import { dayRange } from "../../platform/time.ts";
import type { FiltroConciliados } from "./findConciliados.ts";
import { textos } from "./textos.ts";

/** What a request says of the shipments that it wants; days `YYYY-MM-DD`. */
interface Query {
  de?: string;
  ate?: string;
  idTransportadora?: number;
  divergente?: boolean;
  toleranciaCentavos: number;
}

/** Further than any date that a request can name. */
const FIRST_DAY = "1970-01-01";
const LAST_DAY = "2200-12-31";

/** The filter of a request, whose days are the loja's. @throws HttpError 400 when they end before they start */
export function readFiltro({ id: idLoja, fusoHorario }: Loja, query: Query): FiltroConciliados {
  const { de = FIRST_DAY, ate = LAST_DAY, toleranciaCentavos: tolerancia } = query;
  const range = dayRange(de, ate, fusoHorario);
  if (range === undefined || de > ate) throw invalid("ate", textos.periodoInvertido());
  return {
    idLoja,
    range,
    tolerancia,
    ...(query.idTransportadora === undefined ? {} : { idTransportadora: query.idTransportadora }),
    ...(query.divergente === undefined ? {} : { divergente: query.divergente }),
  };
}
