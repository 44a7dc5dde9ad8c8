/** Tells the driver where this peer listens. */
export function listening(urlOrPort: string | number): void {
  process.stdout.write(`${typeof urlOrPort === "number" ? urlOrPort : new URL(urlOrPort).port}\n`);
}
