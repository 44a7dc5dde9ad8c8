import { expect, test } from "vitest";
import { isExactNumber } from "../../../scripts/generate/toolkit/isExactNumber.ts";
import { compileText, serveContract } from "./test-support/serveContract.ts";

const contract = await compileText(`
model Money { amount: decimal; rate?: float64; parts?: decimal128[]; next?: Money; id?: int64; @encode(string) total?: decimal }
@route("/money") @post op pay(@body money: Money): void;
@route("/amount") @put op set(@header contentType: "application/json", @body amount: decimal): void;
@route("/rate") @put op rate(@body money: { rate: float64 }): void;
@route("/sum") @get op sum(@query of: decimal, @query all?: decimal128[], @query rate?: float64): void;
`);
const received: unknown[] = [];
const keep = ({ body }: { body: unknown }) => void received.push(body);
const sum = ({ query }: { query: unknown }) => void received.push(query);
const service = await serveContract(contract, { handlers: { pay: keep, set: keep, rate: keep, sum } });

const send = async (method: string, path: string, body: string) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${service.url}${path}`, { method, body, headers });
  return { status: answer.status, text: await answer.text() };
};

test.each([
  ["0.1"],
  ["12345678901.25"],
  ["0.30000000000000004"],
  ["1.0000000000000000000"],
  ["100000000000000000000"],
  ["1.5e3"],
  ["-0.0"],
])("a decimal %s arrives as it is", async (amount) => {
  expect(await send("POST", "/money", `{"amount":${amount},"next":{"amount":${amount}}}`)).toMatchObject({
    status: 204,
  });
  expect(received.pop()).toEqual({ amount: Number(amount), next: { amount: Number(amount) } });
});

test.each([
  ["more digits than a double holds", '{"amount":0.1234567890123456789}', "/amount"],
  ["deeper", '{"amount":1,"next":{"amount":12345678901234567.8}}', "/next/amount"],
  ["in a list", '{"amount":1,"parts":[1,1.00000000000000000001]}', "/parts/1"],
  ["too near to zero", '{"amount":1e-400}', "/amount"],
  ["beyond the largest", '{"amount":1e400}', "/amount"],
  ["an integer", '{"amount":1,"id":9007199254740993}', "/id"],
])("what would be another number is refused at its field: %s", async (_name, body, pointer) => {
  const { status, text } = await send("POST", "/money", body);
  expect(status).toBe(400);
  expect(JSON.parse(text).errors).toMatchObject([{ pointer: `#${pointer}` }]);
});

test("a float is the nearest one, as floats are; a decimal in a text keeps every digit", async () => {
  const total = "12345678901234567890.12345678901234567890";
  const body = `{"amount":1,"rate":0.1234567890123456789,"total":"${total}"}`;
  expect(await send("POST", "/money", body)).toMatchObject({ status: 204 });
  expect(received.pop()).toEqual({ amount: 1, rate: 0.12345678901234568, total });
});

test("a body that is nothing but a decimal", async () => {
  expect(await send("PUT", "/amount", " 0.25 ")).toMatchObject({ status: 204 });
  expect(await send("PUT", "/amount", "0.1234567890123456789")).toMatchObject({ status: 400 });
});

test("only operations with decimals look for them", () => {
  const { operations } = contract;
  expect([operations.pay?.body?.decimals, operations.rate?.body?.decimals]).toEqual([true, undefined]);
});

test.each<[string, boolean]>([
  ["0", true],
  ["-0", true],
  ["0.000", true],
  ["1e2", true],
  ["100", true],
  ["1E+2", true],
  ["0.10", true],
  ["5e-324", true],
  ["9007199254740993", false],
  ["0.1000000000000000055", false],
  ["1e-999999999999", false],
  ["1e309", false],
])("isExactNumber %s: %s", (text, isExact) => {
  expect(isExactNumber(text, Number(text))).toBe(isExact);
});

test("a decimal in the query has every digit that was sent, or is refused", async () => {
  const get = async (query: string) => (await fetch(`${service.url}/sum?${query}`)).status;
  expect(await get("of=0.30&all=1.25,7&rate=0.1234567890123456789")).toBe(204);
  expect(received.pop()).toEqual({ of: 0.3, all: [1.25, 7], rate: 0.12345678901234568 });
  expect(await get("of=0.1234567890123456789")).toBe(400);
  expect(await get("of=1&all=1,1.00000000000000000001")).toBe(400);
});
