/** A request as frameworks and platforms of functions give it: what of it a receiver needs. */
export interface ForeignRequest {
  method?: string | undefined;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The very bytes or text of the body, or what a parser made of it. */
  body?: unknown;
  /** The very bytes, beside a parsed `body`: what `keepRawBody` keeps, and some platforms do by themselves. */
  rawBody?: unknown;
}

/** Requests whose body was parsed before: what they carry was written anew, which may differ from what was signed. */
const REWRITTEN = new WeakSet<Request>();

/**
 * The web's `Request` of what another platform gives: the request of Express, Fastify or Next's pages, the event of a function in a
 * cloud. A body that was parsed already is written anew as JSON: its signature holds where the sender writes JSON alike, and is
 * refused, with the reason, where not.
 */
export function requestOf({ method = "POST", headers, body, rawBody }: ForeignRequest): Request {
  const given = rawBody ?? body;
  const isRewritten = given !== undefined && given !== null && !isRaw(given);
  const hasBody = method !== "GET" && method !== "HEAD" && given !== undefined && given !== null;
  // Receivers do not look at the address, which `Host` could spoil.
  const request = new Request("http://receiver.invalid/", {
    method,
    headers: headersOf(headers),
    ...(hasBody ? { body: isRewritten ? JSON.stringify(given) : given } : {}),
    ...(given instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
  if (isRewritten) REWRITTEN.add(request);
  return request;
}

/** Was the body of this request parsed before it came here? */
export const isRewritten = (request: Request): boolean => REWRITTEN.has(request);

const isRaw = (body: unknown) =>
  typeof body === "string" ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body) ||
  body instanceof ReadableStream;

function headersOf(given: ForeignRequest["headers"]): Headers {
  const headers = new Headers();
  // Pseudo headers of HTTP/2 are no headers here.
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !name.startsWith(":"))
      for (const each of [value].flat()) headers.append(name, each as string);
  return headers;
}
