/** Portuguese texts about freight table rows, shown to whoever imports a table (NS-077). */
export const textos = {
  inteiro: (coluna: string) => `${coluna}: deve ser um número inteiro`,
  faixa: (coluna: string, minimo: number, maximo: number) =>
    `${coluna}: deve estar entre ${minimo} e ${maximo}`,
  fimAntes: (fim: string, inicio: string) => `${fim}: não pode ser menor que ${inicio}`,
  fimNaoMaior: (fim: string, inicio: string) => `${fim}: deve ser maior que ${inicio}`,
};
