import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Front, openFront } from "./front.ts";

let front: Front;
const servers: http.Server[] = [];

async function serverThatSays(text: string): Promise<number> {
  const server = http.createServer((_request, response) => response.end(text));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return (server.address() as AddressInfo).port;
}
const ask = async () => (await fetch(front.url, { headers: { connection: "close" } })).text();

beforeEach(async () => {
  front = await openFront("127.0.0.1", 0);
});
afterEach(async () => {
  await front.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test("requests wait for a server, and go to the one that is there", async () => {
  const early = ask();
  front.leadTo(await serverThatSays("first"));
  expect(await early).toBe("first");
  front.hold();
  const between = [ask(), ask()];
  front.leadTo(await serverThatSays("second"));
  expect(await Promise.all(between)).toEqual(["second", "second"]);
});

test("without a server those who ask are told why, in HTTP", async () => {
  front.refuse("main.tsp:3: no such type");
  const answer = await fetch(front.url);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
  expect(await answer.json()).toMatchObject({ status: 503, detail: "main.tsp:3: no such type" });
});

test("a port without a server ends the connection, and no more", async () => {
  front.leadTo(1);
  await expect(ask()).rejects.toThrow();
  front.leadTo(await serverThatSays("there again"));
  expect(await ask()).toBe("there again");
});
