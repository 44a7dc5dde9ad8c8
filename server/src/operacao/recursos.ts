/** Name and gender of each kind of record in texts. */
export const recursos = {
  loja: { nome: "Loja", feminino: true },
  token: { nome: "Token", feminino: false },
  filial: { nome: "Filial", feminino: true },
  transportadora: { nome: "Transportadora", feminino: true },
  metodo: { nome: "Método", feminino: false },
  tabela: { nome: "Tabela", feminino: true },
  taxa: { nome: "Taxa", feminino: true },
  regra: { nome: "Regra", feminino: true },
  aplicativo: { nome: "Aplicativo", feminino: false },
  ponto: { nome: "Ponto de devolução", feminino: false },
} as const;

/** Kind of record that the operator keeps. */
export type Recurso = keyof typeof recursos;
