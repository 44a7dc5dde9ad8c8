/** Money for people: `R$ 219.90`. */
export const reais = (value: number): string => `R$ ${value.toFixed(2)}`;
