const FIRST = 250;

/**
 * Milliseconds to wait before the queue is tried again after `idle` + 1 attempts in vain: a limit that doubles, of which at least
 * half is waited and the rest is random, never more than `longest`, and never less than the server asked for.
 */
export function pauseLength(
  idle: number,
  longest: number,
  retryAfter: number | null,
  random: () => number = Math.random,
): number {
  const limit = Math.min(longest, FIRST * 2 ** Math.min(idle, 20));
  return Math.max(retryAfter ?? 0, limit * (0.5 + random() / 2));
}
