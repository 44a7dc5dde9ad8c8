/** A longer wait is no pause but a refusal. */
const MAX_SECONDS = 60;

/**
 * How long to wait before a request that was answered with 429 is sent again.
 * @param header Retry-After: seconds, or a date
 * @returns seconds; undefined when the answer is another, says no time or more than a minute
 */
export function retryAfter(status: number, header: string | null | undefined): number | undefined {
  if (status !== 429 || !header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  // Servers round: to be early by a part of a second would be in vain.
  return seconds <= MAX_SECONDS ? Math.max(0, Math.ceil(seconds)) + 1 : undefined;
}
