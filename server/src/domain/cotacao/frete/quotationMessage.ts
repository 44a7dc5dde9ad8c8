import type { LeftOutReason, Quotation } from "./quotation.ts";
import { cutText, textosCotacao as textos } from "./textos.ts";

/** From what came nearest to an option to what was farthest from it. */
const nearest: readonly LeftOutReason[] = ["estoque", "bloqueio", "valor", "prazo", "peso", "cep", "tabela"];

/** `retorno.mensagem`: success, or why there is no option; names unknown branch codes (COT-004, NS-012, NS-058). */
export function quotationMessage(quotation: Quotation): string {
  const { filiaisIgnoradas: ignoradas } = quotation;
  if (quotation.filiais.length === 0) {
    return cutText(ignoradas.length > 0 ? textos.semFilialValida(ignoradas) : textos.semFilial());
  }
  const unknown = ignoradas.length > 0 ? `; ${textos.filiaisIgnoradas(ignoradas)}` : "";
  if (quotation.options.length > 0) return cutText(textos.sucesso() + unknown);
  const motivos = new Set(quotation.leftOut.map(({ motivo }) => motivo));
  const motivo = nearest.find((reason) => motivos.has(reason));
  return cutText((motivo ? textos.semOpcao(motivo) : textos.semMetodo()) + unknown);
}
