import { test } from "vitest";
import { holdAgainstAjv } from "./test-support/holdAgainstAjv.ts";

test("nothing that ajv takes no longer is called mild", () => holdAgainstAjv(150, 28));
