/**
 * A date or time local to the loja as it is stored: `YYYY-MM-DD HH:mm:ss`; a date alone is its first moment (NS-038).
 *
 * @param text `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or `YYYY-MM-DDTHH:mm:ss`, checked already
 */
export const toCivil = (text: string): string =>
  text.length === 10 ? `${text} 00:00:00` : `${text.slice(0, 10)} ${text.slice(11)}`;
