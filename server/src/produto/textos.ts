/** Texts of the module Produto (NS-077). */
export const textos = {
  sucesso: () => "sucesso",
  produtoNaoEncontrado: () => "produto não encontrado",
  produtoNaoGravado: () => "produto não gravado",
  filialNaoEncontrada: () => "filial não encontrada",
  mapeamentoDeOutroProduto: () => "este sku do canal já está mapeado para outro produto",
};
