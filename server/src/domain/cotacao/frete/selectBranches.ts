import type { PreparedBranch, PreparedStore } from "./prepareStore.ts";

/**
 * Branches to quote: those named in filiaisOrigem (codes trimmed, repeats once), or all active ones when it is empty
 * (COT-032, COT-033). `ignoradas` are codes of no active branch (NS-058).
 */
export function selectBranches(
  store: PreparedStore,
  filiaisOrigem: string | null,
): { branches: readonly PreparedBranch[]; ignoradas: string[] } {
  const codes = new Set((filiaisOrigem ?? "").split(",").map((code) => code.trim()));
  codes.delete("");
  if (codes.size === 0) return { branches: store.branches, ignoradas: [] };
  const branches: PreparedBranch[] = [];
  const ignoradas: string[] = [];
  for (const code of codes) {
    const branch = store.branchByErp.get(code);
    if (branch) branches.push(branch);
    else ignoradas.push(code);
  }
  return { branches, ignoradas };
}
