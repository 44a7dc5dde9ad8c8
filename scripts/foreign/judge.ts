import { isDeepStrictEqual } from "node:util";
import { expandDyns, type MockApiDefinition, type MockBody, matchValues } from "@typespec/spec-api";
import type { ExpectedValues } from "./expectedValues.ts";
import type { Received } from "./serveScenarios.ts";
import {
  bytesOf,
  CONFIG,
  headersOf,
  isResolver,
  namedInLowerCase,
  type WireAnswer,
  type WireRequest,
} from "./wire.ts";

/** What differs between the answer of a scenario and the one that came; empty when nothing does. */
export function judgeAnswer({ response }: MockApiDefinition, answer: WireAnswer): string[] {
  const { status, body } = response;
  if (answer.status !== status)
    return [`status ${answer.status} for ${status}: ${answer.body.toString().slice(0, 200)}`];
  const headers = Object.entries(headersOf(response)).flatMap(([name, value]) =>
    answer.headers[name] === value ? [] : [`header ${name}: ${answer.headers[name]} for ${value}`],
  );
  return [...headers, ...(body ? judgeBody(body, answer) : judgeEmpty(answer))];
}

function judgeEmpty({ body }: WireAnswer): string[] {
  return body.length === 0 ? [] : [`a body for none: ${body.toString().slice(0, 200)}`];
}

function judgeBody(body: MockBody, answer: WireAnswer): string[] {
  const type = mediaType(answer.headers["content-type"]);
  if (type !== mediaType(body.contentType)) return [`media type ${type} for ${body.contentType}`];
  const expected = bytesOf(body);
  if (!isJson(type))
    return expected.equals(answer.body) ? [] : [`body ${answer.body.toString().slice(0, 200)}`];
  return isDeepStrictEqual(JSON.parse(answer.body.toString()), JSON.parse(expected.toString()))
    ? []
    : [`body ${answer.body} for ${expected}`];
}

/** What differs between the request of a scenario and what the handler got: its parameters and its body. */
export function judgeReceived(
  call: MockApiDefinition,
  sent: WireRequest,
  got: Received,
  values: ExpectedValues,
): string[] {
  return [
    ...judgeParameters(call, got, values),
    ...judgeCaller(sent, got),
    ...judgeReceivedBody(call, sent, got),
  ];
}

/** The caller of the recording handlers is what `authenticate` was told. */
function judgeCaller({ headers }: WireRequest, { caller }: Received): string[] {
  const [scheme = "", ...rest] = headers.authorization?.split(" ") ?? [];
  const key = headers["x-ms-api-key"];
  const expected = [
    ...(key === undefined ? [] : [{ type: "apiKey", value: key }]),
    ...(scheme === "" ? [] : [{ type: scheme === "Bearer" ? "bearer" : "http", value: rest.join(" ") }]),
  ];
  const shown = ((caller ?? []) as { type: string; value: string }[]).map(({ type, value }) => ({
    type,
    value,
  }));
  return isDeepStrictEqual(shown, expected)
    ? []
    : [`got credentials ${JSON.stringify(shown)} for ${JSON.stringify(expected)}`];
}

/** Headers that are no parameters, whatever a contract says (OpenAPI 3.1, 4.8.12.1), and those of credentials. */
const NOT_PARAMETERS = new Set(["accept", "content-type", "authorization", "x-ms-api-key"]);

function judgeParameters(
  { request = {} }: MockApiDefinition,
  got: Received,
  values: ExpectedValues,
): string[] {
  const headers = namedInLowerCase(expandDyns(request.headers ?? {}, CONFIG));
  const expected = {
    path: values.path ?? {},
    query: values.query ?? texts(expandDyns(request.query ?? {}, CONFIG)),
    header: values.header ?? withoutThese(headers),
  };
  const received = { path: got.path, query: got.query, header: withoutThese(got.header) };
  return (["path", "query", "header"] as const).flatMap((place) =>
    isDeepStrictEqual({ ...received[place] }, expected[place])
      ? []
      : [`got ${place} ${JSON.stringify(received[place])} for ${JSON.stringify(expected[place])}`],
  );
}

const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const withoutThese = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PARAMETERS.has(name)));

/** JSON bodies are compared as values, others by their bytes. */
function judgeReceivedBody({ request = {} }: MockApiDefinition, sent: WireRequest, got: Received): string[] {
  const { body } = request;
  if (!body || "kind" in body) return [];
  const type = mediaType(sent.headers["content-type"]);
  if (mediaType(got.contentType) !== type) return [`got content type ${got.contentType}`];
  if (!isJson(type)) {
    const bytes = Buffer.from(got.body as string | Uint8Array);
    return sent.body?.equals(bytes) ? [] : [`got body ${bytes.toString().slice(0, 200)}`];
  }
  const { rawContent } = body;
  const expected = isResolver(rawContent) ? rawContent.resolve(CONFIG) : JSON.parse(bytesOf(body).toString());
  const match = matchValues(got.body, expected);
  return match.pass ? [] : [`got body ${JSON.stringify(got.body)}: ${match.message}`];
}

const mediaType = (header = "") => header.split(";")[0]?.trim().toLowerCase();
const isJson = (type = "") => /^application\/([\w.+-]+\+)?json$/.test(type);
