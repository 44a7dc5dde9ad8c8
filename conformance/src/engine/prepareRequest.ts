import type { Case, RequestData } from "./case.ts";
import type { Contract } from "./contract.ts";
import { FORM_TYPE, type FormPart, formBody } from "./formBody.ts";
import { KitError } from "./kitError.ts";
import type { Shown, Target } from "./target.ts";

/** A request as it goes over the wire. */
export interface PreparedRequest {
  method: string;
  /** Path and query, percent-encoded. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Length of the whole body, of which a finished case keeps the beginning only. */
  bytes: number;
  /** The parts of the body, when it is a multipart form. */
  form?: readonly FormPart[];
}

/** So much of a body is kept for the reports; long bodies would fill the memory. */
const MAX_KEPT = 32 * 1024;

/** The text of an answer as reports need it. */
export function keptText(text: string): string {
  if (text.length <= MAX_KEPT) return text;
  // A copy: a slice would keep the whole text alive.
  return `${Buffer.from(text.slice(0, MAX_KEPT)).toString()}… (${text.length} characters)`;
}

/** The request as reports need it: of a form they tell the parts, without what is in the files. */
export function keptRequest(request: PreparedRequest): PreparedRequest {
  const { body, form } = request;
  if (!form) return { ...request, body: beginning(body, MAX_KEPT) };
  const parts = form.map((part) => ("text" in part ? part : { ...part, content: NOTHING }));
  return { ...request, body: NOTHING, form: parts };
}

/**
 * The first bytes of a body, in memory of their own: what Node makes of a short text stands in a block of 64 kB that many share,
 * and each keeps the whole of it; of the bodies of a run, 2 MB, 17 were kept.
 */
export function beginning(body: Buffer, length: number): Buffer {
  const kept = Buffer.allocUnsafeSlow(Math.min(body.length, length));
  body.copy(kept);
  return kept;
}

const NOTHING = Buffer.alloc(0);

/**
 * Turns a case's request into bytes: path and query of the operation filled in, token set, body serialized.
 * @throws MissingValue when a value of an earlier case is missing
 * @throws KitError when the operation, the token kind or a path parameter is unknown
 */
export function prepareRequest(contract: Contract, target: Target, testCase: Case): PreparedRequest {
  const operation = contract.operations[testCase.operation];
  if (!operation) throw new KitError(`${testCase.id}: the contract has no operation ${testCase.operation}`);
  const data = typeof testCase.request === "function" ? testCase.request() : testCase.request;
  const body = bodyOf(data);
  const shown = credentials(target, testCase);
  const path = data.url ?? filledPath(operation.path, data);
  return {
    method: data.method ?? operation.method,
    path: new URL(target.url).pathname.replace(/\/$/, "") + withQuery(path, shown.query),
    headers: {
      accept: "application/json",
      ...(body.length > 0 ? { "content-type": data.form ? FORM_TYPE : "application/json" } : {}),
      ...shown.headers,
      ...data.headers,
      ...cookies(shown.headers.cookie, data.headers?.cookie),
    },
    body,
    bytes: body.length,
    ...(data.form && { form: data.form }),
  };
}

function bodyOf({ body, rawBody, form }: RequestData): Buffer {
  if (rawBody instanceof Uint8Array) return Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.length);
  if (rawBody !== undefined) return Buffer.from(rawBody);
  if (form !== undefined) return formBody(form);
  return body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(body));
}

function credentials(target: Target, { id, token }: Case): Shown {
  if (token === null) return { headers: {}, query: [] };
  if (target.show) return target.show(token);
  const value = target.tokens[token];
  if (value === undefined) {
    throw new KitError(
      `${id}: the target has no token of the kind ${token}; it has ${Object.keys(target.tokens).join(", ")}`,
    );
  }
  return { headers: { authorization: `Bearer ${value}` }, query: [] };
}

function cookies(...all: (string | undefined)[]): Record<string, string> {
  const sent = all.filter((each) => each !== undefined);
  return sent.length === 0 ? {} : { cookie: sent.join("; ") };
}

function withQuery(path: string, pairs: readonly string[]): string {
  return pairs.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${pairs.join("&")}`;
}

function filledPath(template: string, { path = {}, query = {} }: RequestData): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new KitError(`${template}: the request gives no ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, String(value)]),
    ),
  ).toString();
  return search === "" ? filled : `${filled}?${search}`;
}
