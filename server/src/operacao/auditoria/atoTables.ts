declare module "knex/types/tables.js" {
  interface Tables {
    ato_operador: AtoOperadorRow;
  }
}

/** Something that the operator changed. */
export interface AtoOperadorRow {
  /** 0: of no loja. */
  id_loja: number;
  /** Counted in each loja. */
  id: number;
  em: number;
  /** First digits of the SHA-256 of the token. */
  operador: string;
  operacao: string;
  chave: string | null;
  id_requisicao: string;
}
