import type { PreparedFilial, PreparedLoja } from "./prepareLoja.ts";

/**
 * Branches to quote: those named in filiaisOrigem (codes trimmed, repeats once), or all active ones when it is empty
 * (COT-032, COT-033). `ignoradas` are codes of no active branch (NS-058).
 */
export function selectFiliais(
  loja: PreparedLoja,
  filiaisOrigem: string | null,
): { filiais: readonly PreparedFilial[]; ignoradas: string[] } {
  const codes = new Set((filiaisOrigem ?? "").split(",").map((code) => code.trim()));
  codes.delete("");
  if (codes.size === 0) return { filiais: loja.filiais, ignoradas: [] };
  const filiais: PreparedFilial[] = [];
  const ignoradas: string[] = [];
  for (const code of codes) {
    const filial = loja.filialByErp.get(code);
    if (filial) filiais.push(filial);
    else ignoradas.push(code);
  }
  return { filiais, ignoradas };
}
