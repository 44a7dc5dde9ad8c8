import type { Level } from "../change.ts";

/** A difference of two schemas. */
export interface Finding {
  /** The component that it stands in. */
  readonly component?: string;
  /** From there, or from the schema that was compared: `.items[].price`. */
  readonly path: string;
  readonly kind: string;
  readonly message: string;
  readonly level: Level;
  /** Is it about which values are valid? Then the level can be mistaken, and the whole schema may know better. */
  readonly isOfValues: boolean;
  readonly rules: readonly string[];
  /** Of a property that is gone: the day that its deprecation announced. */
  readonly sunset?: string;
}

/** What becomes of the values that are valid: fewer, more, others. */
export type Effect = "narrower" | "wider" | "other";

/** Who sends the values: what is sent must stay valid for who takes it. */
export type Sender = "client" | "service";

/**
 * How grave it is that other values are valid.
 *
 * @param isOfLimits the values stay of their kind: whoever reads them goes on, unless it counts on the limit
 */
export function levelOf(sender: Sender, effect: Effect, isOfLimits: boolean): Level {
  if (effect === (sender === "client" ? "wider" : "narrower")) return "additive";
  return sender === "service" && isOfLimits ? "risky" : "breaking";
}

/** A value as it is shown: short, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const line = text.replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
