import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import {
  expandDyns,
  type MockApiDefinition,
  type MockBody,
  type MockMultipartBody,
  type MockResponse,
  type Resolver,
} from "@typespec/spec-api";

/** A request as its bytes say it. */
export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** An answer as it came over the wire; header names in lower case. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the suite puts in where an expectation depends on the address of the server. */
export const CONFIG = { baseUrl: "http://localhost:3000" };

/**
 * The request of a scenario, written as RFC 6570 and OpenAPI have it: a comma of a list stands as it is.
 *
 * @param contentType in place of the one that the scenario states
 */
export async function requestOf(
  { uri, method, request = {} }: MockApiDefinition,
  contentType?: string,
): Promise<WireRequest> {
  const query = Object.entries(expandDyns(request.query ?? {}, CONFIG)).flatMap(([name, value]) =>
    [value].flat().map((item) => `${encodeURIComponent(name)}=${encoded(String(item))}`),
  );
  const path = uri.replaceAll("\\:", ":");
  const mark = path.includes("?") ? "&" : "?";
  const headers = namedInLowerCase(expandDyns(request.headers ?? {}, CONFIG));
  const content = request.body && (await contentOf(request.body, contentType ?? headers["content-type"]));
  return {
    method: method.toUpperCase(),
    target: query.length > 0 ? `${path}${mark}${query.join("&")}` : path,
    headers: { ...headers, ...(content && { "content-type": content.contentType }) },
    body: content?.bytes,
  };
}

const encoded = (text: string) => encodeURIComponent(text).replaceAll("%2C", ",");

/** @param stated content type among the headers of the scenario, which is the one that clients send */
async function contentOf(body: MockBody | MockMultipartBody, stated?: string) {
  if (!("kind" in body)) {
    const { rawContent } = body;
    const text =
      stated?.startsWith("text/") && isResolver(rawContent) ? rawContent.resolve(CONFIG) : undefined;
    const bytes = typeof text === "string" ? Buffer.from(text) : bytesOf(body);
    return { contentType: stated ?? body.contentType, bytes };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body.parts ?? {})) form.append(name, JSON.stringify(value));
  for (const { fieldname, originalname, buffer: bytes, mimetype } of body.files ?? [])
    form.append(fieldname, new Blob([new Uint8Array(bytes)], { type: mimetype }), originalname);
  const made = new Response(form);
  const contentType = made.headers.get("content-type") as string;
  return { contentType, bytes: Buffer.from(await made.arrayBuffer()) };
}

/** Is the content of a body a value that depends on the server's address? */
export function isResolver(content: MockBody["rawContent"]): content is Resolver {
  return content !== undefined && typeof content !== "string" && !Buffer.isBuffer(content);
}

/** The bytes of a body that a scenario states. */
export function bytesOf({ rawContent = "" }: MockBody): Buffer {
  return Buffer.from(isResolver(rawContent) ? rawContent.serialize(CONFIG) : rawContent);
}

/** Headers that a scenario states of an answer, their names in lower case. */
export function headersOf({ headers = {} }: MockResponse): Record<string, string> {
  return namedInLowerCase(expandDyns(headers, CONFIG));
}

/** Headers as text, their names in lower case. */
export function namedInLowerCase(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

/** Sends a request as it stands and reads the whole answer. */
export function send(
  port: number,
  { method, target, headers, body }: WireRequest,
  agent: Agent,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": body.length };
    request({ port, host: "127.0.0.1", method, path: target, headers: { ...headers, ...length }, agent })
      .on("response", (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
          reject,
        );
      })
      .on("error", reject)
      .end(body);
  });
}
