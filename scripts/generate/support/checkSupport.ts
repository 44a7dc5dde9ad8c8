import type { ContractDiagnostic, ContractPart } from "../diagnostics/diagnostic.ts";
import { describePart } from "../diagnostics/diagnostic.ts";
import { type Place, placeOfTarget } from "../diagnostics/fromCompiler.ts";
import type { Examined } from "./feature.ts";
import { REFUSED } from "./refused.ts";

/**
 * Every use in a contract of what the toolkit does not serve, at its place in the sources.
 *
 * @param locate tells where a part of the document stands in the sources
 */
export function checkSupport(
  examined: Examined,
  locate: (part: ContractPart) => Place,
): ContractDiagnostic[] {
  return REFUSED.flatMap(({ id: code, help, find }) =>
    [...(find?.(examined) ?? [])].map(({ part, message, target }) => ({
      code,
      severity: "error" as const,
      message: [describePart(part), message].filter(Boolean).join(": "),
      ...(target ? placeOfTarget(target) : locate(part)),
      help,
    })),
  );
}

const EMITTER = "@typespec/openapi3/";
/** What no sample can provoke. */
const OTHERS = ["unsupported-auth", "invalid-format"];

/** Is it a warning of the emitter that a document does not say what its contract says? Then it is an error, with what to do. */
export function lostByEmitter(code: string): { code: string; help: string } | undefined {
  const id = code.startsWith(EMITTER) ? code.slice(EMITTER.length) : code;
  if (OTHERS.includes(id)) return { code: id, help: "OpenAPI has no words for it: say it in another way" };
  const refusal = REFUSED.find((each) => each.id === id && !each.find);
  return refusal && { code: id, help: refusal.help };
}
