import { expect, test } from "vitest";
import { simulate } from "./simulate.testing.ts";

const SEEDS = 5000;

test(`E3, T2, NS-073: ${SEEDS} simulated stories lose, hasten and disorder nothing`, {
  timeout: 900_000,
}, async () => {
  const first = process.env.SEED ?? "long";
  let attempts = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const summary = await simulate(`${first}-${seed}`).catch((error: Error) => {
      throw new Error(`seed ${first}-${seed}: ${error.message}`, { cause: error });
    });
    attempts += summary.attempts;
  }
  expect(attempts).toBeGreaterThan(SEEDS * 100);
});
