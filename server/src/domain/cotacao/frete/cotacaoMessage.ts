import type { LeftOutReason, PricedCotacao } from "./cotacao.ts";
import { cutText, textos } from "./textos.ts";

/** From what came nearest to an option to what was farthest from it. */
const nearest: readonly LeftOutReason[] = ["estoque", "bloqueio", "valor", "prazo", "peso", "cep", "tabela"];

/** `retorno.mensagem`: success, or why there is no option; names unknown branch codes (COT-004, NS-012, NS-058). */
export function cotacaoMessage(cotacao: PricedCotacao): string {
  const { filiaisIgnoradas: ignoradas } = cotacao;
  if (cotacao.filiais.length === 0) {
    return cutText(ignoradas.length > 0 ? textos.semFilialValida(ignoradas) : textos.semFilial());
  }
  const unknown = ignoradas.length > 0 ? `; ${textos.filiaisIgnoradas(ignoradas)}` : "";
  if (cotacao.options.length > 0) return cutText(textos.sucesso() + unknown);
  const motivos = new Set(cotacao.leftOut.map(({ motivo }) => motivo));
  const motivo = nearest.find((reason) => motivos.has(reason));
  return cutText((motivo ? textos.semOpcao(motivo) : textos.semMetodo()) + unknown);
}
