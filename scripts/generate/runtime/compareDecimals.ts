/** Compares two decimals written as text, without loss: negative when the first is less, 0 when they are the same number. */
export function compareDecimals(one: string, other: string): number {
  const decimal = (text: string): [digits: bigint, places: number] => {
    const [mantissa = "", exponent = "0"] = text.toLowerCase().split("e");
    const [whole = "", fraction = ""] = mantissa.split(".");
    return [BigInt(whole + fraction), fraction.length - Number(exponent)];
  };
  const [digits, places] = decimal(one);
  const [otherDigits, otherPlaces] = decimal(other);
  const most = Math.max(places, otherPlaces);
  const difference = digits * 10n ** BigInt(most - places) - otherDigits * 10n ** BigInt(most - otherPlaces);
  return Number(difference > 0n) - Number(difference < 0n);
}
