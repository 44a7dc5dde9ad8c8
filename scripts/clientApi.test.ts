import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientApi, REPORT } from "./clientApi.ts";

test("what the client shows is what its report says: npm run api writes it, and the change file tells of it", () => {
  expect(clientApi()).toBe(readFileSync(new URL(`../${REPORT}`, import.meta.url), "utf8"));
});
