/** Texts about lists of freight rules (NS-077). */
export const textos = {
  dataForaDoCalendario: () => "deve ser uma data entre 1970 e 2200",
  fimAntesDe: (dataInicio: string) => `não pode ser anterior a ${dataInicio}`,
  inicioDepoisDe: (dataFim: string) => `não pode ser posterior a ${dataFim}`,
};
