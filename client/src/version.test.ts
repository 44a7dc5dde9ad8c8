import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { VERSION } from "./version.ts";

test("the version that requests tell is the package's", () => {
  expect(VERSION).toBe(manifest.version);
});
