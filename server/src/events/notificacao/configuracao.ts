import type { NotificacaoOptions } from "../../platform/config.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../../platform/durations.ts";

/** How notifications are repeated, and how much is sent at once; times in milliseconds. */
export interface NotificacaoConfig {
  /** How long to wait before each attempt of an event; as many attempts as there are waits. */
  schedule: readonly number[];
  /** Share by which a wait is made shorter or longer by chance. */
  jitter: number;
  /** The longest wait that a receiver can ask for. */
  retryAfterCap: number;
  /** A receiver that fails as long as this is no longer notified. */
  disableAfter: number;
  /** After as many failures in a row a receiver gets one attempt at a time, with these waits between. */
  probe: { after: number; least: number; most: number };
  /** After this an attempt without a result counts as never made: longer than any attempt lasts. */
  lease: number;
  /** Attempts at once, of all lojas and of one. */
  concurrency: number;
  perLoja: number;
  /** Claims of one loja beyond its attempts, at most: they wait for one of them to end. */
  ahead: number;
  /** Longest time between two looks at what other processes may have left. */
  poll: number;
  /** How long attempts under way may take to end when the process does. */
  grace: number;
  /** Age at which events that were given up are deleted. */
  deadAge: number;
}

/** The waits before the ten attempts of an event (NS-073). */
export const SCHEDULE: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
];

/**
 * The configuration for a schedule and a time limit of one attempt (ms). The other times follow from them, so a short schedule
 * makes everything short: an overloaded receiver cannot ask for more than the longest wait, and a failing one is probed
 * no more often than an event is repeated.
 */
export function notificacaoConfig(
  { schedule = SCHEDULE, timeout = 15 * SECOND }: NotificacaoOptions = {},
  changes: Partial<NotificacaoConfig> = {},
): NotificacaoConfig {
  const least = schedule.find((wait) => wait > 0) ?? 5 * SECOND;
  return {
    schedule,
    jitter: 0.2,
    retryAfterCap: Math.max(...schedule),
    disableAfter: 5 * DAY,
    probe: { after: 5, least, most: least * 60 },
    lease: timeout * 4,
    concurrency: 128,
    perLoja: 8,
    ahead: 32,
    poll: 5 * SECOND,
    grace: 5 * SECOND,
    deadAge: 30 * DAY,
    ...changes,
  };
}
