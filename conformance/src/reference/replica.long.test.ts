import { afterAll, expect, test } from "vitest";
import { freePort } from "../../../server/src/test-support/freePort.ts";
import type { Undo } from "../../../server/src/test-support/newDatabase.ts";
import { startReplica } from "../../../server/src/test-support/startReplica.ts";
import { referenceProfile } from "../profile/profile.ts";
import { runKit } from "../runKit.ts";
import referenceDriver from "./referenceDriver.ts";
import { startReferenceServer } from "./referenceServer.ts";

const undo: Undo[] = [];
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

test("R14: with reads on a replica the server is conformant: no answer is older than the primary's", async () => {
  const { primary, replica } = await startReplica(undo);
  const metrics = await freePort();
  Object.assign(process.env, {
    FRETE_REPLICA_URL: replica.url,
    // As long as it takes on a busy machine: the replica shall answer.
    FRETE_REPLICA_LAG: "5000",
    FRETE_METRICS_PORT: String(metrics),
  });
  const server = await startReferenceServer({ databaseUrl: primary.url });
  undo.push(server.stop);
  const driver = referenceDriver({ url: server.url, environment: process.env });
  const code = await runKit(
    { ...referenceProfile(server.url), driver },
    { reports: {}, selection: {}, allowPartial: false },
  );
  expect(code, server.log()).toBe(0);
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const reads = (by: string) =>
    Number(new RegExp(`^frete_replica_reads_total\\{by="${by}"\\} (\\d+)$`, "m").exec(text)?.[1]);
  console.log(`read from the replica ${reads("replica")}, from the primary ${reads("primary")}`);
  expect(reads("replica")).toBeGreaterThan(10 * reads("primary"));
});
