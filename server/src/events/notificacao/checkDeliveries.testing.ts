import { expect } from "vitest";
import { LEASE, type Report } from "../../test-support/deliverUnderKills.testing.ts";

/** Holds what a receiver saw against the promise of NS-073, and tells it in a line. */
export function checkDeliveries({ arrivals, faults, kills, expected, left, seconds }: Report): string {
  expect(faults).toEqual([]);
  expect(left).toBe(0);
  const firsts = new Map<string, (typeof arrivals)[number]>();
  const ids = new Map<string, Set<string>>();
  const unexplained: string[] = [];
  let repeated = 0;
  let stalled = 0;
  for (const arrival of arrivals) {
    const { text, id, at } = arrival;
    ids.set(text, (ids.get(text) ?? new Set()).add(id));
    const first = firsts.get(text);
    if (first !== undefined) {
      repeated++;
      const wasKilled = kills.some((kill) => kill >= first.at && kill <= at);
      if (first.isAmbiguous || wasKilled) continue;
      // A process that gets no processor for as long as a lease loses what it holds.
      if (at - first.at > LEASE) stalled++;
      else unexplained.push(text);
    } else if (arrival.isAccepted) firsts.set(text, arrival);
  }
  expect([...firsts.keys()].sort()).toEqual([...expected].sort());
  expect(Array.from(ids.values(), ({ size }) => size)).toEqual(expected.map(() => 1));
  expect(unexplained).toEqual([]);
  expect(stalled).toBeLessThanOrEqual(expected.length / 20);
  const last = new Map<string, number>();
  for (const { text } of firsts.values()) {
    const [order = "", count] = text.split("-");
    expect(Number(count), `${text} in its order`).toBe((last.get(order) ?? -1) + 1);
    last.set(order, Number(count));
  }
  return (
    `${expected.length} events, ${arrivals.length} attempts arrived, ${kills.length} kills, ` +
    `${repeated} repeated after they were accepted, ${seconds.toFixed(1)} s`
  );
}
