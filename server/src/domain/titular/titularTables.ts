declare module "knex/types/tables.js" {
  interface Tables {
    anonimizacao: AnonimizacaoRow;
  }
}

/** What an anonymization went through (NS-086). */
export interface Contagem {
  pedidos: number;
  mensagens: number;
  anexos: number;
  cotacoes: number;
  eventos: number;
}

/** Receipt of an anonymization; it does not tell of whom. */
export interface AnonimizacaoRow extends Contagem {
  id_loja: number;
  codigo: number;
  feita_em: number;
  origem: "cpfCnpj" | "email" | "idPedido" | "prazo";
}
