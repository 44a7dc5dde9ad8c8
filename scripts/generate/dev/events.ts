import type { Generated, Meant } from "./messages.ts";
import type { Replaced } from "./serverSlot.ts";
import type { TypeVerdict } from "./typeChecker.ts";

/** What happens while a contract is developed, as people and machines are told. */
export type DevEvent =
  | { event: "watching"; folders: readonly string[]; url: string }
  | ({ event: "generated" } & Generated)
  /** What it means for callers, and for which code. */
  | ({ event: "changes" } & Meant)
  /** The outputs that no server runs on. */
  | ({ event: "completed" } & Generated)
  | {
      event: "serving";
      url: string;
      seconds: number;
      drafts: Extract<Replaced, { kind: "serving" }>["drafts"];
    }
  | { event: "failed"; message: string; isServed: boolean }
  | ({ event: "types" } & TypeVerdict);
