import { BlockList, isIP } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accept, httpReceiver, type Listening, tcpReceiver } from "../../events/webhook/receiver.testing.ts";
import { ACCEPTED_URLS, NAMES, refusedUrls } from "../../events/webhook/urls.testing.ts";
import { parseNetwork } from "../network.ts";
import { checkedConnector } from "./checkedConnector.ts";
import { ForbiddenAddressError } from "./checkedLookup.ts";
import { openTransport } from "./openTransport.ts";
import { refusalOfUrl } from "./permittedUrl.ts";
import { textos } from "./textos.ts";

const message = { headers: {}, body: "{}" };
const still = new AbortController().signal;
const forbidden = { kind: "failure", reason: textos.falha.endereco };
const addresses = (list: readonly string[]) =>
  list.map((address) => ({ address, family: isIP(address) === 6 ? 6 : 4 }));
const networks = (text: string) => [parseNetwork(text) ?? []].flat();

/** Where an attempt would arrive that went to this machine. */
let trap: Listening;
beforeAll(async () => {
  trap = await tcpReceiver(() => undefined);
});
afterAll(() => trap.close());
const port = 45_219;

test("the corpus has at least 60 addresses, each once", () => {
  const urls = refusedUrls(port).map(([url]) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThan(60);
});

test.each(refusedUrls(port))("NS-027: at registration, %s: %s", (url, refused) => {
  expect(refusalOfUrl(url, []) !== undefined).toBe(refused === "url");
});

test.each(ACCEPTED_URLS)("NS-027: %s may be registered", (url) => {
  expect(refusalOfUrl(url, [])).toBeUndefined();
});

test("S4, NS-027: nothing is sent to any of them, and this machine sees no connection", async () => {
  const resolve = async (name: string) => addresses(NAMES[name] ?? ["127.0.0.1"]);
  const transport = openTransport({ resolve });
  for (const [url] of refusedUrls(trap.port)) {
    expect([url, await transport.send({ ...message, url }, still)]).toEqual([url, forbidden]);
  }
  await transport.close();
  expect(trap.connections()).toBe(0);
});

test("NS-027: nothing connects to a forbidden address, whatever judged its URL before", async () => {
  const resolve = async (name: string) => addresses(NAMES[name] ?? ["127.0.0.1"]);
  const connect = checkedConnector({ permitted: new BlockList(), resolve, timeout: 1000 });
  const hosts = refusedUrls(trap.port).flatMap(([url]) => {
    const parsed = URL.parse(url);
    return parsed?.port === String(trap.port) ? [parsed] : [];
  });
  for (const { hostname, protocol, port: at } of hosts) {
    const error = await new Promise((done) =>
      connect({ hostname, protocol, port: at }, (...[fault]) => done(fault)),
    );
    expect([hostname, error]).toEqual([hostname, expect.any(ForbiddenAddressError)]);
  }
  expect(hosts.length).toBeGreaterThan(60);
  expect(trap.connections()).toBe(0);
});

test("NS-027: a permitted network is exempt, its neighbours are not; ports and user info are never", () => {
  const permitted = networks("127.0.0.0/30");
  expect(refusalOfUrl("http://127.0.0.1:8080/", permitted)).toBeUndefined();
  expect(refusalOfUrl("http://localhost:8080/", permitted)).toBeUndefined();
  expect(refusalOfUrl("http://[::ffff:127.0.0.1]/", permitted)).toBeUndefined();
  expect(refusalOfUrl("http://127.0.0.4/", permitted)).toBe("private");
  expect(refusalOfUrl("http://127.0.0.1:6379/", permitted)).toBe("port");
  expect(refusalOfUrl("http://u@127.0.0.1/", permitted)).toBe("userInfo");
});

test("a name that is resolved otherwise the second time gets nothing then: 127.0.0.2 is permitted, 127.0.0.1 is not", async () => {
  const good = await httpReceiver(
    (request, response) => {
      response.setHeader("Connection", "close");
      accept(request, response);
    },
    { host: "127.0.0.2", port: trap.port },
  );
  const answers = [["127.0.0.2"], ["127.0.0.1"], ["127.0.0.2", "127.0.0.1"], ["127.0.0.2"]];
  let resolved = 0;
  const resolve = async () => addresses(answers[resolved++] ?? []);
  const transport = openTransport({ permitted: networks("127.0.0.2"), resolve });
  const send = () => transport.send({ ...message, url: `http://religa.example:${trap.port}/` }, still);
  expect(await send()).toMatchObject({ status: 200 });
  expect(await send()).toEqual(forbidden);
  expect(await send()).toEqual(forbidden);
  expect(await send()).toMatchObject({ status: 200 });
  expect(resolved).toBe(4);
  expect([good.connections(), trap.connections()]).toEqual([2, 0]);
  await transport.close();
  await good.close();
});
