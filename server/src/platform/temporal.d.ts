/** The part of Temporal this project uses; TypeScript 5 has no types for it, Node 26 has the real thing. */
declare namespace Temporal {
  class Instant {
    static fromEpochMilliseconds(epochMs: number): Instant;
    toZonedDateTimeISO(zone: string): ZonedDateTime;
  }
  class ZonedDateTime {
    readonly epochMilliseconds: number;
    readonly offsetNanoseconds: number;
    getTimeZoneTransition(direction: "next" | "previous"): ZonedDateTime | null;
  }
}
