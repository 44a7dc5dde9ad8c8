import { gzipSync } from "node:zlib";
import type { VariantTable } from "../variant.ts";
import { every, headers, together, transferred } from "../variantWraps.ts";
import { fieldsReversed, moreFields } from "./json.ts";

/** Headers that the interface or its decisions ask for. */
const NEEDED =
  /^(content-(type|disposition)|allow|retry-after|www-authenticate|x-content-type-options|location)$/;
const ofType = (change: (type: string) => string) =>
  headers(({ "content-type": type, ...others }) => ({
    ...others,
    ...(type !== undefined && { "content-type": change(type) }),
  }));
const chunked = () => transferred({ chunked: true, pieces: 3 });

/** How answers are sent: headers and bytes. The first are outermost: what is inside them reads headers and bodies. */
export const protocolVariants: VariantTable = {
  "header-names-in-capitals": {
    does: "writes the names of headers in capitals",
    decisions: [],
    wrap: () =>
      headers((own) =>
        Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toUpperCase(), value])),
      ),
  },
  compressed: {
    does: "compresses every answer, which a request that says nothing allows",
    decisions: [],
    wrap: () =>
      every((answered) =>
        answered.body.length > 0
          ? {
              ...answered,
              headers: { ...answered.headers, "content-encoding": "gzip" },
              body: gzipSync(answered.body),
            }
          : answered,
      ),
  },
  "more-headers": {
    does: "sends headers of its own",
    decisions: [],
    wrap: () =>
      headers((own) => ({
        ...own,
        server: "loja/2",
        "x-request-id": "7f",
        "cache-control": "no-store",
        etag: '"1"',
        "set-cookie": "a=1",
      })),
  },
  "open-to-pages": {
    does: "lets pages of any origin read every answer",
    decisions: ["NS-091"],
    wrap: () => headers((own) => ({ ...own, "access-control-allow-origin": "*", vary: "Origin" })),
  },
  "fewer-headers": {
    does: "sends no header that nobody asks for, not even Date",
    decisions: [],
    wrap: () =>
      together(
        transferred({ undated: true }),
        headers((own) => Object.fromEntries(Object.entries(own).filter(([name]) => NEEDED.test(name)))),
      ),
  },
  "no-charset": {
    does: "names no charset",
    decisions: [],
    wrap: () => ofType((type) => type.replace(/;.*/, "")),
  },
  "charset-in-capitals": {
    does: "writes the media type in capitals and the charset in quotes",
    decisions: [],
    wrap: () => ofType((type) => (type.includes("json") ? 'Application/JSON;Charset="UTF-8"' : type)),
  },
  chunked: {
    does: "sends bodies in chunks, without a length",
    decisions: [],
    wrap: chunked,
  },
  "several-at-once": {
    does: "has other keys, in another order, in chunks",
    decisions: [],
    wrap: () => together(chunked(), fieldsReversed(), moreFields()),
  },
  "in-many-chunks": {
    does: "sends bodies in hundreds of chunks",
    decisions: [],
    wrap: () => transferred({ chunked: true, pieces: 300 }),
  },
  "in-pieces": {
    does: "sends bodies in four pieces with pauses",
    decisions: [],
    wrap: () => transferred({ pieces: 4, delay: 1 }),
  },
  "a-connection-each": {
    does: "closes the connection after every answer",
    decisions: [],
    wrap: () => transferred({ close: true }),
  },
  "other-reasons": {
    does: "writes other words behind the status",
    decisions: [],
    wrap: () => transferred({ reason: "Certo" }),
  },
  slower: {
    does: "takes its time",
    decisions: [],
    wrap: () => transferred({ delay: 5 }),
  },
  "another-challenge": {
    does: "asks for credentials in other words",
    decisions: [],
    modules: ["filial"],
    wrap: () =>
      headers((own) => ({
        ...own,
        ...("www-authenticate" in own && {
          "www-authenticate": 'Bearer realm="loja", error="invalid_token"',
        }),
      })),
  },
  "more-methods": {
    does: "names more methods in Allow",
    decisions: [],
    modules: ["geral", "produto"],
    wrap: () =>
      headers(({ allow, ...own }) => ({
        ...own,
        ...(allow !== undefined && { allow: `OPTIONS, ${allow}` }),
      })),
  },
  "longer-wait": {
    does: "wants the client to wait a whole minute",
    decisions: [],
    modules: ["chat"],
    wrap: () => headers((own) => ({ ...own, ...("retry-after" in own && { "retry-after": "60" }) })),
  },
};
