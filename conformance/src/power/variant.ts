import type { Wrap } from "./exchange.ts";
import { together } from "./variantWraps.ts";

/** A server that answers differently without breaking the interface: the kit must call it conformant. */
export interface Variant {
  id: string;
  /** What it does differently. */
  does: string;
  /**
   * Decisions of the project that it takes otherwise. With none it keeps them too, and no case may as much as notice it; with some
   * the kit holds it to the interface alone.
   */
  decisions: readonly string[];
  /** Modules of the kit in which it shows, for a run over these alone; left out: all of them. */
  modules?: readonly string[];
  /** What it changes, where another variant may change the same: of two such variants only one can be in a server. */
  touches?: readonly string[];
  /** The driver, too, knows its records by the names that it gives them. */
  namesForDriver?: boolean;
  /** A new wrapper, with a memory of its own. */
  wrap: () => Wrap;
}

/** Variants by id. */
export type VariantTable = Readonly<Record<string, Omit<Variant, "id">>>;

/** The variants of tables; ids are unique over all of them. */
export function variantsOf(...tables: readonly VariantTable[]): Variant[] {
  return tables.flatMap((table) => Object.entries(table).map(([id, rest]) => ({ id, ...rest })));
}

/** A server that is several variants at once; its id joins theirs. */
export function combined(variants: readonly Variant[]): Variant {
  const all = (list: (variant: Variant) => readonly string[]) => [...new Set(variants.flatMap(list))];
  const isEverywhere = variants.some(({ modules }) => modules === undefined);
  return {
    id: variants.map(({ id }) => id).join("+"),
    does: variants.map(({ does }) => does).join(", "),
    decisions: all(({ decisions }) => decisions),
    ...(!isEverywhere && { modules: all(({ modules = [] }) => modules) }),
    touches: all(({ touches = [] }) => touches),
    namesForDriver: variants.some(({ namesForDriver }) => namesForDriver),
    wrap: () => together(...variants.map(({ wrap }) => wrap())),
  };
}

/** The variant of an id, also of a joined one. */
export function findVariant(variants: readonly Variant[], id: string): Variant | undefined {
  const parts = id.split("+").map((part) => variants.find((variant) => variant.id === part));
  const found = parts.filter((part) => part !== undefined);
  if (found.length < parts.length) return undefined;
  return found.length === 1 ? found[0] : combined(found);
}
