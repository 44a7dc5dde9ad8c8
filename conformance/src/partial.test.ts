import { afterAll, beforeAll, expect, test } from "vitest";
import type { OperationId } from "./cases/support/operationId.ts";
import {
  type Outcome,
  type RunResult,
  verdictOfModule,
  verdictOfRun,
  verdictText,
} from "./engine/runResult.ts";
import { reply } from "./power/mutate.ts";
import { startProxy } from "./power/proxy.ts";
import { FEATURE_NAMES } from "./profile/features.ts";
import { type Profile, referenceProfile } from "./profile/profile.ts";
import { type ReferenceServer, startReferenceServer } from "./reference/referenceServer.ts";
import { runProfile } from "./runKit.ts";

/** A server starts, and several runs go over it, on a machine that does much else at once. */
const timeout = 120_000;
/** What the kit quotes by sku, it has registered before. */
const selection = { rules: ["COT-036", "COT-015", "COT-018", "PROD-008", "PROD-022"] };

let server: ReferenceServer;
beforeAll(async () => {
  server = await startReferenceServer();
}, timeout);
afterAll(() => server.stop());

/** The kit in front of the reference server without some operations. */
async function runWithout(lacks: readonly OperationId[], status: number, change: Partial<Profile> = {}) {
  let asked = 0;
  const { tokens } = referenceProfile(server.url);
  const proxy = await startProxy(server.url, tokens, async (sent, forward) => {
    if (!sent.operation || !lacks.includes(sent.operation)) return forward(sent);
    asked++;
    return reply(status, { mensagem: "Não há." });
  });
  try {
    const profile = { ...referenceProfile(proxy.url), receiver: undefined, strict: false, ...change };
    const run = await runProfile(profile, { selection });
    expect(run.faults).toEqual([]);
    return { run, asked, count: (wanted: Outcome) => countOf(run, wanted) };
  } finally {
    await proxy.stop();
  }
}

const countOf = ({ results }: RunResult, wanted: Outcome) =>
  results.filter(({ outcome }) => outcome === wanted).length;
const PRODUTO = ["salvarProdutos", "consultarProduto"] as const;

test("a server that answers 501 for what it lacks is parcial: what that prepares is not held against it", {
  timeout,
}, async () => {
  const { run, asked, count } = await runWithout(PRODUTO, 501);
  expect([verdictOfRun(run), count("failed")]).toEqual(["parcial", 0]);
  expect(asked).toBeGreaterThan(0);
  expect(count("unsupported")).toBeGreaterThan(asked);
  expect(count("passed")).toBeGreaterThan(0);
});

test("one that answers 404 is parcial as well, once its profile names the module: it is not asked then", {
  timeout,
}, async () => {
  const { run, asked, count } = await runWithout(PRODUTO, 404, { unsupported: ["produto"] });
  expect([verdictOfRun(run), count("failed"), asked]).toEqual(["parcial", 0, 0]);
  expect(count("passed")).toBeGreaterThan(0);
});

test("without a word of its profile 404 is a failure", { timeout }, async () => {
  const { run } = await runWithout(PRODUTO, 404);
  expect(verdictOfRun(run)).toBe("não conforme");
});

test("one that does not declare the feature conforms to the rest", { timeout }, async () => {
  const features = FEATURE_NAMES.filter((name) => !["produto", "push", "driver"].includes(name));
  const { run, asked, count } = await runWithout(PRODUTO, 404, { features });
  expect([count("failed"), count("unsupported"), asked]).toEqual([0, 0, 0]);
  expect(verdictOfModule(run, "produto")).toBe("não declarado");
  expect(verdictOfModule(run, "cotacao")).toBe("conforme");
  expect(verdictText({ ...run, info: run.info && { ...run.info, selection: "" } })).toMatch(
    /^conforme \(cotacao, .*; sem produto, push, driver\)$/,
  );
});
