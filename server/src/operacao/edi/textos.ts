/** Texts about carriers' files (NS-077). Positions count from 1, as in the layouts. */
export const textos = {
  resumo: (aplicados: number, repetidos: number, recusados: number) =>
    `${contagem(aplicados, "registro aplicado", "registros aplicados")}, ${contagem(repetidos, "repetido", "repetidos")}, ${contagem(recusados, "recusado", "recusados")}.`,
  semRegistros: (registros: readonly string[]) => `O arquivo não tem registros ${registros.join(" nem ")}.`,
  versao: (layout: string, versao: string) =>
    `versão ${versao} de ${layout} não é lida: envie 3.1 ou 5.0; o que vem até o próximo registro 000 foi ignorado`,
  linhaLonga: (bytes: number) => `linha com mais de ${bytes} caracteres`,
  registroDesconhecido: (registro: string, layout: string) =>
    `registro "${registro}" não pertence a ${layout}`,
  vazio: (nome: string, lugar: string) => `${nome} (${lugar}): é obrigatório`,
  data: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não é uma data DDMMAAAA`,
  hora: (nome: string, lugar: string, valor: string) => `${nome} (${lugar}): "${valor}" não é uma hora HHMM`,
  cortado: (nome: string, lugar: string, fim: number) =>
    `${nome} (${lugar}): a linha termina antes, na posição ${fim}`,
  numero: (nome: string, lugar: string, valor: string) => `${nome} (${lugar}): "${valor}" não é um número`,
  cnpj: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não é um CNPJ de 14 caracteres`,
  letra: (nome: string, lugar: string, valor: string) =>
    `${nome} (${lugar}): "${valor}" não está na tabela do layout`,
  semNotas: (onde: string) => `notas fiscais (${onde}): nenhuma informada`,
  notasDemais: (quantas: number) => `mais de ${quantas} notas fiscais no conhecimento`,
  semChave: (onde: string) =>
    `chave do CT-e: nenhuma válida, modelo 57 e do emissor, em ${onde}; importado sem chave`,
  cancelado: (lugar: string) => `conhecimento cancelado pela transportadora (${lugar}): nada foi importado`,
  semFim: (numero: string) =>
    `conhecimento ${numero}: o registro 322 continua (posição 675: C) e falta o último (U); nada foi importado`,
  linhaPerdida: () => "uma linha do conhecimento não pôde ser lida: nada foi importado",
  partesDemais: (quantas: number) => `mais de ${quantas} registros 322 à espera do último (posição 675: U)`,
  valorDiferente: (nome: string) =>
    `${nome}: os registros 322 do conhecimento dizem valores diferentes; repita o mesmo ou deixe em branco`,
  semValores: () => "conhecimento sem o registro 523, de valores: nada foi importado",
  semConhecimento: (registro: string) => `registro ${registro} sem um registro 522 antes`,
  codigoForaDaTabela: (nome: string, lugar: string, codigo: number) =>
    `${nome} (${lugar}): ${codigo} não está na tabela, de 0 a 99`,
  notaComProblema: (numero: number, problema: string) => `nota ${numero}: ${problema}`,
  semDocumento: () => "o envio não tem o conhecimento que este completa: importe-o antes",
  maisNovo: (numero: string | null) =>
    `o envio já tem um conhecimento mais novo${numero ? `: ${numero}` : ""}`,
};

function contagem(quantos: number, um: string, varios: string): string {
  return `${quantos.toLocaleString("pt-BR")} ${quantos === 1 ? um : varios}`;
}
