/** Texts of the module Pedido (NS-077). */
export const textos = {
  periodoInvalido: () => "use o formato inícioTOfim, com datas AAAA-MM-DD ou AAAA-MM-DDTHH:mm:ss",
  periodoInvertido: () => "o início é depois do fim",
  pedidoNaoEncontrado: () => "Pedido não encontrado.",
  variosPedidos: (quantos: number) => `Encontrados ${quantos} pedidos. Informe o filtro documento.`,
  sucesso: () => "sucesso",
  jaAlterado: () => "já alterado",
  campoNaoAlteravel: () => "campo desconhecido ou que não pode ser alterado",
  envioInexistente: (quantos: number) =>
    `o pedido tem ${quantos === 1 ? "só 1 envio" : `só ${quantos} envios`}`,
  envioFinalizado: (status: string) =>
    `envio em situação final (${status}): o transporte e o prazo não mudam mais`,
  camposDemais: (limite: number) => `A alteração tem mais de ${limite} campos.`,
  naoCadastrado: () => "não está no cadastro da loja",
  vazio: () => "não pode ser vazio",
};
