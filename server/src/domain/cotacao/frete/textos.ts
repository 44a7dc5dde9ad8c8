import type { LeftOutReason } from "./cotacao.ts";

/** Longest `retorno.mensagem` (COT-003). */
const longest = 255;

/** Portuguese texts of a quotation's `mensagem` (NS-012, NS-058, NS-077). */
export const textos = {
  sucesso: () => "Cotação realizada com sucesso",
  filiaisIgnoradas: (codigos: readonly string[]) =>
    `filiais de origem não encontradas: ${codigos.join(", ")}`,
  semFilialValida: (codigos: readonly string[]) =>
    `Nenhuma filial de origem encontrada: ${codigos.join(", ")}`,
  semFilial: () => "A loja não possui filial ativa",
  semMetodo: () => "A loja não possui método de envio ativo",
  semOpcao: (motivo: LeftOutReason) => `Nenhuma opção de entrega: ${motivos[motivo]}`,
  motivo: (motivo: LeftOutReason) => motivos[motivo],
};

const motivos: Record<LeftOutReason, string> = {
  tabela: "não há tabela de frete ativa",
  cep: "o CEP de destino não é atendido",
  peso: "o peso não é atendido para o CEP de destino",
  bloqueio: "entrega bloqueada por regra de frete",
  estoque: "não há estoque nas filiais de origem",
  valor: "o valor do frete excede o limite",
  prazo: "o prazo de entrega excede o limite",
};

/** Cuts a text to the record's size; the end shows that something is missing. */
export function cutText(texto: string): string {
  return texto.length <= longest ? texto : `${texto.slice(0, longest - 3)}...`;
}
