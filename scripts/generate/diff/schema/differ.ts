import type { Level } from "../change.ts";
import type { Effect, Finding, Sender } from "./finding.ts";
import type { Same } from "./same.ts";
import type { AnySchema, Side } from "./side.ts";

/** What finds differences of parts of schemas: whoever compares a kind of keyword is given it. */
export interface Differ {
  readonly before: Side;
  readonly after: Side;
  readonly sender: Sender;
  readonly same: Same;
  /** Findings of a part, from where the whole stands. */
  inside(path: string, before: readonly AnySchema[], after: readonly AnySchema[]): Finding[];
  /** A finding about which values are valid. */
  finding(path: string, kind: string, message: string, effect: Effect, isOfLimits: boolean): Finding;
  /** A finding that no proof about values speaks of. */
  meaning(path: string, kind: string, message: string, level: Level): Finding;
}
