import { isDeepStrictEqual } from "node:util";
import type { CreateClient } from "./createClient.ts";
import type { Received } from "./serveScenarios.ts";
import type { WireRequest } from "./wire.ts";

/** An operation, as far as a call of it needs it. */
interface Called {
  readonly method: string;
  readonly path: string;
}

/**
 * Calls an operation by the generated client with the values that a handler got, and says what its request has otherwise than
 * the scenario's: the way back, from values to text.
 *
 * @param basePath where the paths of the contract begin
 */
export async function callScenario(
  createClient: CreateClient,
  { method, path }: Called,
  basePath: string,
  got: Received,
  expected: WireRequest,
): Promise<string[]> {
  const sent: Request[] = [];
  const credentials = (got.caller ?? []) as { schemes: { scheme: string }[]; value: string }[];
  const client = createClient({
    baseUrl: `http://localhost${basePath}`,
    secrets: Object.fromEntries(credentials.map(({ schemes: [first], value }) => [first?.scheme, value])),
    fetch: async (request) => {
      sent.push(request);
      return new Response(null, { status: 204 });
    },
  });
  const { path: inPath, query, header, cookie, body, contentType } = got;
  // The Fetch standard knows no body of GET and HEAD.
  const hasBody = contentType !== undefined && !/^(?:get|head)$/i.test(method);
  await client.request(method, path, {
    params: { path: inPath, query, header, cookie },
    ...(hasBody && { body, headers: { "content-type": contentType } }),
  });
  const [request] = sent;
  const isPlain = [inPath, query].every((values) =>
    Object.values(values).every((value) => Object(value) !== value),
  );
  return request
    ? differences(request, hasBody ? expected : { ...expected, body: undefined }, isPlain)
    : ["the client sent nothing"];
}

/** @param isPlain has the call no lists and objects, whose commas separate? */
async function differences(request: Request, expected: WireRequest, isPlain: boolean): Promise<string[]> {
  const { pathname, search } = new URL(request.url);
  const isSame = isDeepStrictEqual(normal(pathname + search, isPlain), normal(expected.target, isPlain));
  const headers = Object.entries(expected.headers).filter(
    ([name]) => name !== "accept" && (name !== "content-type" || expected.body),
  );
  return [
    ...(request.method === expected.method ? [] : [`client: method ${request.method}`]),
    ...(isSame ? [] : [`client: ${pathname}${search} for ${expected.target}`]),
    ...headers
      .filter(([name, value]) => normalHeader(name, request.headers.get(name)) !== normalHeader(name, value))
      .map(([name, value]) => `client: header ${name} ${request.headers.get(name)} for ${value}`),
    ...(await bodyDifferences(request, expected)),
  ];
}

/** Path and query as text, its pairs in order of their names; a percent-encoded comma is data where others separate. */
function normal(target: string, isPlain: boolean): [path: string, pairs: string[]] {
  const [path = "", query = ""] = target.split("?");
  const text = (raw: string) => {
    const spaced = raw.replaceAll("+", " ");
    return decodeURIComponent(isPlain ? spaced : spaced.replace(/%2C/gi, "%252C"));
  };
  return [text(path).replace(/\/$/, ""), query.split("&").map(text).sort()];
}

/** Names of authentication schemes are read in any case; a media type may have parameters. */
function normalHeader(name: string, value: string | null): string | undefined {
  if (name === "authorization") return value?.replace(/^\S+/, (scheme) => scheme.toLowerCase());
  return name === "content-type" ? value?.split(";")[0] : (value ?? undefined);
}

async function bodyDifferences(request: Request, { body, headers }: WireRequest): Promise<string[]> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (!body) return bytes.length === 0 ? [] : [`client: a body for none: ${bytes}`];
  const isSame = isJson(headers["content-type"])
    ? isDeepStrictEqual(JSON.parse(bytes.toString() || "null"), JSON.parse(body.toString()))
    : bytes.equals(body);
  return isSame
    ? []
    : [`client: body ${bytes.toString().slice(0, 200)} for ${body.toString().slice(0, 200)}`];
}

const isJson = (type = "") => /^application\/([\w.+-]+\+)?json(;|$)/.test(type);
