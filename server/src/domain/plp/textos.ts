/** Texts about postage pre-lists (NS-077). */
export const textos = {
  criada: () => "PLP criada com sucesso.",
  naoEncontrada: () => "PLP não encontrada.",
  filialNaoEncontrada: () => "filial não encontrada",
  metodoNaoEncontrado: () => "método de envio não encontrado",
  pedidoNaoEncontrado: () => "pedido não encontrado",
  pedidoRepetido: () => "pedido repetido",
  emOutraPlp: (codigo: number) => `o envio já está na PLP ${codigo}`,
  naoPendente: (status: string) => `A PLP está ${status}.`,
  comErros: (primeiro: string, outros: number) =>
    `A PLP tem erros: ${primeiro}${outros > 0 ? ` (e mais ${outros})` : ""}`,
  envioForaDaPlp: () => "o envio não está na PLP",
  aplicativoNaoEncontrado: () => "aplicativo não encontrado",
  envioRepetido: () => "envio repetido",

  reversa: () => "pedido de reversa não é postado por PLP",
  outraFilial: () => "envio de outra filial",
  outroMetodo: () => "envio por outro método de envio",
  situacaoFinal: (status: string) => `envio em situação final: ${status}`,
  semRastreio: () => "informe o código de rastreio",
  rastreioInvalido: () => "código de rastreio inválido",
};
