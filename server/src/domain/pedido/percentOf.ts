/** `part` as a percentage of `whole`, three decimals, half away from zero; 0 of nothing (NS-004). */
export function percentOf(part: number, whole: number): number {
  if (whole === 0) return 0;
  const thousandths = Math.round(Math.abs((part / whole) * 100_000));
  return part * whole < 0 ? -thousandths / 1000 : thousandths / 1000;
}
