/** Texts of the module Produto (NS-077). */
export const textos = {
  produtosDemais: (limite: number) => `deve ter no máximo ${limite} itens (limite da loja)`,
  canaisDemais: (limite: number) =>
    `precoCanal.canal: o produto pode ter no máximo ${limite} canais, com os que já tem`,
  sucesso: () => "sucesso",
  produtoNaoEncontrado: () => "produto não encontrado",
  produtoNaoGravado: () => "produto não gravado",
  filialNaoEncontrada: () => "filial não encontrada",
  mapeamentoDeOutroProduto: () => "este sku do canal já está mapeado para outro produto",
};
