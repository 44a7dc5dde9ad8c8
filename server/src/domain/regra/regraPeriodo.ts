import { invalid } from "../../http/errors.ts";
import { addDays, dayRange, isCivilDate } from "../../platform/time.ts";
import { textos } from "./textos.ts";

/** Days that a list looks back when nobody says since when (TRA-012, TRA-015). */
const DEFAULT_DAYS = 365;

/** The dates of a rule that a period may apply to (TRA-011). */
const COLUMN_OF = { cadastro: "data_cadastro", inicio: "data_inicio", fim: "data_fim" } as const;

export type RegraDateColumn = (typeof COLUMN_OF)[keyof typeof COLUMN_OF];

/** From `start` on and before `end`: instants of the registration, civil dates of the validity. */
export interface RegraPeriodo {
  column: RegraDateColumn;
  start: string | number;
  end: string | number;
}

/**
 * The period of a list, both days included; an end that was not sent is its default, 365 days ago or today (TRA-012, NS-057).
 *
 * @throws HttpError 400 when it ends before it starts
 */
export function regraPeriodo(
  query: { dataTipo: keyof typeof COLUMN_OF; dataInicio?: string; dataFim?: string },
  today: string,
  fusoHorario: string,
): RegraPeriodo {
  const { dataTipo, dataInicio = addDays(today, -DEFAULT_DAYS), dataFim = today } = query;
  for (const [field, date] of [
    ["dataInicio", dataInicio],
    ["dataFim", dataFim],
  ] as const) {
    if (!isCivilDate(date)) throw invalid(field, textos.dataForaDoCalendario());
  }
  if (dataFim < dataInicio) {
    throw query.dataFim === undefined
      ? invalid("dataInicio", textos.inicioDepoisDe(dataFim))
      : invalid("dataFim", textos.fimAntesDe(dataInicio));
  }
  const column = COLUMN_OF[dataTipo];
  const range = column === "data_cadastro" ? dayRange(dataInicio, dataFim, fusoHorario) : undefined;
  return { column, ...(range ?? { start: dataInicio, end: addDays(dataFim, 1) }) };
}
