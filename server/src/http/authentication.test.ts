import { describe, expect, it } from "vitest";
import type { Credentials } from "./credentials.ts";
import { HttpError } from "./errors.ts";
import { exchange, requestText } from "./test-support/exchange.ts";
import { compileText, serveContract } from "./test-support/serveContract.ts";

const module = await compileText(`
alias HeaderKey = ApiKeyAuth<ApiKeyLocation.header, "X-Api-Key">;
alias QueryKey = ApiKeyAuth<ApiKeyLocation.query, "api_key">;
alias CookieKey = ApiKeyAuth<ApiKeyLocation.cookie, "sid">;
model SharedKey { type: AuthType.http; scheme: "SharedKey"; }
model Flow { type: OAuth2FlowType.clientCredentials; tokenUrl: "https://a.example/token"; }
model Reads is BearerAuth;
model Writes is BearerAuth;

@route("/header") @useAuth(HeaderKey) op header(): void;
@route("/query") @useAuth(QueryKey) op query(): void;
@route("/cookie") @useAuth(CookieKey) op cookie(): void;
@route("/basic") @useAuth(BasicAuth) op basic(): void;
@route("/bearer") @useAuth(BearerAuth) op bearer(): void;
@route("/shared") @useAuth(SharedKey) op shared(): void;
@route("/oauth") @useAuth(OAuth2Auth<[Flow], ["read", "write"]>) op oauth(): void;
@route("/openid") @useAuth(OpenIdConnectAuth<"https://a.example/openid">) op openid(): void;
@route("/or") @useAuth(HeaderKey | BasicAuth) op or(): void;
@route("/and") @useAuth([HeaderKey, BearerAuth]) op and(): void;
@route("/or-and") @useAuth([HeaderKey, BearerAuth] | QueryKey) op orAnd(): void;
@route("/kinds") @useAuth(Reads | HeaderKey | Writes) op kinds(): void;
@route("/optional") @useAuth(NoAuth | HeaderKey) op optional(): void;
@route("/public") @useAuth(NoAuth) op open(): void;
@route("/unsaid") op unsaid(): void;
`);

/** What `authenticate` was asked, request by request. */
let asked: Credentials[] = [];
/** Is told when a handler begins, which waits for it. */
let isHandled = async () => {};
const admitted = new Set(["good", "zoe / p:w", "writer"]);
const server = await serveContract(module, {
  handlers: Object.fromEntries(
    Object.keys(module.operations).map((id) => [
      id,
      async (_request, caller) => {
        await isHandled();
        throw new HttpError(409, JSON.stringify(caller ?? "anonymous"));
      },
    ]),
  ),
  validateAnswers: false,
  bodyOwner: (caller) => (caller as string).toString(),
  authenticate: (credentials) => {
    asked.push(credentials);
    const names = credentials.map(({ value, username, password }) =>
      username === undefined ? value : `${username} / ${password}`,
    );
    if (names.some((name) => !admitted.has(name))) return null;
    const needed = credentials.flatMap(({ schemes }) => schemes.flatMap(({ scopes }) => scopes));
    if (names.includes("writer") && needed.includes("read")) throw new HttpError(403, "lacks read");
    return names.join(" and ");
  },
});

const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");
const good = { "X-Api-Key": "good" };
const bearer = (value: string) => ({ Authorization: `Bearer ${value}` });

async function ask(path: string, headers: Record<string, string>) {
  asked = [];
  const [answer] = await exchange(server.port, requestText("GET", path, headers));
  return answer as NonNullable<typeof answer>;
}

describe("admits", () => {
  it.each<[path: string, headers: Record<string, string>, caller: string, looks: number]>([
    ["/header", good, "good", 1],
    ["/header", { "x-aPI-key": "good" }, "good", 1],
    ["/query?api_key=good", {}, "good", 1],
    ["/query?a=b&api%5Fkey=go%6Fd", {}, "good", 1],
    ["/cookie", { Cookie: "a=b; sid=good; c=d" }, "good", 1],
    ["/cookie", { Cookie: 'sid="good"' }, "good", 1],
    ["/basic", { Authorization: `Basic ${base64("zoe:p:w")}` }, "zoe / p:w", 1],
    ["/basic", { Authorization: `bAsIc ${base64("zoe:p:w")}` }, "zoe / p:w", 1],
    ["/bearer", bearer("good"), "good", 1],
    ["/shared", { Authorization: "SharedKey good" }, "good", 1],
    ["/oauth", bearer("good"), "good", 1],
    ["/openid", bearer("good"), "good", 1],
    ["/or", good, "good", 1],
    ["/or", { Authorization: `Basic ${base64("zoe:p:w")}` }, "zoe / p:w", 1],
    ["/or", { "X-Api-Key": "bad", Authorization: `Basic ${base64("zoe:p:w")}` }, "zoe / p:w", 2],
    ["/and", { ...good, ...bearer("good") }, "good and good", 1],
    ["/or-and?api_key=good", good, "good", 1],
    ["/kinds", bearer("good"), "good", 1],
    ["/optional", good, "good", 1],
    ["/optional", {}, "anonymous", 0],
    ["/optional", { "X-Api-Key": "bad" }, "anonymous", 1],
    ["/public", good, "anonymous", 0],
    ["/unsaid", good, "anonymous", 0],
  ])("%s %o", async (path, headers, caller, looks) => {
    const answer = await ask(path, headers);
    expect([answer.status, JSON.parse(detailOf(answer))]).toEqual([409, caller]);
    expect(asked.length).toBe(looks);
  });
});

describe("refuses with 401 what is", () => {
  it.each<[what: string, path: string, headers: Record<string, string>, looks: number, challenge: string]>([
    ["absent", "/header", {}, 0, 'ApiKey in="header", name="X-Api-Key"'],
    ["unknown", "/header", { "X-Api-Key": "bad" }, 1, 'ApiKey in="header", name="X-Api-Key"'],
    ["empty", "/header", { "X-Api-Key": "" }, 0, 'ApiKey in="header", name="X-Api-Key"'],
    [
      "sent twice",
      "/header",
      { "X-Api-Key": "good\r\nx-api-key: good" },
      0,
      'ApiKey in="header", name="X-Api-Key"',
    ],
    ["in another place", "/header?X-Api-Key=good", {}, 0, 'ApiKey in="header", name="X-Api-Key"'],
    ["twice in the query", "/query?api_key=good&api_key=good", {}, 0, 'ApiKey in="query", name="api_key"'],
    ["twice in cookies", "/cookie", { Cookie: "sid=good; sid=good" }, 0, 'ApiKey in="cookie", name="sid"'],
    ["another cookie", "/cookie", { Cookie: "xsid=good" }, 0, 'ApiKey in="cookie", name="sid"'],
    ["another password", "/basic", { Authorization: `Basic ${base64("zoe:pw")}` }, 1, "Basic realm"],
    ["no base64", "/basic", { Authorization: "Basic zoe:p:w" }, 0, "Basic realm"],
    ["without a colon", "/basic", { Authorization: `Basic ${base64("good")}` }, 0, "Basic realm"],
    ["with a control", "/basic", { Authorization: `Basic ${base64("zoe:p:w\n")}` }, 0, "Basic realm"],
    [
      "not UTF-8",
      "/basic",
      { Authorization: `Basic ${Buffer.from("é:a", "latin1").toString("base64")}` },
      0,
      "B",
    ],
    ["of another scheme", "/basic", bearer("good"), 0, 'Basic realm="Sample", charset="UTF-8"'],
    ["of another scheme", "/bearer", { Authorization: `Basic ${base64("good:good")}` }, 0, "Bearer"],
    ["of another scheme", "/shared", bearer("good"), 0, 'sharedkey realm="Sample"'],
    ["one of two", "/and", good, 0, 'ApiKey in="header", name="X-Api-Key", Bearer'],
    ["the other of two", "/and", bearer("good"), 0, 'ApiKey in="header", name="X-Api-Key", Bearer'],
    ["half wrong", "/and", { ...good, ...bearer("bad") }, 1, "ApiKey"],
    ["one of two, no alternative", "/or-and", good, 0, "ApiKey"],
    ["of none of the kinds", "/kinds", bearer("bad"), 1, 'Bearer, ApiKey in="header", name="X-Api-Key"'],
  ])("%s: %s", async (_what, path, headers, looks, challenge) => {
    const answer = await ask(path, headers);
    expect([answer.status, asked.length]).toEqual([401, looks]);
    expect(answer.headers["www-authenticate"]).toContain(challenge);
  });
});

describe("asks", () => {
  it("once for schemes that want the same thing shown, and names them", async () => {
    await ask("/kinds", bearer("good"));
    expect(asked).toEqual([
      [
        {
          schemes: [
            { scheme: "Reads", scopes: [] },
            { scheme: "Writes", scopes: [] },
          ],
          type: "bearer",
          value: "good",
        },
      ],
    ]);
  });

  it("for scopes; who lacks one is refused by authenticate", async () => {
    const answer = await ask("/oauth", bearer("writer"));
    expect(asked[0]?.[0].schemes).toEqual([{ scheme: "OAuth2Auth", scopes: ["read", "write"] }]);
    expect([answer.status, detailOf(answer)]).toEqual([403, "lacks read"]);
  });

  it("for tokens of any size: some carry what they say", async () => {
    await ask("/bearer", bearer("x".repeat(4000)));
    expect(asked[0]?.[0].value.length).toBe(4000);
  });

  it("with everything that an alternative wants, in its order", async () => {
    await ask("/and", { ...good, ...bearer("good") });
    expect(asked[0]?.map(({ type, value }) => [type, value])).toEqual([
      ["apiKey", "good"],
      ["bearer", "good"],
    ]);
  });
});

/** What a refusal says. */
function detailOf({ body }: { body: string }): string {
  return (JSON.parse(body) as { detail: string }).detail;
}

it("a request of nobody is served while another one is", async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  isHandled = () => {
    begun.resolve();
    return end.promise;
  };
  const ask = async () => (await fetch(`${server.url}/public`)).status;
  const first = ask();
  await begun.promise;
  isHandled = async () => {};
  expect(await ask()).toBe(409);
  end.resolve();
  expect(await first).toBe(409);
});
