/** First pause; each further one may be twice as long, up to the last. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5_000;
/** A server that asks for more patience than this is not waited for. */
export const LONGEST_RETRY_AFTER = 30_000;

/**
 * Milliseconds to wait before attempt number `attempt` + 2, where `attempt` counts from 0: a random part of a limit that
 * doubles, so that clients that failed together do not come back together; never less than the server asked for.
 */
export function retryDelay(
  attempt: number,
  retryAfter: number | null,
  random: () => number = Math.random,
): number {
  const limit = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return (retryAfter ?? 0) + random() * limit;
}

/** The header Retry-After in milliseconds from `now`: it holds seconds or a date. Null when it is absent or neither. */
export function parseRetryAfter(value: string | null | undefined, now: number = Date.now()): number | null {
  if (!value) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
