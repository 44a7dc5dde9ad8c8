import { expect, test } from "vitest";
import type { Plan } from "./plan.ts";
import { planFaults } from "./planFaults.ts";
import { readImports } from "./readImports.ts";

const PLAN: Plan = {
  order: { ".": ["server"], "server/src": ["http", "domain", "app.ts"] },
  toolkit: ["server/src/http"],
  shipped: ["server/src"],
};
const GOOD = {
  "server/src/http/answer.ts": `import { join } from "node:path";`,
  "server/src/domain/plp.ts": `import { answer } from "../http/answer.ts";`,
  "server/src/app.ts": `import { plp } from "./domain/plp.ts";`,
};

/** Faults of a tree of sources that differs from the good one in the given files. */
function faultsOf(changes: Record<string, string>): string[] {
  const tree = Object.entries({ ...GOOD, ...changes });
  const imports = tree.flatMap(([file, source]) =>
    readImports(file, source).map((each) => ({ file, ...each })),
  );
  return planFaults(
    tree.map(([file]) => file),
    imports,
    PLAN,
  );
}

const upward = (by: string) =>
  `${by}: domain stands below app.ts, so this runs up. Move what domain needs down, or let the caller pass it in`;
const domain = "server/src/domain";

test.each<[string, Record<string, string>, string[]]>([
  ["a tree that keeps the plan", {}, []],
  [
    "an import that runs up",
    { [`${domain}/chat.ts`]: `\nimport "../app.ts";` },
    [upward(`${domain}/chat.ts:2 imports "../app.ts"`)],
  ],
  [
    "a type that is imported from above",
    { [`${domain}/chat.ts`]: `import type { App } from "../app.ts";` },
    [upward(`${domain}/chat.ts:1 imports "../app.ts"`)],
  ],
  [
    "a file that is loaded on demand from above",
    { [`${domain}/chat.ts`]: `export const load = () =>\n  import("../app.ts");` },
    [upward(`${domain}/chat.ts:2 imports "../app.ts"`)],
  ],
  [
    "a script that is started from above",
    { [`${domain}/chat.ts`]: `new Worker(new URL("../app.ts", import.meta.url));` },
    [upward(`${domain}/chat.ts:1 imports "../app.ts"`)],
  ],
  ["a test may look up", { [`${domain}/chat.test.ts`]: `import "../app.ts";` }, []],
  [
    "files in a circle",
    { [`${domain}/chat.ts`]: `import "./anexo.ts";`, [`${domain}/anexo.ts`]: `import "./chat.ts";` },
    [
      `${domain}/chat.ts -> ${domain}/anexo.ts -> ${domain}/chat.ts: files in a circle. Move what both need into a file of its own`,
    ],
  ],
  [
    "folders in a circle, where no two files are",
    {
      [`${domain}/chat/a.ts`]: `export * from "../plp/b.ts";`,
      [`${domain}/plp/b.ts`]: "",
      [`${domain}/plp/c.ts`]: `import "../chat/d.ts";`,
      [`${domain}/chat/d.ts`]: "",
    },
    [
      `${domain}: chat, plp import each other (${domain}/chat/a.ts:1 imports "../plp/b.ts"; ${domain}/plp/c.ts:1 imports "../chat/d.ts"). Move what both need below both`,
    ],
  ],
  [
    "what is shipped and needs test code",
    {
      [`${domain}/chat.ts`]: `import "./samples.testing.ts";\nimport "../test-support/server.ts";`,
      [`${domain}/samples.testing.ts`]: `import "../test-support/server.ts";`,
      "server/src/test-support/server.ts": `import "../app.ts";`,
    },
    [
      `${domain}/chat.ts:1 imports "./samples.testing.ts": what is shipped must not need test code. Move what it needs out of there`,
      `${domain}/chat.ts:2 imports "../test-support/server.ts": what is shipped must not need test code. Move what it needs out of there`,
    ],
  ],
  [
    "a toolkit that knows freight, even in a test",
    { "server/src/http/answer.test.ts": `import "../domain/plp.ts";\nimport "@frete/server/src/app.ts";` },
    [
      `server/src/http/answer.test.ts:1 imports "../domain/plp.ts": the toolkit knows no freight. Let whoever uses the toolkit pass this in`,
      `server/src/http/answer.test.ts:2 imports "@frete/server/src/app.ts": the toolkit knows no freight. Let whoever uses the toolkit pass this in`,
    ],
  ],
  [
    "a folder without a place",
    { "server/src/rede/ip.ts": "" },
    ["server/src/rede has no place: add it to the order of server/src in scripts/plan/plan.ts"],
  ],
])("%s", (_, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});

test("a place without a folder", () => {
  expect(
    planFaults(["server/src/app.ts"], [], { ...PLAN, order: { "server/src": ["http", "app.ts"] } }),
  ).toEqual(["server/src/http does not exist: remove it from scripts/plan/plan.ts"]);
});
