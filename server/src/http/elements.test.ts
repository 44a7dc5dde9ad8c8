import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { elements, serialized } from "./answer.ts";
import { eachOf } from "./eachOf.ts";
import { compileText, serveContract } from "./test-support/serveContract.ts";

const module = await compileText(`
model Item { @minValue(1) id: int32; text?: string; }
@route("/list") op list(): Item[];
@route("/page") op page(): { total: int32; items: Item[] };
model Group { name: string; items: Item[]; ids: int32[]; }
@route("/groups") op groups(): Group[];
`);

/** What the next request is answered with. */
let result: unknown;
const handlers = { list: () => result, page: () => result, groups: () => result };
const server = await serveContract(module, { handlers });
const url = new URL(server.url);
afterEach(() => {
  server.log.length = 0;
});

const make = (count: number, size = 1000) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, text: "é".repeat(size) }));

async function* counted(items: readonly unknown[], seen: { given: number; left: boolean }) {
  try {
    for (const item of items) {
      seen.given++;
      yield item;
    }
  } finally {
    seen.left = true;
  }
}

describe("a list that is made while it is sent", () => {
  it.each([
    [0, "short"],
    [1, "short"],
    [100, "short"],
    [1000, "long"],
  ] as const)("of %i elements has the bytes of JSON.stringify", async (count, length) => {
    const items = make(count);
    for (const [path, answer, whole] of [
      ["/list", elements(items), items],
      ["/list", elements(items.map((item) => serialized(JSON.stringify(item)))), items],
      [
        "/page",
        elements(counted(items, { given: 0, left: false }), { total: 7 }, "items"),
        { total: 7, items },
      ],
    ] as const) {
      result = answer;
      const response = await fetch(server.url + path);
      const text = await response.text();
      expect(text).toBe(JSON.stringify(whole));
      const said = response.headers.get("content-length");
      expect(said).toBe(length === "short" ? String(Buffer.byteLength(text)) : null);
      expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-request-id")).not.toBeNull();
    }
    expect(server.log).toEqual([]);
  });

  /** A group whose `ids` are known when its items have been read. */
  function group(name: string, items: { id: number }[]) {
    const ids: number[] = [];
    function* noted() {
      for (const item of items) {
        ids.push(item.id);
        yield item;
      }
    }
    return elements(noted(), { name }, "items", () => ({ ids }));
  }

  it("of groups has the elements of all of them, and ends with its reader", async () => {
    const seen = { given: 0, left: false };
    const groups = [[1, 2], [], [3], [4, 5, 6]];
    const named = (id: number) => ({ id });
    const whole = groups.flat().map(named);
    result = elements(eachOf(counted(groups, seen) as AsyncGenerator<number[]>, named));
    expect(await (await fetch(`${server.url}/list`)).json()).toEqual(whole);
    const own: { id: number }[] = [];
    for await (const item of eachOf(counted(groups, seen) as AsyncGenerator<number[]>, named)) own.push(item);
    expect(own).toEqual(whole);
    Object.assign(seen, { given: 0, left: false });
    for await (const { id } of eachOf(counted(groups, seen) as AsyncGenerator<number[]>, named))
      if (id === 2) break;
    expect(seen).toEqual({ given: 1, left: true });
  });

  it.each([
    [[0], "short"],
    [[1, 0, 3], "short"],
    [[2, 1000, 1], "long"],
    [Array(300).fill(3), "long"],
  ] as const)(
    "of objects with %j elements, with fields behind them, has the bytes of JSON.stringify",
    async (counts, length) => {
      const wholes = counts.map((count) => {
        const items = make(count);
        return { name: `of ${count}`, items, ids: items.map(({ id }) => id) };
      });
      result = elements(wholes.map(({ name, items }) => group(name, items)));
      const response = await fetch(`${server.url}/groups`);
      expect(await response.text()).toBe(JSON.stringify(wholes));
      expect(response.headers.has("content-length")).toBe(length === "short");
      expect(server.log).toEqual([]);
    },
  );

  it.each([
    ["an element within an element", [group("a", make(2)), group("b", [{ id: 1 }, { id: 0 }])]],
    ["a field behind the list", [elements(make(2), { name: "a" }, "items", () => ({ ids: ["one"] }))]],
    ["a missing field, of an empty list", [elements([], { name: "a" }, "items", () => ({}))]],
  ])("is held against the contract to its end: %s", async (_, broken) => {
    result = elements(broken as object[]);
    expect((await fetch(`${server.url}/groups`)).status).toBe(500);
  });

  it.each([10, 1000])("of %i elements is made for HEAD no further than its head needs", async (count) => {
    const seen = { given: 0, left: false };
    result = elements(counted(make(count), seen));
    const response = await fetch(`${server.url}/list`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(seen.left).toBe(true);
    expect(seen.given).toBeLessThan(900);
  });

  it("is held against the contract element by element: while it is short a fault is 500", async () => {
    result = elements([...make(3), { id: 0 }]);
    const response = await fetch(`${server.url}/list`);
    expect(response.status).toBe(500);
    expect(
      JSON.stringify(server.log, (_key, value) => (value instanceof Error ? value.message : value)),
    ).toMatch(/list 200: an element of the list: \/0\/id/);
  });

  it("whose head breaks the contract is 500", async () => {
    result = elements(make(3), { total: "seven" }, "items");
    expect((await fetch(`${server.url}/page`)).status).toBe(500);
  });

  it.each([
    ["breaks the contract", [...make(1000), { id: 0 }]],
    [
      "fails",
      (function* () {
        yield* make(1000);
        throw new Error("the source is gone");
      })(),
    ],
  ])(
    "that %s behind its beginning breaks the connection, which no reader takes for the end",
    async (_, items) => {
      result = elements(items);
      const response = await fetch(`${server.url}/list`);
      expect(response.status).toBe(200);
      await expect(response.text()).rejects.toThrow();
      expect(server.log).not.toEqual([]);
    },
  );

  it("goes at the pace of its reader, and ends with it", async () => {
    const seen = { given: 0, left: false };
    const size = 256 * 1024;
    result = elements(counted(make(2000, size), seen));
    const socket = connect(Number(url.port), url.hostname);
    socket.write("GET /list HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(socket, "readable");
    // What a reader that does not read leaves in the buffers of both ends; a tenth of the whole at the most.
    let before = -1;
    while (before !== seen.given) {
      before = seen.given;
      await (await fetch(`${server.url}/nowhere`)).text();
    }
    expect(seen.given).toBeLessThan(200);
    expect(seen.left).toBe(false);
    socket.destroy();
    while (!seen.left) await (await fetch(`${server.url}/nowhere`)).text();
    expect(seen.given).toBeLessThan(200);
  });

  it("lets others be answered between its elements", async () => {
    let isDone = false;
    async function* slowly() {
      for (const item of make(60)) {
        const until = performance.now() + 11;
        while (performance.now() < until);
        yield item;
      }
      isDone = true;
    }
    result = elements(slowly());
    const whole = fetch(`${server.url}/list`).then((response) => response.text());
    const other = await fetch(`${server.url}/nowhere`);
    expect([other.status, isDone]).toEqual([404, false]);
    expect(JSON.parse(await whole)).toHaveLength(60);
  });
});
