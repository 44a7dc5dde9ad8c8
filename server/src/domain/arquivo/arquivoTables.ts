declare module "knex/types/tables.js" {
  interface Tables {
    anexo: AnexoRow;
  }
}

/** File of an order. */
export interface AnexoRow {
  id_loja: number;
  id: number;
  id_pedido: number;
  /** null: added to the order, not to a message. */
  id_mensagem: number | null;
  /** 32 hexadecimal digits, random: the file's place in the storage. */
  chave: string;
  nome: string;
  /** Media type. */
  tipo: string;
  tamanho: number;
  criado_em: number;
  id_usuario: number | null;
  nome_usuario: string | null;
  id_transportadora: number | null;
}
