import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createLanes } from "./lanes.ts";
import { compileText, serveContract } from "./test-support/serveContract.ts";

const module = await compileText(`
@route("/read") @useAuth(BearerAuth) op read(@query number: int32): { number: int32 };
@route("/write") @useAuth(BearerAuth) @post op write(@query number: int32): { number: int32 };
`);

/** The requests that are being handled, and what ends each of them. */
const handled = new Map<number, () => void>();
let heard = Promise.withResolvers<void>();
const handle = async ({ query }: { query: unknown }) => {
  const { number } = query as { number: number };
  const end = Promise.withResolvers<void>();
  handled.set(number, end.resolve);
  heard.resolve();
  heard = Promise.withResolvers();
  await end.promise;
  handled.delete(number);
  return { number };
};
const server = await serveContract(module, {
  handlers: { read: handle, write: handle },
  authenticate: (([{ value }]: [{ value: string }]) => value) as never,
  lanes: createLanes(2),
  laneOf: (caller, { method }) => (method === "GET" ? String(caller) : undefined),
});
afterAll(() => server.close());

const ask = async (token: string, number: number, method = "GET") => {
  const path = method === "GET" ? "read" : "write";
  const answer = await fetch(`${server.url}/${path}?number=${number}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { number: number }).number;
};
const handling = async (...numbers: number[]) => {
  while (!numbers.every((number) => handled.has(number))) await heard.promise;
};

test("L7: the reads of one caller wait for each other; others and writes do not; who has left is not handled", async () => {
  const first = [ask("a", 1), ask("a", 2)];
  await handling(1, 2);
  const { hostname, port } = new URL(server.url);
  const gone = connect(Number(port), hostname);
  await once(gone, "connect");
  gone.write("GET /read?number=3 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\n\r\n");
  const others = [ask("a", 4), ask("b", 5), ask("a", 6, "POST")];
  await handling(5, 6);
  expect([...handled.keys()].sort()).toEqual([1, 2, 5, 6]);
  gone.destroy();
  // What another caller sends after that is heard after it.
  const after = ask("b", 7);
  await handling(7);
  handled.get(7)?.();
  await after;
  handled.get(1)?.();
  await handling(4);
  for (const end of handled.values()) end();
  expect(await Promise.all([...first, ...others])).toEqual([1, 2, 4, 5, 6]);
  expect(handled.has(3)).toBe(false);
});
