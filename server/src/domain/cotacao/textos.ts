/** Texts of the module Cotação, besides those of pricing (NS-077). */
export const textos = {
  cepNaoEncontrado: () => "CEP fora de todas as faixas de CEP do país",
  volumesDemais: (limite: number) => `deve ter no máximo ${limite} itens (limite da loja)`,
  medidaObrigatoria: () => "é obrigatório quando o item não tem sku cadastrado",
  totalAcimaDoLimite: (total: string) => `o total ${total} ultrapassa nove dígitos`,
  cotacaoNaoEncontrada: () => "Cotação não encontrada",
};
