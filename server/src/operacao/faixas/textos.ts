/** Texts about the lines of an imported file (NS-077). */
export const textos = {
  linhaLonga: (bytes: number) => `linha com mais de ${bytes} caracteres`,
  naoUtf8: () => "linha com caracteres que não são UTF-8",
  aspas: () => "aspas sem par",
  colunas: (esperadas: number, encontradas: number) =>
    `a linha deve ter ${esperadas} colunas, mas tem ${encontradas}`,
  cabecalhoAusente: (colunas: readonly string[]) =>
    `a primeira linha deve ser o cabeçalho ${colunas.join(";")}`,
  colunaDesconhecida: (coluna: string) => `cabeçalho: coluna desconhecida "${coluna}"`,
  colunaRepetida: (coluna: string) => `cabeçalho: coluna ${coluna} repetida`,
  colunaFaltando: (coluna: string) => `cabeçalho: falta a coluna ${coluna}`,
  cep: (coluna: string, valor: string) => `${coluna}: "${valor}" não é um CEP de oito dígitos`,
  vazio: (coluna: string) => `${coluna}: é obrigatório`,
  inteiro: (coluna: string, valor: string, maximo: number) =>
    `${coluna}: "${valor}" não é um número inteiro de 0 a ${maximo}`,
  decimal: (coluna: string, valor: string, casas: number, maximo: string) =>
    `${coluna}: "${valor}" não é um número de 0 a ${maximo} com até ${casas} casas decimais`,
  repetida: (linha: number) => `repete os CEPs e os pesos da linha ${linha}`,
};
