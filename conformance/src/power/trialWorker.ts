import { mutants } from "./mutants/index.ts";
import { tryMutant, tryVariant } from "./trial.ts";
import type { TrialOrder } from "./trialOrder.ts";
import { findVariant } from "./variant.ts";
import { variants } from "./variants/index.ts";

// A process of the pool: tries what it is told to, one after another, until its parent lets it go.
process.on("message", async (order: TrialOrder) => {
  const { id } = order;
  const mutant = mutants.find((candidate) => candidate.id === id);
  const variant = findVariant(variants, id);
  try {
    const trial = mutant ? await tryMutant(mutant, order) : variant && (await tryVariant(variant, order));
    process.send?.(trial);
  } catch (error) {
    process.send?.({ id, fate: "fault", found: (error as Error).stack, cases: 0, seconds: 0 });
  }
});
process.once("SIGTERM", () => process.exit(1));
process.once("disconnect", () => process.exit(1));
