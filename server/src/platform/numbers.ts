/**
 * Between the contract's decimals and the integers of storage and arithmetic. Exact for every numeric(9,s) of the contract:
 * a decimal of at most nine digits is the double nearest to it, and scaling it is off by far less than half a unit.
 */

/** Reais -> cents. */
export const toCents = (reais: number): number => Math.round(reais * 100);

/** Cents -> reais. */
export const fromCents = (cents: number): number => cents / 100;

/** kg, cm, percent -> thousandths. */
export const toThousandths = (value: number): number => Math.round(value * 1000);

/** Thousandths -> kg, cm, percent. */
export const fromThousandths = (thousandths: number): number => thousandths / 1000;
