import { expect, test } from "vitest";
import { samplesContract } from "../../../scripts/generate/support/samplesContract.ts";
import { SERVED } from "../../../scripts/generate/support/served.ts";
import { reply } from "./answer.ts";
import { bindContract } from "./bindContract.ts";
import { compileText } from "./test-support/serveContract.ts";

const module = await compileText(samplesContract(SERVED), ["@typespec/openapi"]);

test("what the table of features says is served can be bound, every operation of it", () => {
  const ids = Object.keys(module.operations);
  const handlers = Object.fromEntries(ids.map((id) => [id, () => reply(200, null)]));
  const options = { handlers, authenticate: () => null } as never;
  expect(ids.length).toBeGreaterThan(SERVED.length);
  expect(() => bindContract(module, options)).not.toThrow();
});
