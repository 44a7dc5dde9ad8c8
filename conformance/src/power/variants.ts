import type { Answered, Wrap } from "./exchange.ts";
import { jsonOf, withBody } from "./mutate.ts";

/** A server that answers differently without breaking the interface: the kit must call it conformant. */
export interface Variant {
  id: string;
  /** What it does differently. */
  does: string;
  wrap: () => Wrap;
}

/** Changes every answer. */
const every = (change: (answered: Answered) => Answered): Wrap => {
  return async (sent, forward) => change(await forward(sent));
};

/** Changes every object inside every JSON answer. */
const everyObject = (change: (object: object) => object): Wrap => {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== "object") return value;
    return change(Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child)])));
  };
  return every((answered) => {
    const body = jsonOf(answered);
    return body === undefined ? answered : withBody(answered, walk(body));
  });
};

const contentType = (change: (type: string) => string): Wrap =>
  every((answered) => {
    const { "content-type": type, ...headers } = answered.headers;
    return type === undefined
      ? answered
      : { ...answered, headers: { ...headers, "content-type": change(type) } };
  });

const table: Record<string, readonly [does: string, wrap: () => Wrap]> = {
  "as-it-is": ["answers as the reference server does", () => every((answered) => answered)],
  "keys-in-another-order": [
    "writes the keys of objects from Z to A",
    () =>
      everyObject((object) =>
        Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? 1 : -1))),
      ),
  ],
  "more-fields": [
    "adds a field of its own to every object",
    () => everyObject((object) => ({ ...object, _extensao: { versao: 7 } })),
  ],
  "more-headers": [
    "sends headers of its own",
    () =>
      every((answered) => ({
        ...answered,
        headers: {
          ...answered.headers,
          server: "loja/2",
          "x-request-id": "7f",
          "cache-control": "no-store",
          etag: '"1"',
        },
      })),
  ],
  "no-charset": ["names no charset", () => contentType((type) => type.replace(/;.*/, ""))],
  chunked: [
    "sends bodies in chunks, without a length",
    () => every((answered) => ({ ...answered, transfer: { chunked: true, pieces: 3 } })),
  ],
};

/** Every variant. */
export const variants: Variant[] = Object.entries(table).map(([id, [does, wrap]]) => ({ id, does, wrap }));
