import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { pipeline, Readable } from "node:stream";

const agent = new Agent({ keepAlive: true });

/** A request as `fetch` takes it; the headers say what the body is. */
export interface Sending {
  method: string;
  headers: Record<string, string>;
  body?: string | ReadableStream | undefined;
}

/** An answer, read to its end. */
export interface Exchanged {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends a request to a server of the tests and reads its answer. `fetch` takes several times the CPU time, and the tests send
 * tens of thousands.
 * @throws Error when there is no whole answer
 */
export async function exchange(url: string, { method, headers, body }: Sending): Promise<Exchanged> {
  const sent = request(url, { method, agent, headers: Object.fromEntries(new Headers(headers)) });
  // After the answer has begun, what is wrong with it is told by the answer.
  sent.on("error", () => undefined);
  const answer = once(sent, "response") as Promise<[IncomingMessage]>;
  if (body instanceof ReadableStream) pipeline(Readable.fromWeb(body as never), sent, () => undefined);
  else {
    if (body !== undefined) sent.setHeader("content-length", Buffer.byteLength(body));
    sent.end(body);
  }
  const [response] = await answer;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const named = response.rawHeaders.flatMap((name, index, all): [string, string][] =>
    index % 2 === 0 ? [[name, all[index + 1] ?? ""]] : [],
  );
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(named),
    text: Buffer.concat(chunks).toString(),
  };
}
