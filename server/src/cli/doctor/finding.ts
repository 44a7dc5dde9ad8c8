import { StorageError } from "../../platform/storage/storageError.ts";
import { storageReason } from "../../platform/storage/storageReason.ts";

/** What a check found: one line for a person, with what to do about it. */
export interface Finding {
  readonly check: string;
  /** `error`: the service does not start, or loses data; `warning`: it runs, and something is not as it should be. */
  readonly result: "ok" | "warning" | "error";
  readonly text: string;
  /** What to do; of what is not ok. */
  readonly advice?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, result: "ok", text });
export const warning = (check: string, text: string, advice: string): Finding => ({
  ...{ check, result: "warning", text, advice },
});
export const failure = (check: string, text: string, advice: string): Finding => ({
  ...{ check, result: "error", text, advice },
});

/** What is wrong, in the words of whoever found it. */
export function reasonOf(error: unknown): string {
  if (error instanceof StorageError) return storageReason(error);
  return error instanceof Error ? error.message : String(error);
}
