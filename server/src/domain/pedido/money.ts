/** `R$ 1.234,567`: thousandths of a real as Portuguese text, with two decimals or, where needed, three. */
export function formatReais(thousandths: number): string {
  const whole = String(Math.floor(thousandths / 1000)).replace(/\B(?=(\d{3})+$)/g, ".");
  const rest = String(thousandths % 1000).padStart(3, "0");
  return `R$ ${whole},${rest.endsWith("0") ? rest.slice(0, 2) : rest}`;
}

/** `part` as a percentage of `whole`, three decimals, half away from zero; 0 of nothing (NS-004). */
export function percentOf(part: number, whole: number): number {
  if (whole === 0) return 0;
  const thousandths = Math.round(Math.abs((part / whole) * 100_000));
  return part * whole < 0 ? -thousandths / 1000 : thousandths / 1000;
}
