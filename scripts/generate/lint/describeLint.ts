import { formatDiagnostic } from "../diagnostics/formatDiagnostic.ts";
import type { Linted } from "./lintContract.ts";

/** Is nothing amiss? @param isStrict warnings count, too, but for those about libraries, which nobody here can mend */
export const isClean = ({ diagnostics }: Linted, isStrict: boolean): boolean =>
  diagnostics.every(
    ({ severity, file = "" }) =>
      severity === "warning" && (!isStrict || file.split("/").includes("node_modules")),
  );

/** What a linter found, for people. @param name of the contract */
export function describeLint(name: string, { diagnostics, fixed }: Linted, colours = false): string {
  const count = (severity: "error" | "warning") => {
    const found = diagnostics.filter((each) => each.severity === severity).length;
    return found === 0 ? [] : [`${found} ${severity}${found === 1 ? "" : "s"}`];
  };
  const counts = [...count("error"), ...count("warning")].join(", ") || "nothing amiss";
  return [
    ...diagnostics.map((each) => formatDiagnostic(each, colours)),
    `${name}: ${counts}${fixed > 0 ? `, ${fixed} mended` : ""}`,
  ].join("\n");
}
