/** Texts of the module Pedido (NS-077). */
export const textos = {
  periodoInvalido: () => "use o formato início TO fim, com datas AAAA-MM-DD ou AAAA-MM-DDTHH:mm:ss",
  periodoInvertido: () => "o início é depois do fim",
  pedidoNaoEncontrado: () => "Pedido não encontrado.",
  variosPedidos: (quantos: number) => `Encontrados ${quantos} pedidos. Informe o filtro documento.`,
  sucesso: () => "sucesso",
  jaAlterado: () => "já alterado",
  campoNaoAlteravel: () => "campo desconhecido ou que não pode ser alterado",
  envioInexistente: (quantos: number) =>
    `o pedido tem ${quantos === 1 ? "só 1 envio" : `só ${quantos} envios`}`,
  pedidoFinalizado: (status: string) => `pedido com status final (${status}): nada pode ser alterado`,
  naoCadastrado: (valor: string) => `${valor} não está no cadastro da loja`,
  semMetodo: () => "nenhum método de envio cadastrado corresponde aos campos enviados",
  metodoAmbiguo: () => "mais de um método de envio corresponde: informe idMetodo",
  rastreioCorreios: () =>
    "deve ter 13 caracteres: duas letras, nove dígitos e duas letras (transporte dos Correios)",
  metodoSemRastreio: () =>
    "o método dos Correios exige codigoRastreio: duas letras, nove dígitos e duas letras",
  vazio: () => "não pode ser vazio",
  digitoChave: () => "dígito verificador inválido",
};
