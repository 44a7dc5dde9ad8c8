/** A figure of this process. */
export interface Figure {
  value: number;
}

/** What a figure is, for whoever reads it. */
export interface FigureDescription {
  readonly kind: "counter" | "gauge";
  /** As Prometheus wants it: `frete_..._total` for what only grows, with the unit otherwise. */
  readonly name: string;
  readonly help: string;
  /** Of few values each, and none that is a customer's. */
  readonly labels: Readonly<Record<string, string>>;
}

const figures: (FigureDescription & { readonly figure: Figure })[] = [];

/**
 * Makes something to count with, at the cost of an addition; `/metrics` reads it. It is the process's, like its memory: several services
 * in one process count together.
 */
export function figure(
  kind: FigureDescription["kind"],
  name: string,
  help: string,
  labels: FigureDescription["labels"] = {},
): Figure {
  const known = figures.find((other) => other.name === name && sameLabels(other.labels, labels));
  if (known) return known.figure;
  const made = { value: 0 };
  figures.push({ kind, name, help, labels, figure: made });
  return made;
}

/** All figures there are by now, by name. */
export const figuresByName = () => Map.groupBy(figures, ({ name }) => name);

function sameLabels(one: FigureDescription["labels"], other: FigureDescription["labels"]): boolean {
  return Object.entries(one).every(([label, value]) => other[label] === value);
}

/** Counts what a cache had and had not. */
export function cacheFigures(cache: string): { hits: Figure; misses: Figure } {
  return {
    hits: figure("counter", "frete_cache_hits_total", "Look-ups that a cache answered", { cache }),
    misses: figure("counter", "frete_cache_misses_total", "Look-ups that it had to read for", { cache }),
  };
}
