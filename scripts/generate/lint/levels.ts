/** How grave it is that a rule is broken. */
export type Level = "error" | "warning";

/** What a contract says of rules beside their own level: by whole id, `@frete/typespec/unit`. */
export type Levels = Readonly<Record<string, Level>>;

/**
 * Rules that are about comfort, or that a contract grows into. All others keep callers from knowing what they may do. (TypeSpec itself
 * calls all of them warnings, as it lets nobody suppress an error.)
 */
const WARNINGS = new Set(
  ["tag", "unit", "bound", "names", "example"].map((rule) => `@frete/typespec/${rule}`),
);

/**
 * How grave a finding of a linter is.
 *
 * @param code of the rule
 * @param said what the contract says of it
 */
export const levelOf = (code: string, said: Levels = {}): Level =>
  said[code] ?? (WARNINGS.has(code) ? "warning" : "error");
