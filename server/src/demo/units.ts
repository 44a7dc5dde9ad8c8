/** Reais to cents. */
export const cents = (reais: number): number => Math.round(reais * 100);

/** kg, cm or percent to thousandths. */
export const thousandths = (value: number): number => Math.round(value * 1000);

export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const DAY = 86_400_000;
/** The demo's stores are in Brasília time, without daylight saving since 2019. */
const BRASILIA = -3 * 3_600_000;

/** Civil date (YYYY-MM-DD) in Brasília, `days` after an instant. */
export function civilDate(epochMs: number, days: number): string {
  return new Date(epochMs + BRASILIA + days * DAY).toISOString().slice(0, 10);
}

/** The instant `days` before another one. */
export const daysBefore = (epochMs: number, days: number): number => epochMs - days * DAY;
