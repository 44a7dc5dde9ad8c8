import type { Selection } from "../engine/selectCases.ts";

/** What a process of the pool is told: a mutant, or a variant (or several joined by +) with the cases that it must pass. */
export interface TrialOrder {
  id: string;
  selection?: Selection | undefined;
  /** Folder for HTML reports. */
  reports?: string | undefined;
  /** Folder of the demonstration that its server begins with. */
  demonstration?: string | undefined;
}
