/** A whole number of an option. @throws Error for anything below 1 */
export function countOption(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${option} must be 1 or more`);
  return value;
}
