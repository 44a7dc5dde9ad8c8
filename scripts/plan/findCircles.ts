/**
 * Circles of a directed graph, one for each group of nodes that reach each other: the shortest through the first of them.
 * @returns the nodes of each circle in their order, without the first one repeated
 */
export function findCircles(arrows: ReadonlyMap<string, Iterable<string>>): string[][] {
  const circles: string[][] = [];
  const inCircle = new Set<string>();
  for (const start of arrows.keys()) {
    if (inCircle.has(start)) continue;
    const circle = wayBack(start, arrows);
    if (!circle) continue;
    circles.push(circle);
    for (const node of circle) inCircle.add(node);
  }
  return circles;
}

/** The shortest way from a node back to itself, if there is one. */
function wayBack(start: string, arrows: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways)
      for (const next of arrows.get(way.at(-1) as string) ?? []) {
        if (next === start) return way;
        if (seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    ways = longer;
  }
  return undefined;
}
