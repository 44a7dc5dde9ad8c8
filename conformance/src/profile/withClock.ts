import type { Driver } from "./driver.ts";

/** A driver that remembers whether it moved the clock, and what puts it back; a run must leave none behind in the wrong year. */
export function withClock(driver: Driver): { driver: Driver; restore: () => Promise<void> } {
  const { moveClock } = driver;
  if (!moveClock) return { driver, restore: async () => undefined };
  let moved = false;
  return {
    driver: {
      ...driver,
      moveClock: (instant) => {
        moved = true;
        return moveClock.call(driver, instant);
      },
    },
    restore: async () => {
      if (moved) await moveClock.call(driver, new Date());
    },
  };
}
