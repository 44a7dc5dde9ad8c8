/** One deviation found in one answer. */
export interface Problem {
  /** Rules that it breaks. */
  rules: readonly string[];
  /** JSON pointer into the answer's body; empty for the body as a whole, or `status`, `header <name>`, `answer`. */
  pointer: string;
  message: string;
  expected?: unknown;
  actual?: unknown;
}

/** `[rules] pointer message`, as Dredd's own report shows it. */
export function problemLine({ rules, pointer, message }: Problem): string {
  return `[${rules.join(" ")}] ${pointer} ${message}`;
}
