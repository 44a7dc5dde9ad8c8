/** A stretch of time [from, until) in which a zone's distance from UTC stays the same. All in milliseconds. */
interface Stretch {
  from: number;
  until: number;
  offset: number;
}

const zones = new Map<string, Stretch[]>();

/**
 * How far local time of `zone` (IANA name) is ahead of UTC at an instant; both in milliseconds. The stretch around
 * the instant is remembered up to the zone's changes on both sides, so the time zone data is asked once per change.
 * @throws RangeError for an unknown zone
 */
export function zoneOffset(epochMs: number, zone: string): number {
  return stretchOf(epochMs, zone).offset;
}

/** The same for a stretch of time; undefined when it changes within it. */
export function steadyOffset(from: number, until: number, zone: string): number | undefined {
  const stretch = stretchOf(from, zone);
  return until < stretch.until ? stretch.offset : undefined;
}

function stretchOf(epochMs: number, zone: string): Stretch {
  let stretches = zones.get(zone);
  if (stretches === undefined) {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    stretches = [];
    zones.set(zone, stretches);
  }
  for (const stretch of stretches) {
    if (epochMs >= stretch.from && epochMs < stretch.until) return stretch;
  }
  const found = stretchAt(epochMs, zone);
  // The newest stretch is the likeliest to be asked for again.
  stretches.push(found);
  stretches.sort((a, b) => b.from - a.from);
  return found;
}

/** Whether `zone` is a time zone this machine knows. */
export function isZone(zone: string): boolean {
  try {
    zoneOffset(0, zone);
    return true;
  } catch {
    return false;
  }
}

function stretchAt(epochMs: number, zone: string): Stretch {
  const moment = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
  const next = moment.getTimeZoneTransition("next");
  // "previous" means strictly before: one millisecond later finds a transition at this very instant.
  const previous = Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs) + 1)
    .toZonedDateTimeISO(zone)
    .getTimeZoneTransition("previous");
  return {
    from: previous?.epochMilliseconds ?? -Infinity,
    until: next?.epochMilliseconds ?? Infinity,
    offset: Math.trunc(moment.offsetNanoseconds / 1_000_000),
  };
}
