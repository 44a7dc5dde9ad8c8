import { expect, test } from "vitest";
import { simulate } from "./simulate.testing.ts";

test("E3, T2, NS-073: 150 simulated stories lose, hasten and disorder nothing", async () => {
  let givenUp = 0;
  for (let seed = 0; seed < 150; seed++) {
    const summary = await simulate(`short-${seed}`).catch((error: Error) => {
      throw new Error(`seed short-${seed}: ${error.message}`, { cause: error });
    });
    givenUp += summary.givenUp;
  }
  expect(givenUp).toBeGreaterThan(0);
});
