/** Texts about unit events (NS-077). */
export const textos = {
  repetido: () => "já registrado",
  resumo: (registrados: number, repetidos: number, recusados: number) =>
    `${contagem(registrados, "evento registrado", "eventos registrados")}, ${contagem(repetidos, "repetido", "repetidos")}, ${contagem(recusados, "recusado", "recusados")}.`,
};

function contagem(quantos: number, um: string, varios: string): string {
  return `${quantos.toLocaleString("pt-BR")} ${quantos === 1 ? um : varios}`;
}
