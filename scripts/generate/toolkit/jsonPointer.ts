/** The keys that lead from a value to the place that a JSON pointer names (RFC 6901), outermost first. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}
