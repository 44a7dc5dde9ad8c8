import { afterAll, beforeAll, expect, test } from "vitest";
import { scenarios } from "./cases/index.ts";
import { exitCode } from "./engine/runResult.ts";
import { referenceProfile } from "./profile/profile.ts";
import { type ReferenceServer, startReferenceServer } from "./reference/referenceServer.ts";
import { runProfile } from "./runKit.ts";

let server: ReferenceServer;
beforeAll(async () => {
  server = await startReferenceServer();
});
afterAll(() => server.stop());

test("an implementation without a driver and a receiver is not blamed for what only they make happen", async () => {
  const profile = { ...referenceProfile(server.url), driver: {}, receiver: undefined };
  const needy = scenarios(profile).filter(({ cases }) => cases.some(({ needs }) => needs !== undefined));
  const run = await runProfile(profile, {
    selection: { cases: needy.flatMap(({ cases }) => cases.map(({ id }) => id)) },
  });
  const failed = run.results.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
  expect(failed).toEqual([]);
  expect(exitCode(run, true)).toBe(0);
});
