// Copied from scripts/generate/toolkit/showSecrets.ts by npm run generate; do not edit.
import type { OperationEntry, SecurityScheme } from "./contractModule.ts";

/** What proves who calls: a key or token, or name and password for Basic. */
export type Secret = string | { readonly username: string; readonly password: string };

/** What a caller has, by security scheme. */
export type Secrets<Scheme extends string = string> = { readonly [S in Scheme]?: Secret };

/** Secrets as they stand in a request. */
export interface ShownSecrets {
  readonly headers: Readonly<Record<string, string>>;
  /** `name=value`, encoded. */
  readonly query: readonly string[];
  readonly cookies: readonly string[];
}

/**
 * What a request for an operation shows: the first alternative that asks for something of which the caller has everything; nothing
 * when there is none. A scheme of OAuth2 or OpenID Connect shows its access token as Bearer (RFC 6750).
 */
export function showSecrets(
  { security }: Pick<OperationEntry, "security">,
  schemes: Readonly<Record<string, SecurityScheme>>,
  secrets: Secrets,
): ShownSecrets {
  const shown = { headers: {} as Record<string, string>, query: [] as string[], cookies: [] as string[] };
  const known = security.filter((all) => all.every(({ scheme }) => secrets[scheme] !== undefined));
  const alternative = known.find((all) => all.length > 0) ?? [];
  for (const { scheme: name } of alternative) {
    const scheme = schemes[name];
    const secret = secrets[name] as Secret;
    if (scheme?.type !== "apiKey") shown.headers.authorization = authorization(scheme, secret);
    else if (scheme.in === "header") shown.headers[scheme.name.toLowerCase()] = textOf(secret);
    else shown[scheme.in === "query" ? "query" : "cookies"].push(pair(scheme.name, secret));
  }
  return shown;
}

function authorization(scheme: SecurityScheme | undefined, secret: Secret): string {
  const name = scheme?.type === "http" ? scheme.scheme : "bearer";
  const value = name === "basic" ? base64(textOf(secret)) : textOf(secret);
  return `${name[0]?.toUpperCase()}${name.slice(1)} ${value}`;
}

const textOf = (secret: Secret) =>
  typeof secret === "string" ? secret : `${secret.username}:${secret.password}`;
const pair = (name: string, secret: Secret) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(textOf(secret))}`;
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
