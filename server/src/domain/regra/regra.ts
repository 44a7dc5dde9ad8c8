/** Text as searches compare it: letters composed and in lower case, so that both engines agree on `ã` and `Ã` (TRA-007). */
export const searchText = (text: string): string => text.normalize("NFC").toLowerCase();

/** The criteria of a rule as a set of bits, 2^campo each (TRA-010). */
export const criterioBits = (criterios: readonly { campo: number }[]): number =>
  criterios.reduce((bits, { campo }) => bits | (1 << campo), 0);

/** Where a day lies in the validity of a rule, first and last day included (TRA-004, NS-026). Dates are civil. */
export function situacaoOf(
  { dataInicio, dataFim }: { dataInicio: string; dataFim: string | null },
  today: string,
): "vigente" | "programada" | "vencida" {
  if (today < dataInicio) return "programada";
  return dataFim !== null && dataFim < today ? "vencida" : "vigente";
}
