declare module "knex/types/tables.js" {
  interface Tables {
    evento_unidade: EventoUnidadeRow;
  }
}

/** A shipment left or reached a unit of its carrier. */
export interface EventoUnidadeRow {
  id_loja: number;
  id_envio: number;
  data: number;
  evento: "saiu" | "chegou";
  unidade: string;
  cidade: string | null;
  uf: string | null;
  mensagem: string | null;
  registrado_em: number;
}
