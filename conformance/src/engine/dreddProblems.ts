import { bodyText } from "./bodyText.ts";
import type { Case } from "./case.ts";
import type { Transaction } from "./dredd.ts";
import { valueAt } from "./jsonPointer.ts";
import type { Finding } from "./problem.ts";

/** Dredd reports every error of a schema; a wrong answer of many records would fill pages. */
const MAX_BODY_PROBLEMS = 5;

/** What Dredd found: status, headers, and body against the schema of the document. Another status explains the rest. */
export function dreddProblems(
  { results, real, expected }: Transaction,
  { rules, accepts }: Pick<Case, "rules" | "accepts">,
  body: unknown,
): Finding[] {
  const { statusCode, ...others } = results?.fields ?? {};
  if (statusCode && !statusCode.valid) {
    const said = real && bodyText(real).slice(0, 300);
    return [
      {
        rules,
        pointer: "status",
        message: `must be ${accepts?.words ?? expected.statusCode}${said ? `; the answer says ${said}` : ""}`,
        expected: accepts?.words ?? Number(expected.statusCode),
        actual: real?.statusCode,
      },
    ];
  }
  return Object.entries(others).flatMap(([field, { errors }]) =>
    errors.slice(0, MAX_BODY_PROBLEMS).map(({ message, location }) => {
      const pointer = location?.pointer ?? "";
      return field === "body"
        ? { rules, pointer, message, actual: valueAt(body, pointer) }
        : { rules, pointer: `${field}${pointer && ` ${pointer.slice(1)}`}`, message };
    }),
  );
}
