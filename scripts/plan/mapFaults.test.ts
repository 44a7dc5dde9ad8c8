import { expect, test } from "vitest";
import { mapFaults } from "./mapFaults.ts";
import type { Plan } from "./plan.ts";

const PLAN: Plan = {
  order: { ".": ["server"], "server/src": ["http", "domain", "app.ts"] },
  toolkit: [],
  shipped: [],
};
const exists = (path: string) => path !== "server/src/gone";
const map = (...lines: string[]) =>
  `# Frete\n\n## Map\n\nFrom the ground up:\n\n\`\`\`\n${lines.join("\n")}\n\`\`\`\n`;
const lines = ["server/  the server", "server/src/http/    the toolkit", "server/src/domain/  freight"];

test.each<[string, string, string[]]>([
  ["a true map", map(...lines, "                    continued"), []],
  ["no map", "# Frete\n", ['README.md has no map: a block between ``` under "## Map"']],
  [
    "a wing that it does not name",
    map(...lines.slice(0, 2)),
    ["README.md: the map does not name server/src/domain/"],
  ],
  [
    "a folder that does not exist",
    map(...lines, "server/src/gone/  no more"),
    ["README.md: the map names server/src/gone/, which does not exist"],
  ],
  [
    "wings in another order",
    map(lines[0] as string, lines[2] as string, lines[1] as string),
    ["README.md: the map shows the wings in another order than server/src/http, server/src/domain"],
  ],
])("%s", (_, readme, faults) => {
  expect(mapFaults(readme, PLAN, exists)).toEqual(faults);
});
