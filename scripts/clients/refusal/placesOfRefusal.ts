import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { compileContract } from "../../generate/compileContract.ts";
import { operationsById } from "../../generate/deriveService.ts";
import { describePart } from "../../generate/diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../generate/diagnostics/formatDiagnostic.ts";
import { partLocator } from "../../generate/diagnostics/locatePart.ts";
import type { OpenApiDocument } from "../../generate/toolkit/openApi.ts";
import { namedParts } from "./namedParts.ts";

/** A sentence of a tool may name everything that a part is used in: the first ones are near enough. */
const MOST = 4;

/**
 * Where the parts that a tool refuses stand in the contract, with the lines of its source.
 * @param entry the TypeSpec that the document was made of
 * @param documentPath YAML or JSON
 * @throws GenerateError when the contract does not compile
 */
export async function placesOfRefusal(said: string, entry: string, documentPath: string): Promise<string[]> {
  const document = parse(await readFile(documentPath, "utf8")) as OpenApiDocument;
  const parts = namedParts(said, document).slice(0, MOST);
  if (parts.length === 0) return [];
  const compiled = await compileContract(entry);
  const emitted = compiled.services[0]?.openapi31;
  const locate = partLocator(compiled.program, emitted ? operationsById(compiled, emitted) : new Map());
  return parts.flatMap((part) => {
    const place = locate(part);
    return place.file === undefined
      ? []
      : [formatDiagnostic({ code: "refused", severity: "error", message: describePart(part), ...place })];
  });
}
