/** A state holiday that the library of holidays knows wrongly. */
interface Correcao {
  uf: string;
  /** `MM-DD`, every year from `from` to `until`. */
  day: string;
  from?: number;
  until?: number;
  /** Whether the day is a holiday. */
  holiday: boolean;
}

/** State holidays where the law and `date-holidays` 3.37 differ. */
export const correcoes: readonly Correcao[] = [
  // Acre: the day of the Evangelical is 23 January (state law 1538 of 2004).
  { uf: "AC", day: "01-12", holiday: false },
  { uf: "AC", day: "01-23", from: 2004, holiday: true },
  // Paraíba: only 5 August is left (state law 10601 of 2015).
  { uf: "PB", day: "07-26", from: 2016, holiday: false },
  // Pernambuco: 6 March instead of a Sunday (state law 16059 of 2017).
  { uf: "PE", day: "firstSundayOfMarch", from: 2018, holiday: false },
  { uf: "PE", day: "03-06", from: 2018, holiday: true },
  // Paraná: 19 December is no holiday any more (state law 18384 of 2014).
  { uf: "PR", day: "12-19", from: 2015, holiday: false },
];
