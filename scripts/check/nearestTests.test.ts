import { expect, test } from "vitest";
import { importers } from "./importers.ts";
import { nearestTests } from "./nearestTests.ts";

const sources = new Map(
  Object.entries({
    "a/low.ts": "",
    "a/low.test.ts": 'import { low } from "./low.ts";',
    "a/low.long.test.ts": 'import { low } from "./low.ts";',
    "b/middle.ts": 'import {\n  low,\n} from "../a/low.ts";\nexport type { Kind } from "./kind.ts";',
    "b/kind.ts": 'import type { Erro } from "@frete/contract/loja";',
    "b/middle.test.ts": 'test("x", async () => (await import("./middle.ts")).middle);',
    "c/top.test.ts": 'import "../b/middle.ts";',
    "c/alone.test.ts": 'import { test } from "vitest";',
    "spec/contract.test.ts": "",
  }),
);
const files = [...sources.keys(), "spec/pedido.tsp", "README.md"];

test.each([
  ["what imports it, directly or not, nearest folder first", ["a/low.ts"], ["a/low", "b/middle", "c/top"]],
  ["the folder of the change counts", ["b/middle.ts"], ["b/middle", "c/top"]],
  ["a type", ["b/kind.ts"], ["b/middle", "c/top"]],
  ["a package of the workspace", ["generated/loja/index.ts"], ["b/middle", "c/top"]],
  ["a test", ["c/alone.test.ts"], ["c/alone"]],
  ["several", ["c/alone.test.ts", "b/middle.ts"], ["b/middle", "c/top", "c/alone"]],
  ["a file that nobody imports: the tests beside it", ["spec/pedido.tsp"], ["spec/contract"]],
  ["a file that is gone", ["a/gone.ts"], ["a/low"]],
  ["a file without tests", ["README.md"], []],
  ["nothing", [], []],
])("%s", (_, changed, expected) => {
  const concerned = nearestTests(changed, files, importers(sources));
  expect(concerned.map((file) => file.replace(".test.ts", ""))).toEqual(expected);
});
