import { expect, test } from "vitest";
import { soak } from "./soak.ts";

/** A shorter run, for a first impression, is `SOAK_MINUTES=2`. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 15);

test.each(["sqlite", "postgres"] as const)(
  `L3: on %s nothing grows and nothing fails in ${MINUTES} minutes at 60 percent of the highest load`,
  async (engine) => {
    const { figures, wrong } = await soak(engine, MINUTES * 60);
    console.log(engine, figures);
    expect(wrong).toEqual([]);
  },
);
