/** Texts about carriers' files (NS-077). Positions count from 1, as in the layouts. */
export const textos = {
  resumo: (aplicados: number, repetidos: number, recusados: number) =>
    `${contagem(aplicados, "registro aplicado", "registros aplicados")}, ${contagem(repetidos, "repetido", "repetidos")}, ${contagem(recusados, "recusado", "recusados")}.`,
  semRegistros: (registro: string) => `O arquivo não tem registros ${registro}.`,
  linhaLonga: (bytes: number) => `linha com mais de ${bytes} caracteres`,
  registroDesconhecido: (registro: string, layout: string) =>
    `registro "${registro}" não pertence a ${layout}`,
  vazio: (nome: string, lugar: string) => `${nome} (${lugar}): é obrigatório`,
  data: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não é uma data DDMMAAAA`,
  hora: (nome: string, lugar: string, valor: string) => `${nome} (${lugar}): "${valor}" não é uma hora HHMM`,
  numero: (nome: string, lugar: string, valor: string) => `${nome} (${lugar}): "${valor}" não é um número`,
  cnpj: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não é um CNPJ de 14 caracteres`,
  chave: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não tem 44 dígitos ou letras`,
  letra: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não está na tabela do layout`,
  semNotas: () => "notas fiscais (posições 233 a 672): nenhuma informada",
  cancelado: () => "conhecimento cancelado pela transportadora (posição 673): nada foi importado",
  notaComProblema: (numero: number, problema: string) => `nota ${numero}: ${problema}`,
  maisNovo: (numero: string | null) =>
    `o envio já tem um conhecimento mais novo${numero ? `: ${numero}` : ""}`,
};

function contagem(quantos: number, um: string, varios: string): string {
  return `${quantos.toLocaleString("pt-BR")} ${quantos === 1 ? um : varios}`;
}
