import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractSource } from "./contractSource.ts";
import { hasClient, type Output } from "./layer.ts";
import { sourceUrl } from "./sourceUrl.ts";

/** What those who read a contract need beside it: the types of its modules, words for its errors, its document, the pointers into it, and values of its schemas. */
const TOOLKIT = [
  "bindMethods.ts",
  "callTypes.ts",
  "contractModule.ts",
  "describeError.ts",
  "documentedStatus.ts",
  "isExactNumber.ts",
  "jsonPointer.ts",
  "makeValue.ts",
  "methodEntry.ts",
  "openApi.ts",
  "pagedCall.ts",
  "parameterForm.ts",
  "routesOf.ts",
  "scalarReader.ts",
  "patternText.ts",
];

/** What the client stands on. */
const CLIENT_TOOLKIT = [
  "callOperation.ts",
  "serializeBody.ts",
  "serializeParameters.ts",
  "showSecrets.ts",
  "writeByContract.ts",
];

/** The toolkit that goes along with a contract, so that what is generated imports nothing from outside. */
export function toolkitOf(source: ContractSource, toolkitDir: string): Output[] {
  const { command = "contract generate" } = source;
  return [...TOOLKIT, ...(hasClient(source) ? CLIENT_TOOLKIT : [])].map((file) => {
    const text = readFileSync(sourceUrl(`toolkit/${file}`), "utf8");
    const note = `// Copied from scripts/generate/toolkit/${file} by ${command}; do not edit.`;
    return [join(toolkitDir, file), `${note}\n${text}`];
  });
}
