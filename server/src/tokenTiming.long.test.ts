import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "./test-support/databases.ts";
import { exchange } from "./test-support/exchange.ts";
import { type LojaServer, lojaServer, tokensOf } from "./test-support/lojaServer.testing.ts";
import { insertLojas } from "./test-support/lojas.testing.ts";

const ROUNDS = 2500;
/** Of the time of an answer. */
const TOLERANCE = 0.05;

const { api } = tokensOf(1);
/** Tokens that open nothing, of one length: one is right but for its last character, the others nowhere; two of them, to know the error of measuring. */
const TOKENS = { near: `${api.slice(0, -1)}x`, far: "x".repeat(api.length), control: "y".repeat(api.length) };

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());

  test("S10: neither the time nor the text of an answer tells that a token is nearly right", async () => {
    const taken: Record<string, number[]> = { near: [], far: [], control: [] };
    const texts = new Set<string>();
    const names = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
    for (let round = 0; round < ROUNDS; round++)
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const started = performance.now();
        const { status, text } = await exchange(`${server.url}/api/v1/filial`, {
          method: "GET",
          headers: { Authorization: `Bearer ${TOKENS[name]}` },
        });
        taken[name]?.push(performance.now() - started);
        texts.add(`${status} ${text}`);
      }
    expect([...texts]).toEqual([expect.stringMatching(/^401 /)]);
    const [near, far, control] = names.map((name) => median(taken[name] ?? []));
    const difference = (one = 0, other = 0) => Math.abs(one - other) / other;
    const error = difference(control, far);
    console.log({ near, far, control });
    expect(difference(near, far)).toBeLessThan(Math.max(TOLERANCE, 2 * error));
  });
});

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
