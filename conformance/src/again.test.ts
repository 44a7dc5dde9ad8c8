import { afterAll, beforeAll, expect, test } from "vitest";
import { readProfile } from "./profile/readProfile.ts";
import referenceDriver from "./reference/referenceDriver.ts";
import { type ReferenceServer, startReferenceServer } from "./reference/referenceServer.ts";
import { runProfile } from "./runKit.ts";

const timeout = 120_000;
let server: ReferenceServer;
beforeAll(async () => {
  server = await startReferenceServer();
}, timeout);
afterAll(() => server.stop());

test("a run can be repeated on the same server, with the same seed: it finds nothing of the one before", {
  timeout,
}, async () => {
  const runs = [];
  for (let count = 1; count <= 2; count++) {
    const profile = await readProfile({ url: server.url, seed: "CI" }, {});
    // What a driver has done to an order is what the next run would find.
    const driver = referenceDriver({ url: server.url, environment: process.env });
    const options = { selection: { modules: ["rastreio"] }, timeout: 20_000, allowPartial: true };
    runs.push(await runProfile({ ...profile, driver }, options));
  }
  for (const { results, faults, info } of runs) {
    expect(faults).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === "failed").map(({ id }) => id)).toEqual([]);
    expect(info?.reproduce).toBe(
      `frete-conformance --url ${server.url} --modulo rastreio --timeout 20 --allow-partial`,
    );
  }
  const [first, second] = runs.map(({ results }) => results.map(({ id, outcome }) => `${id} ${outcome}`));
  expect(second).toEqual(first);
});
