import type { DocsTexts } from "./http/index.ts";

/** What the pages of the reference say in Portuguese. */
export const referenceTexts: DocsTexts = {
  name: "Português",
  rules: "Regras",
  evidence: "Evidências",
  withoutScript: "A referência precisa de JavaScript. Os documentos que ela mostra podem ser lidos sem ele:",
  decision: "decisão deste serviço",
  cited: "Citada por",
  proof: "casos e evidências",
};
