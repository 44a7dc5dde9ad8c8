import type { Rule } from "./rule.ts";

/** What programs need to know of the rules that a contract cites, by id. */
export function rules(list: readonly Rule[]): string {
  const table = Object.fromEntries(
    list.map(({ id, operation, status, limits, text }) => [
      id,
      { operation: operation === "-" ? null : operation, status, limits, text },
    ]),
  );
  return `import type { RuleEntry } from "../toolkit/contractModule.ts";

export const rules: Readonly<Record<string, RuleEntry>> = ${JSON.stringify(table, null, 2)};
`;
}
