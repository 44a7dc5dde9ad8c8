import type { IncomingMessage } from "node:http";

/** The body of a request, as a server that is written by hand for speed reads it. */
export function bodyText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks).toString()));
  });
}
