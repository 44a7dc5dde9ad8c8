import { expect, test } from "vitest";
import { exitCode, verdictOfModule } from "./engine/runResult.ts";
import { loja } from "./profile/loja.ts";
import { referenceProfile } from "./profile/profile.ts";
import { consoleReport } from "./report/consoleReport.ts";
import { runProfile } from "./runKit.ts";
import { exampleServer } from "./test-support/exampleServer.ts";

/** Four modules of the kit take seconds, but on a machine that does much else at once a minute. */
const timeout = 120_000;

test("a server that only answers the contract's examples is not conformant, in any module, and each report says why", {
  timeout,
}, async () => {
  await using mock = await exampleServer(loja);
  const profile = { ...referenceProfile(mock.url), implementation: "examples only", strict: false };
  const modules = ["filial", "produto", "rastreio", "geral"];
  const run = await runProfile(profile, { selection: { modules } });
  expect(run.faults).toEqual([]);
  expect(exitCode(run)).toBe(1);
  for (const module of modules) expect(verdictOfModule(run, module), module).toBe("não conforme");
  const text = consoleReport(run, profile);
  expect(text).toMatch(/FAILED {3}listarFiliais\/AUTH-006\/token-missing/);
  expect(text).toMatch(/\[AUTH-006 AUTH-001\] status must be 401/);
  expect(text).toMatch(/^ {2}AUTH-006 {2}\S.*token/m);
  expect(text).toMatch(/curl -i -X GET/);
  expect(text).toMatch(/não conforme: \d+ of \d+ cases failed/);
  // What it does answer has the contract's shape: the kit does not invent deviations.
  const { outcome } = run.results.find(({ id }) => id.includes("unknown-query-parameter")) ?? {};
  expect(outcome).toBe("passed");
});
