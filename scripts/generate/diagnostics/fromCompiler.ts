import {
  type CodeFix,
  type Diagnostic,
  type DiagnosticTarget,
  getSourceLocation,
  NoTarget,
} from "@typespec/compiler";
import { shortPath } from "../shortPath.ts";
import { codeFrame, lineAndColumn } from "./codeFrame.ts";
import type { ContractDiagnostic } from "./diagnostic.ts";
import { missingImport } from "./missingImport.ts";
import { unclosedBrace } from "./unclosedBrace.ts";
import { isUnreadable, UNCLOSED_BRACE } from "./unreadable.ts";

/** Place of a TypeSpec element in its source. */
export type Place = Pick<ContractDiagnostic, "file" | "line" | "column" | "frame">;

/** Where an element stands; nothing when it stands in no source (a type that a library made). */
export function placeOfTarget(target: DiagnosticTarget | typeof NoTarget | undefined): Place {
  const location = getSourceLocation(target === NoTarget ? undefined : target, { locateId: true });
  if (!location || location.isSynthetic) return {};
  const { file, pos, end } = location;
  return {
    file: shortPath(file.path),
    ...lineAndColumn(file.text, pos),
    frame: codeFrame({ text: file.text, pos, end }),
  };
}

/** What a rule proposes; the compiler proposes to suppress any warning. */
export const ownFixes = (codefixes: readonly CodeFix[] = []): readonly CodeFix[] =>
  codefixes.filter(({ id }) => id !== "suppress");

/** A brace without its other half is noticed only where the text makes no sense any more: this tells where it is. */
export function causeOf(first: Diagnostic | undefined): ContractDiagnostic | undefined {
  if (!first || !isUnreadable(first)) return undefined;
  const location = getSourceLocation(first.target === NoTarget ? undefined : first.target);
  if (!location) return undefined;
  const { file, pos } = location;
  const brace = unclosedBrace(file.text, pos);
  if (brace === undefined) return undefined;
  return {
    code: UNCLOSED_BRACE,
    severity: "error",
    message: `this { is not closed before line ${lineAndColumn(file.text, pos).line}`,
    file: shortPath(file.path),
    ...lineAndColumn(file.text, brace),
    frame: codeFrame({ text: file.text, pos: brace, end: brace + 1 }),
  };
}

/** What the compiler, a library of it or an emitter reported. */
export function fromCompiler({ code, severity, message, target, codefixes }: Diagnostic): ContractDiagnostic {
  const help = ownFixes(codefixes)[0]?.label ?? missingImport(message);
  return { code, severity, message, ...placeOfTarget(target), ...(help && { help }) };
}
