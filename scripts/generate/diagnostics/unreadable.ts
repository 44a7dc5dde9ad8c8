import type { ContractDiagnostic } from "./diagnostic.ts";

/** What tells the brace that is not closed. */
export const UNCLOSED_BRACE = "unclosed-brace";

/** Codes of what is said of a text that cannot be read. */
const UNREADABLE = new Set([
  ...["token-expected", "reserved-identifier", "unterminated", "unknown-directive"],
  UNCLOSED_BRACE,
]);

/** Does it say that a text cannot be read? What is said besides may follow from that. */
export const isUnreadable = ({ code }: Pick<ContractDiagnostic, "code">): boolean => UNREADABLE.has(code);
