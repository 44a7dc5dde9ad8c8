import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { SecurityRequirement, SecurityScheme } from "./contractModule.ts";
import { singleHeader } from "./headerValues.ts";

/** What a caller showed, not yet looked up. */
export interface Credential {
  /** The schemes of the contract that it may stand for: one, or several that ask for the same thing to be shown. */
  readonly schemes: readonly SecurityRequirement[];
  /** `bearer` for OAuth2 and OpenID Connect too; `http` for any other scheme of the header Authorization. */
  readonly type: "bearer" | "basic" | "apiKey" | "http";
  /** The token, the key, or what follows the name of the scheme in the header. */
  readonly value: string;
  /** Of Basic. */
  readonly username?: string;
  readonly password?: string;
}

/** All that one alternative of a contract's security asks for. */
export type Credentials = readonly [Credential, ...Credential[]];

/** Reads what schemes ask for; null: it is absent, sent more than once, or malformed. */
type ReadCredential = (request: IncomingMessage, rawQuery: string) => Credential | null;

/** Reads all that an alternative asks for; null: something is missing. */
export type ReadCredentials = (request: IncomingMessage, rawQuery: string) => Credentials | null;

/**
 * The readers of an operation's security, one for each alternative that asks for something, in the order of the contract
 * (OpenAPI 3.1, 4.8.30). Alternatives of one scheme each that want the same thing shown, two kinds of Bearer token say, are
 * one question: the credential then names both schemes.
 */
export function credentialReaders(
  security: readonly (readonly SecurityRequirement[])[],
  schemes: Readonly<Record<string, SecurityScheme>>,
): ReadCredentials[] {
  const placeOf = ({ scheme }: SecurityRequirement) => placeOfScheme(schemes[scheme] as SecurityScheme);
  const questions: { place: string; parts: SecurityRequirement[][] }[] = [];
  for (const alternative of security) {
    const place = alternative.map(placeOf).join(" and ");
    const same = alternative.length === 1 && questions.find((question) => question.place === place);
    if (same) same.parts[0]?.push(...alternative);
    else if (alternative.length > 0)
      questions.push({ place, parts: alternative.map((requirement) => [requirement]) });
  }
  return questions.map(({ parts }) => {
    const [first, ...others] = parts.map((requirements) => {
      const [{ scheme }] = requirements as [SecurityRequirement];
      return readerOf(schemes[scheme] as SecurityScheme, requirements);
    }) as [ReadCredential, ...ReadCredential[]];
    return (request, rawQuery) => {
      const shown = first(request, rawQuery);
      if (shown === null) return null;
      const credentials: [Credential, ...Credential[]] = [shown];
      for (const read of others) {
        const credential = read(request, rawQuery);
        if (credential === null) return null;
        credentials.push(credential);
      }
      return credentials;
    };
  });
}

/** The challenges of a 401, one for each way in which a caller may show who it is (RFC 9110, 11.6.1). */
export function challenges(
  security: readonly (readonly SecurityRequirement[])[],
  schemes: Readonly<Record<string, SecurityScheme>>,
  realm: string,
): string {
  const quoted = `"${realm.replace(/[^\x20-\x7e]/g, "?").replace(/["\\]/g, "\\$&")}"`;
  const each = security.flat().map(({ scheme: name }) => {
    const scheme = schemes[name] as SecurityScheme;
    if (scheme.type === "apiKey") return `ApiKey in="${scheme.in}", name="${scheme.name}"`;
    if (placeOfScheme(scheme) === "bearer") return "Bearer";
    const { scheme: word } = scheme as { scheme: string };
    return word === "basic" ? `Basic realm=${quoted}, charset="UTF-8"` : `${word} realm=${quoted}`;
  });
  return [...new Set(each)].join(", ");
}

/** Two schemes of one place are asked for in the same way. */
function placeOfScheme(scheme: SecurityScheme): string {
  if (scheme.type === "apiKey")
    return `${scheme.in} ${scheme.in === "header" ? scheme.name.toLowerCase() : scheme.name}`;
  return scheme.type === "http" ? scheme.scheme : "bearer";
}

function readerOf(scheme: SecurityScheme, schemes: readonly SecurityRequirement[]): ReadCredential {
  if (scheme.type === "apiKey") {
    const read = keyReader(scheme);
    return (request, rawQuery) => {
      const value = read(request, rawQuery);
      return value ? { schemes, type: "apiKey", value } : null;
    };
  }
  const word = placeOfScheme(scheme);
  if (word === "basic") return basicReader(schemes);
  const rest = word === "bearer" ? "[\\x21-\\x7e]+" : "[\\x21-\\x7e][\\x20-\\x7e]*";
  // RegExp.escape is newer than the oldest Node that the toolkit runs on.
  const literal = word.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
  const pattern = new RegExp(`^${literal} +${rest}$`, "i");
  const type = word === "bearer" ? "bearer" : "http";
  return (request) => {
    const header = singleHeader(request, "authorization");
    if (header === null || !pattern.test(header)) return null;
    return { schemes, type, value: header.slice(word.length).trimStart() };
  };
}

type ApiKey = Extract<SecurityScheme, { type: "apiKey" }>;

function keyReader({
  in: place,
  name,
}: ApiKey): (request: IncomingMessage, rawQuery: string) => string | null {
  if (place === "header") {
    const lower = name.toLowerCase();
    return (request) => singleHeader(request, lower);
  }
  if (place === "query") {
    return (_request, rawQuery) => only(new URLSearchParams(rawQuery).getAll(name));
  }
  return (request) =>
    only(
      (request.headers.cookie ?? "").split(";").flatMap((pair) => {
        const [key = "", ...value] = pair.split("=");
        return key.trim() === name
          ? [
              value
                .join("=")
                .trim()
                .replace(/^"(.*)"$/, "$1"),
            ]
          : [];
      }),
    );
}

/** Of two, none is taken: which one counts must not be decided by their order. */
const only = (values: readonly string[]) => (values.length === 1 ? (values[0] as string) : null);

const BASIC = /^basic +((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/i;

/** User and password (RFC 7617) in UTF-8; the first colon ends the name, controls are in neither. */
const basicReader =
  (schemes: readonly SecurityRequirement[]): ReadCredential =>
  (request) => {
    const value = BASIC.exec(singleHeader(request, "authorization") ?? "")?.[1];
    if (value === undefined) return null;
    const bytes = Buffer.from(value, "base64");
    if (!isUtf8(bytes)) return null;
    const text = bytes.toString("utf8");
    const colon = text.indexOf(":");
    if (colon < 0 || /[\u0000-\u001f\u007f]/.test(text)) return null;
    const [username, password] = [text.slice(0, colon), text.slice(colon + 1)];
    return { schemes, type: "basic", value, username, password };
  };
