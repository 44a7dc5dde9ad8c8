import type { SituacaoField } from "./situacoes.ts";

/** Longest `mensagem`, in characters. */
const LONGEST = 255;

const ROTULOS: Record<SituacaoField, string> = {
  solicitanteReversa: "Solicitante da reversa",
  motivoReversa: "Motivo da reversa",
  tipoReversa: "Tipo da reversa",
  resolucaoReversa: "Resolução da reversa",
  pagadorFreteReversa: "Pagador do frete da reversa",
};

/** Texts of returns (NS-077). */
export const textos = {
  situacaoInvalida: (campo: SituacaoField, valores: readonly string[]) =>
    listed(`${ROTULOS[campo]} inválido. Aceito apenas: `, valores),
  situacaoDesconhecida: () => "Tipo de situação não encontrado.",
  paiDesconhecido: () => "não é o número de um pedido de envio da loja",
};

/** The values after a text, as many whole ones as fit; `...` stands for the others (NS-040). */
function listed(start: string, valores: readonly string[]): string {
  const whole = start + valores.join(", ");
  if ([...whole].length <= LONGEST) return whole;
  let text = start;
  for (const valor of valores) {
    const longer = `${text}${valor}, `;
    if ([...longer].length + 3 > LONGEST) break;
    text = longer;
  }
  return `${text}...`;
}
