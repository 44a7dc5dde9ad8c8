/**
 * Who asks for what an answer lacks: `interface`, the interface itself; `reference`, only a decision of the project, where the
 * interface leaves it open.
 */
export type Layer = "interface" | "reference";

/** One deviation found in one answer. */
export interface Finding {
  /** Rules that it breaks. */
  rules: readonly string[];
  /** JSON pointer into the answer's body; empty for the body as a whole, or `status`, `header <name>`, `answer`. */
  pointer: string;
  message: string;
  expected?: unknown;
  actual?: unknown;
}

/** A deviation that is judged. */
export interface Problem extends Finding {
  layer: Layer;
}

/** `[rules] pointer message`, as Dredd's own report shows it. */
export function problemLine({ rules, pointer, message }: Finding): string {
  return `[${rules.join(" ")}] ${pointer} ${message}`;
}
