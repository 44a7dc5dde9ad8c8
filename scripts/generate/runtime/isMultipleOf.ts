/**
 * Is a number a whole multiple of a step, both taken as the decimals that they are written as? 447.75 is one of 0.15, although
 * no quotient of the two doubles is whole.
 */
export function isMultipleOf(value: number, step: number): boolean {
  const decimal = (number: number): [digits: bigint, places: number] => {
    const [mantissa = "", exponent = "0"] = String(number).split("e");
    const [whole = "", fraction = ""] = mantissa.split(".");
    return [BigInt(whole + fraction), fraction.length - Number(exponent)];
  };
  if (value === 0 || !Number.isFinite(value)) return value === 0;
  const [digits, places] = decimal(value);
  const [stepDigits, stepPlaces] = decimal(step);
  const shift = BigInt(Math.abs(places - stepPlaces));
  return places < stepPlaces
    ? (digits * 10n ** shift) % stepDigits === 0n
    : digits % (stepDigits * 10n ** shift) === 0n;
}
