import { onTestFinished, vi } from "vitest";

/** Counts the bytes that are given back until the end of the test. */
export function countReleased(): { bytes: number } {
  const released = { bytes: 0 };
  const { transfer } = ArrayBuffer.prototype;
  const spy = vi.spyOn(ArrayBuffer.prototype, "transfer").mockImplementation(function (
    this: ArrayBuffer,
    length?: number,
  ) {
    released.bytes += this.byteLength;
    return transfer.call(this, length);
  });
  onTestFinished(() => spy.mockRestore());
  return released;
}
