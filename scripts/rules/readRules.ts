import type { Rule } from "../generate/rule.ts";
import { readTable } from "./readTable.ts";

/**
 * The rules of the interface and, after them, the decisions of this project where it is silent.
 * @throws Error naming file and line where a table is malformed
 */
export function readRules(): Rule[] {
  const rules = readTable("spec/rules.tsv", [
    "id",
    "module",
    "operation",
    "kind",
    "seen",
    "status",
    "limits",
    "text",
  ]);
  const decisions = readTable("spec/decisoes.tsv", ["id", "subject", "limits", "binding", "text"]);
  return [
    ...rules.map(({ status, limits, ...rule }) => ({
      ...rule,
      status: status === "-" ? null : Number(status),
      limits: limits === "yes",
    })),
    // A decision binds this project; other implementations may decide otherwise, so no case need watch it.
    ...decisions.map(({ id, subject, limits, text }) => ({
      id,
      module: "decision",
      operation: "-",
      kind: subject,
      seen: "inside",
      status: null,
      limits: limits === "yes",
      text,
    })),
  ];
}
