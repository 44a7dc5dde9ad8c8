import { expect, test } from "vitest";
import { goneFiles } from "./goneFiles.ts";

test("links and names of files that are not there", () => {
  const text = [
    "[here](operate.md#start), [there](../README.md), [gone](costs.md), [outside](https://example.com/a.md)",
    "`spec/main.tsp`, `server/src/gone.ts`, `npm run frete`, `spec/*.tsp`",
  ].join("\n");
  const exists = (path: string) => ["docs/operate.md", "README.md", "spec/main.tsp"].includes(path);
  expect(goneFiles("docs/design.md", text, exists)).toEqual([
    "docs/design.md: docs/costs.md does not exist",
    "docs/design.md: server/src/gone.ts does not exist",
  ]);
});
