import { combinations } from "./combinations.ts";
import type { Mutant } from "./mutant.ts";
import { mutants } from "./mutants/index.ts";
import { quickMutants, quickVariants } from "./quick.ts";
import { combined, type Variant } from "./variant.ts";
import { variants } from "./variants/index.ts";

/** What the command line asks for. */
export interface Choice {
  /** Beginnings of ids. */
  mutant?: readonly string[] | undefined;
  variant?: readonly string[] | undefined;
  family?: readonly string[] | undefined;
  /** Every variant and no mutant. */
  variants?: boolean;
  quick?: boolean;
  /** So many random combinations of variants. */
  together?: number | undefined;
  seed?: string;
}

/**
 * The mutants and variants that are asked for; without a word about which, all of them.
 * @throws Error when there are none
 */
export function chooseSubjects({ mutant, variant, family, quick, together, seed = "1", ...rest }: Choice): {
  mutants: Mutant[];
  variants: Variant[];
} {
  const onlyVariants = rest.variants || together !== undefined;
  const isNamed = [mutant, variant, family].some((names) => names !== undefined);
  const isAsked = (id: string, names: readonly string[] | undefined, few: readonly string[]) =>
    isNamed ? names?.some((begin) => id.startsWith(begin)) : !quick || few.includes(id);
  const someVariants =
    onlyVariants && variant === undefined
      ? variants
      : variants.filter(({ id }) => isAsked(id, variant, quickVariants));
  const chosen = {
    mutants:
      onlyVariants && !isNamed
        ? []
        : mutants.filter((each) => isAsked(each.id, mutant, quickMutants) || family?.includes(each.family)),
    variants:
      together === undefined ? someVariants : combinations(someVariants, together, seed).map(combined),
  };
  if (chosen.mutants.length + chosen.variants.length === 0) throw new Error("nothing is selected");
  return chosen;
}
