import { afterAll, expect, test } from "vitest";
import { loadContract } from "../../../conformance/src/loadContract.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { startMock } from "./startMock.ts";

const server = await startMock(await loadContract("scripts/test-contract/generated/library"));
afterAll(() => server.close());

test("a mock has the reference of its contract, in which operations can be tried out", async () => {
  const page = await (await fetch(`${server.url}/docs`)).text();
  const [, text = ""] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  const { sources, hideTestRequestButton } = JSON.parse(text);
  expect([sources.length, hideTestRequestButton]).toEqual([1, undefined]);
  const shown = (await (await fetch(server.url + sources[0].url)).json()) as OpenApiDocument;
  // Calls go to the mock, wherever the contract says that its server is.
  expect(shown.servers).toEqual([{ url: "/" }]);
  expect(Object.keys(shown.paths).length).toBeGreaterThan(0);
});
