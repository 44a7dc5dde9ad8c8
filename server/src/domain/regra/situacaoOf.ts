/** Where a day lies in the validity of a rule, first and last day included (TRA-004, NS-026). Dates are civil. */
export function situacaoOf(
  { dataInicio, dataFim }: { dataInicio: string; dataFim: string | null },
  today: string,
): "vigente" | "programada" | "vencida" {
  if (today < dataInicio) return "programada";
  return dataFim !== null && dataFim < today ? "vencida" : "vigente";
}
