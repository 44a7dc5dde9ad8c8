import { connect, type Socket } from "node:net";

/** One answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** `detail` of a JSON body, undefined for any other. */
  detail: string | undefined;
}

/** Sends bytes as they are and reads the answers until the server closes the connection. */
export async function exchange(port: number, ...parts: (string | Uint8Array)[]): Promise<WireAnswer[]> {
  const socket = connect(port, "127.0.0.1");
  const whole = readToClose(socket);
  for (const part of parts) socket.write(part);
  return answersOf(await whole);
}

/** Everything a socket receives until it closes, reset or not. */
export function readToClose(socket: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks)));
  });
}

/** Splits received bytes into answers by their Content-Length; `100 Continue` is left out. */
export function answersOf(bytes: Buffer): WireAnswer[] {
  const answers: WireAnswer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) throw new Error(`No complete head in ${JSON.stringify(rest.toString())}`);
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 2),
      ]),
    );
    const status = Number(first.split(" ")[1]);
    const length = Number(headers["content-length"] ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length).toString();
    if (status !== 100) answers.push({ status, headers, body, detail: detailOf(body) });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}

function detailOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { detail?: string }).detail;
  } catch {
    return undefined;
  }
}

/** A request as text, with Content-Length and `Connection: close`. */
export function requestText(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body = "",
): string {
  const all: Record<string, string> = { Host: "test", Connection: "close", ...headers };
  if (body !== "" && !all["Transfer-Encoding"]) all["Content-Length"] ??= String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
