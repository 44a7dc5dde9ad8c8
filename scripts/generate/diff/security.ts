import type { OpenApiDocument, OperationObject } from "../toolkit/openApi.ts";
import type { Comparison, Place } from "./comparison.ts";
import { isEqual } from "./schema/same.ts";
import { followed } from "./schema/side.ts";

interface Scheme {
  type?: string;
  in?: string;
  name?: string;
  scheme?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, Flow>;
}

interface Flow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
}

/** Schemes that are asked for together, with their scopes; an empty one admits anybody. */
interface Alternative {
  words: string;
  schemes: { scheme: Scheme; scopes: readonly string[] }[];
}

/**
 * What differs of the credentials that an operation asks for. Every way to be admitted must still be one: with the same kinds of
 * credentials, or fewer of them, and no scope more. What schemes are called says nothing.
 */
export function compareSecurity(
  comparison: Comparison,
  place: Place,
  before: OperationObject,
  after: OperationObject,
): void {
  const own = { ...place, part: "security" };
  const [were, are] = [alternatives(comparison.before, before), alternatives(comparison.after, after)];
  for (const was of were.filter((each) => !are.some((now) => admits(now, each))))
    comparison.add(
      own,
      "breaking",
      "security",
      `${was.words} no longer ${was.schemes.length > 0 ? "admits" : "is enough"}: asks for ${are.map(({ words }) => words).join(" or ")}`,
    );
  for (const is of are.filter((now) => !were.some((each) => admits(each, now))))
    if (were.every((each) => are.some((now) => admits(now, each))))
      comparison.add(own, "additive", "security", `${is.words} admits, too`);
}

function alternatives(
  document: OpenApiDocument,
  { security = document.security ?? [] }: OperationObject,
): Alternative[] {
  const all = security.length > 0 ? security : [{}];
  const schemes = (document.components?.securitySchemes ?? {}) as Record<string, Scheme>;
  return all.map((together) => {
    const names = Object.entries(together);
    const words = names.map(([name, scopes]) =>
      scopes.length > 0 ? `${name} (${scopes.join(", ")})` : name,
    );
    return {
      words: words.join(" and ") || "no credential",
      schemes: names.map(([name, scopes]) => ({
        scheme: followed(document, schemes[name] ?? { type: `unknown ${name}` }),
        scopes,
      })),
    };
  });
}

/** Is who has these credentials admitted? */
const admits = (now: Alternative, { schemes }: Alternative): boolean =>
  now.schemes.every((asked) =>
    schemes.some(
      (had) => isTaken(asked.scheme, had.scheme) && asked.scopes.every((scope) => had.scopes.includes(scope)),
    ),
  );

function isTaken(asked: Scheme, had: Scheme): boolean {
  if (asked.type !== had.type) return false;
  switch (asked.type) {
    case "apiKey":
      return asked.in === had.in && nameOf(asked) === nameOf(had);
    case "http":
      return asked.scheme?.toLowerCase() === had.scheme?.toLowerCase();
    case "openIdConnect":
      return asked.openIdConnectUrl === had.openIdConnectUrl;
    case "oauth2":
      return Object.entries(had.flows ?? {}).every(([name, flow]) => isSameFlow(asked.flows?.[name], flow));
    default:
      return true;
  }
}

const nameOf = ({ in: place, name }: Scheme) => (place === "header" ? name?.toLowerCase() : name);

function isSameFlow(asked: Flow | undefined, { scopes = {}, ...had }: Flow): boolean {
  if (!asked) return false;
  const { scopes: own = {}, ...rest } = asked;
  const urls = ({ authorizationUrl, tokenUrl, refreshUrl }: Flow) => ({
    authorizationUrl,
    tokenUrl,
    refreshUrl,
  });
  return isEqual(urls(rest), urls(had)) && Object.keys(scopes).every((scope) => Object.hasOwn(own, scope));
}
