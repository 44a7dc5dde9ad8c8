const IMF_FIXDATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * How long a receiver asks to be left alone, in milliseconds from `now` (epoch ms) and at most `cap`; 0 when it does not ask, or
 * not in one of the two forms of RFC 9110: seconds, or a date.
 */
export function retryAfter(header: string | null, now: number, cap: number): number {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, cap);
  if (!IMF_FIXDATE.test(text)) return 0;
  const wait = Date.parse(text) - now;
  return wait > 0 ? Math.min(wait, cap) : 0;
}
