/** Takes away the line that is written over, where there is a terminal. */
export function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
}
