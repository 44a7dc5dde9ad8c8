/** Texts about occurrences (NS-077). */
export const textos = {
  sucesso: () => "sucesso",
  repetida: () => "já registrada",
  resumo: (registradas: number, repetidas: number, recusadas: number) =>
    `${contagem(registradas, "ocorrência registrada", "ocorrências registradas")}, ${contagem(repetidas, "repetida", "repetidas")}, ${contagem(recusadas, "recusada", "recusadas")}.`,
  noFuturo: () => "data: está no futuro",
  umaReferencia: () => "informe chaveNF, documento ou codigoRastreio, e só um deles",
  pedidoNaoEncontrado: () => "documento: pedido não encontrado",
  semPosicao: (quantos: number) => `posicao: o pedido tem ${contagem(quantos, "envio", "envios")}`,
  naoEncontrado: (campo: string) => `${campo}: envio não encontrado`,
  varios: (campo: string, quantos: number) =>
    `${campo}: corresponde a ${quantos} envios; informe documento e posicao`,
};

function contagem(quantos: number, um: string, varios: string): string {
  return `${quantos.toLocaleString("pt-BR")} ${quantos === 1 ? um : varios}`;
}
