/** Text as searches compare it: letters composed and in lower case, so that both engines agree on `ã` and `Ã` (TRA-007). */
export const searchText = (text: string): string => text.normalize("NFC").toLowerCase();

/** The criteria of a rule as a set of bits, 2^campo each (TRA-010). */
export const searchWords = (criterios: readonly { campo: number }[]): number =>
  criterios.reduce((bits, { campo }) => bits | (1 << campo), 0);
