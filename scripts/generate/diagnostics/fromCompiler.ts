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

/** What the compiler, a library of it or an emitter reported. */
export function fromCompiler({ code, severity, message, target, codefixes }: Diagnostic): ContractDiagnostic {
  const help = ownFixes(codefixes)[0]?.label;
  return { code, severity, message, ...placeOfTarget(target), ...(help && { help }) };
}
