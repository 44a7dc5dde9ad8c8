/** `R$ 1.234,567`: thousandths of a real as Portuguese text, with two decimals or, where needed, three. */
export function formatReais(thousandths: number): string {
  const whole = String(Math.floor(thousandths / 1000)).replace(/\B(?=(\d{3})+$)/g, ".");
  const rest = String(thousandths % 1000).padStart(3, "0");
  return `R$ ${whole},${rest.endsWith("0") ? rest.slice(0, 2) : rest}`;
}
