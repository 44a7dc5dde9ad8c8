/** Durations in milliseconds. A day has 24 hours here; the days of a calendar are in time.ts. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
