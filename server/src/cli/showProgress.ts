import type { Terminal } from "./terminal.ts";

const LINE_FEED = 0x0a;
const TTY_INTERVAL = 100;
const PLAIN_INTERVAL = 1000;

/**
 * Passes a file's bytes on and tells how far it is on standard error: one line that is written over on a terminal, a plain
 * line every second and at the end elsewhere.
 *
 * @param total size of the file in bytes, when it is known
 */
export async function* showProgress(
  bytes: AsyncIterable<Buffer>,
  total: number | undefined,
  { err }: Terminal,
): AsyncGenerator<Buffer> {
  const isTTY = err.isTTY === true;
  const started = performance.now();
  let told = started;
  let sent = 0;
  let lines = 0;
  const tell = (end: string) => {
    const seconds = Math.max((performance.now() - started) / 1000, 0.001);
    const text = [
      ...(total ? [`${Math.floor((sent / total) * 100)}%`] : []),
      `${size(sent)} sent`,
      `${lines.toLocaleString("en-US")} lines`,
      `${size(sent / seconds)}/s`,
      `${Math.round(lines / seconds).toLocaleString("en-US")} lines/s`,
    ].join("  ");
    err.write(isTTY ? `\r\u001b[K${text}${end}` : `${text}\n`);
  };
  for await (const chunk of bytes) {
    yield chunk;
    sent += chunk.length;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) lines++;
    const now = performance.now();
    if (now - told < (isTTY ? TTY_INTERVAL : PLAIN_INTERVAL)) continue;
    told = now;
    tell("");
  }
  tell("\n");
}

function size(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
