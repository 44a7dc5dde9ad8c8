import { styleText } from "node:util";
import type { ContractDiagnostic } from "./diagnostic.ts";

type Style = Parameters<typeof styleText>[0];

/**
 * A diagnostic for people: `file:line:column - error code: message`, the lines of the source, what to do.
 *
 * @param colours only for a terminal
 */
export function formatDiagnostic(diagnostic: ContractDiagnostic, colours = false): string {
  const paint = (style: Style, text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const { code, severity, message, frame, help } = diagnostic;
  const place = placeOf(diagnostic);
  return [
    `${place && `${paint("cyan", place)} - `}${paint(severity === "error" ? "red" : "yellow", severity)} ${code}: ${message}`,
    ...(frame ? [frame.replace(/^/gm, "    ")] : []),
    ...(help ? [`    ${paint("green", "help:")} ${help}`] : []),
  ].join("\n");
}

/** Where a diagnostic points, as editors understand it; empty when it points nowhere. */
export function placeOf({ file, line, column }: ContractDiagnostic): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}
