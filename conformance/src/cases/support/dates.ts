import { setTimeout as wait } from "node:timers/promises";
import { resting } from "../../engine/resting.ts";

/** Every date that an order of a run can have. */
export const ALL_TIME = "2000-01-01TO2099-12-31";

/** Time zone of the stores under test, as in the demonstration. */
const ZONE = "America/Sao_Paulo";
const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE });

/** The civil date of the stores, `YYYY-MM-DD`, that many days from now. */
export function today(days = 0): string {
  return dayOf(Date.now() + days * 86_400_000);
}

/** The civil date of the stores at an instant. */
export function dayOf(instant: number): string {
  return DAY.format(instant);
}

/** The local time of the stores, `YYYY-MM-DDTHH:mm:ss`. */
export function now(): string {
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "medium" });
  return text.format(Date.now()).replace(" ", "T");
}

/**
 * Is a local time, `YYYY-MM-DD HH:mm:ss` or with a T, about now? Whose zone it is told in is a decision (NS-001), and none is 18 hours
 * from that of the stores.
 */
export function isAboutNow(local: string | null | undefined): boolean {
  const instantOf = (text: string) => Date.parse(`${text.replace(" ", "T")}Z`);
  if (typeof local !== "string") return false;
  return Math.abs(instantOf(local) - instantOf(now())) < 18 * 3_600_000;
}

/** Whole days from one date to another; both `YYYY-MM-DD`, whatever time follows. */
export function daysBetween(from = "", to = ""): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
}

/** Waits until another second has begun: records tell seconds, and their order must not depend on chance. */
export async function nextSecond(): Promise<void> {
  await resting(() => wait(1000 - (Date.now() % 1000) + 5));
}
