import type { Feature } from "../feature.ts";

export const SECURITY: readonly Feature[] = [
  {
    id: "api-key",
    group: "Security",
    what: "API keys in a header, the query or a cookie",
    sample: `@useAuth(ApiKeyAuth<ApiKeyLocation.header, "X-Key">) @route("/header") @get op header(): string;
@useAuth(ApiKeyAuth<ApiKeyLocation.query, "key">) @route("/query") @get op query(): string;
@useAuth(ApiKeyAuth<ApiKeyLocation.cookie, "key">) @route("/cookie") @get op cookie(): string;`,
  },
  {
    id: "http-auth",
    group: "Security",
    what: "Basic, Bearer and other HTTP schemes",
    sample: `@useAuth(BasicAuth) @route("/basic") @get op basic(): string;
@useAuth(BearerAuth) @route("/bearer") @get op bearer(): string;`,
  },
  {
    id: "scopes",
    group: "Security",
    what: "OAuth2 and OpenID Connect with scopes",
    sample: `model Flow { type: OAuth2FlowType.clientCredentials; tokenUrl: "https://example.com/token"; refreshUrl: "https://example.com/token"; }
@useAuth(OAuth2Auth<[Flow], ["read"]>) @route("/oauth") @get op oauth(): string;
@useAuth(OpenIdConnectAuth<"https://example.com/.well-known">) @route("/openid") @get op openid(): string;`,
    note: "`authenticate` is told the scopes that the operation needs",
  },
  {
    id: "alternatives",
    group: "Security",
    what: "one of several schemes, all of several, none",
    sample: `@useAuth(BasicAuth | BearerAuth) @route("/any") @get op any(): string;
@useAuth([ApiKeyAuth<ApiKeyLocation.header, "X-App">, BearerAuth]) @route("/all") @get op all(): string;
@useAuth(NoAuth | BearerAuth) @route("/optional") @get op optional(): string;`,
  },
];
