import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "../../../scripts/generate/commands/generate.ts";
import { startMock } from "../../../scripts/generate/commands/startMock.ts";
import type { Contract } from "../engine/contract.ts";
import { verdictOfRun } from "../engine/runResult.ts";
import { loadContract } from "../loadContract.ts";
import { runDerivedCases } from "../runDerived.ts";
import { type Answer, type Fault, petServer, SECRETS } from "../test-support/petServer.ts";

let folder: string;
let contract: Contract;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pets-"));
  const printer = { out: () => undefined, error: console.error, colours: false };
  await generate.run({ spec: "scripts/test-contract/petstore", out: folder }, printer);
  contract = await loadContract(join(folder, "v2"));
});
afterAll(() => rm(folder, { recursive: true }));

const failures = ({ results }: Awaited<ReturnType<typeof runDerivedCases>>) =>
  results.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);

async function judge(fault: Fault, operations?: string[]) {
  await using server = await petServer(contract, fault);
  return await runDerivedCases({
    contract,
    url: server.url,
    secrets: SECRETS,
    ...(operations && { operations }),
  });
}

test("a server that keeps to its contract is conformant, written by hand", async () => {
  const run = await judge({});
  expect([failures(run), run.faults]).toEqual([[], []]);
  expect(verdictOfRun(run)).toBe("conforme");
  const ids = run.results.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      "create/valid",
      "create/body/name/maxLength-30",
      "create/body/name/maxLength-31",
      "create/body/chip/code/minLength-3",
      "create/body/malformed",
      "list/query/limit/maximum-101",
      "list/query/kinds/present",
      "remove/credentials/only-ApiKey",
      "read/credentials/missing",
    ]),
  );
});

test("each version of a contract, answered from its examples and schemas, is conformant", async () => {
  for (const version of ["v1", "v2"]) {
    const own = await loadContract(join(folder, version));
    const server = await startMock(own, { secrets: SECRETS });
    const run = await runDerivedCases({
      contract: own,
      url: server.url,
      secrets: SECRETS,
    });
    await server.close();
    expect([failures(run), run.faults]).toEqual([[], []]);
    expect(verdictOfRun(run)).toBe("conforme");
  }
});

const answering = (operation: string, change: (answer: Answer) => Partial<Answer>): Fault => ({
  answer: (answer, of) => (of === operation ? { ...answer, ...change(answer) } : answer),
});

test.each<[name: string, fault: Fault, operation: string, caught: string]>([
  ["takes any body", { isPet: () => true }, "create", "create/body/name/required-absent"],
  [
    "takes a name of 31",
    { isPet: ({ name }, right) => right || `${name}`.length === 31 },
    "create",
    "name/maxLength-31",
  ],
  [
    "refuses a name of 30",
    { isPet: ({ name }, right) => right && `${name}`.length < 30 },
    "create",
    "name/maxLength-30",
  ],
  [
    "asks for an age",
    { isPet: (pet, right) => right && "age" in pet },
    "replace",
    "replace/body/age/required-absent",
  ],
  [
    "takes an unknown kind",
    { isPet: ({ kind }, right) => right || kind === "outro" },
    "create",
    "kind/enum-other",
  ],
  [
    "looks not into a chip",
    { isPet: ({ chip }, right) => right || chip !== undefined },
    "create",
    "chip/code",
  ],
  [
    "takes a price of 0",
    { isToy: ({ price }, right) => right || price === 0 },
    "addToy",
    "price/exclusiveMinimum-0",
  ],
  ["takes 101 as limit", { isLimit: (limit) => limit >= 1 && limit <= 101 }, "list", "limit/maximum-101"],
  ["takes any limit", { isLimit: () => true }, "list", "limit/type-word"],
  ["refuses 100 as limit", { isLimit: (limit) => limit >= 1 && limit < 100 }, "list", "limit/maximum-100"],
  ["takes a list for one text", { kindsOf: (text) => [text] }, "list", "kinds/items-several"],
  ["looks at no kinds", { kindsOf: () => [] }, "list", "kinds/enum-other.0"],
  ["admits any key", { isKey: (key) => key !== undefined }, "read", "read/credentials/wrong-ApiKey"],
  [
    "admits without a key",
    { isKey: (key) => key === undefined || key === SECRETS.ApiKey },
    "read",
    "credentials/missing",
  ],
  [
    "takes one key for two",
    { mayRemove: (known, staff) => known || staff },
    "remove",
    "remove/credentials/only-ApiKey",
  ],
  ["forgets pets", { kept: () => undefined }, "read", "read/valid"],
  [
    "keeps pets without kind",
    { kept: ({ kind: _, ...pet }: { kind?: string }) => pet },
    "read",
    "read/valid",
  ],
  ["dies of malformed JSON", { malformed: 500 }, "create", "create/body/malformed"],
  ["takes any media type", { types: /./ }, "create", "create/body/media-type"],
  ["counts nothing", answering("list", () => ({ headers: {} })), "list", "list/valid"],
  ["counts in words", answering("list", () => ({ headers: { "x-total": "many" } })), "list", "list/valid"],
  ["answers another status", answering("create", () => ({ status: 200 })), "create", "create/valid"],
  [
    "answers another type",
    answering("read", () => ({ headers: { "content-type": "text/json" } })),
    "read",
    "read/valid",
  ],
  [
    "tells a number as text",
    answering("read", ({ body }) => ({ body: { ...(body as object), id: "7" } })),
    "read",
    "read/valid",
  ],
  [
    "answers where nothing is",
    answering("remove", () => ({ status: 200, body: {} })),
    "remove",
    "remove/valid",
  ],
  [
    "refuses in another shape",
    answering("create", ({ status, body }) => ({ body: status < 400 ? body : { error: "no" } })),
    "create",
    "create/body/malformed",
  ],
])("a server that %s is not", async (_, fault, operation, caught) => {
  const run = await judge(fault, [operation]);
  expect(run.faults).toEqual([]);
  expect(failures(run).filter((id) => id.includes(caught))).not.toEqual([]);
});

test("what cannot be tried says why: a secret that is missing, a record that nobody knows", async () => {
  await using server = await petServer(contract, { kept: () => undefined });
  const noSecret = await runDerivedCases({ contract, url: server.url });
  expect(verdictOfRun(noSecret)).toBe("parcial");
  expect(noSecret.results.find(({ id }) => id === "read/valid")).toMatchObject({
    outcome: "unsupported",
    reason: "no secret of ApiKey is given: --auth ApiKey=SECRET",
  });
  const given = { read: { petId: 5 } };
  const known = await runDerivedCases({
    contract,
    url: server.url,
    secrets: SECRETS,
    given,
    operations: ["read"],
  });
  expect(known.results.find(({ id }) => id === "read/valid")?.outcome).toBe("failed");
});
