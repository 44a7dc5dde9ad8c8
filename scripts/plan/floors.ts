/** Arrows between rooms, by the room that they start from. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The floor of each room: 0 for one that stands on no other, but as high as those that stand on it allow. */
export function floorsOf(rooms: readonly string[], arrows: Arrows): Map<string, number> {
  const below = (room: string) => [...(arrows.get(room) ?? [])].filter((each) => rooms.includes(each));
  const lowest = new Map<string, number>();
  const low = (room: string): number => {
    const floor = lowest.get(room) ?? Math.max(-1, ...below(room).map(low)) + 1;
    lowest.set(room, floor);
    return floor;
  };
  const highest = new Map<string, number>();
  const high = (room: string): number => {
    const above = rooms.filter((each) => below(each).includes(room));
    const floor = highest.get(room) ?? (above.length === 0 ? low(room) : Math.min(...above.map(high)) - 1);
    highest.set(room, floor);
    return floor;
  };
  return new Map(rooms.map((room) => [room, high(room)]));
}

/** The arrows that do not follow from others: a -> c goes without saying where a -> b and b -> c. */
export function directArrows(arrows: Arrows): [from: string, to: string][] {
  const reaches = (from: string, to: string): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
      .map((to): [string, string] => [from, to]),
  );
}
