/** Reais to cents. */
export const cents = (reais: number): number => Math.round(reais * 100);

/** kg, cm or percent to thousandths. */
export const thousandths = (value: number): number => Math.round(value * 1000);

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
