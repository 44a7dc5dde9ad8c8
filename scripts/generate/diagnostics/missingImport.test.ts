import { expect, test } from "vitest";
import { $decorators } from "../typespec/index.js";
import { missingImport } from "./missingImport.ts";

test("every decorator of the toolkit is known, and nothing else", () => {
  for (const name of Object.keys($decorators.Toolkit))
    expect(missingImport(`Unknown decorator @${name}`)).toBe('import "@frete/typespec"; using Toolkit;');
  expect(missingImport("Unknown decorator @units")).toBeUndefined();
  expect(missingImport("Unknown identifier Book")).toBeUndefined();
  expect(missingImport("Cannot resolve unit in decorator")).toBeUndefined();
});
