/** How grave it is that a rule is broken. */
export type Level = "error" | "warning";

/** What a contract says of rules beside their own level: by whole id, `@frete/typespec/unit`. */
export type Levels = Readonly<Record<string, Level>>;

/**
 * Rules without which callers do not know what they may do. The others are about comfort, or a contract grows into them. (TypeSpec
 * itself calls all of them warnings, as it lets nobody suppress an error.)
 */
const ERRORS = new Set(
  ["summary", "documentation", "failures", "deprecation", "sunset"].map((rule) => `@frete/typespec/${rule}`),
);

/**
 * How grave a warning of the compiler, a library or a linter is.
 *
 * @param code of the rule
 * @param said what the contract says of it
 */
export const levelOf = (code: string, said: Levels = {}): Level =>
  said[code] ?? (ERRORS.has(code) ? "error" : "warning");
