import type { Flag } from "../../platform/storage/columnTypes.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    plp: PlpRow;
    plp_contagem: PlpContagemRow;
    plp_envio: PlpEnvioRow;
  }
}

/** A postage pre-list; names are those at its creation. */
export interface PlpRow {
  id_loja: number;
  codigo: number;
  status: "Pendente" | "Finalizada" | "Excluída";
  data: number;
  data_fechamento: number | null;
  id_filial: number;
  filial_erp: string;
  id_transportadora: number;
  transportadora: string;
  id_metodo: number;
  metodo_envio: string;
  nome_usuario: string;
  id_recibo: string | null;
  aplicacao: string | null;
  id_app: number | null;
  nome_app: string | null;
}

/** How many pre-lists were created on a day (UTC); kept by triggers. */
export interface PlpContagemRow extends Pick<PlpRow, "id_loja" | "status" | "filial_erp"> {
  dia: number;
  quantidade: number;
}

/** A shipment of a postage pre-list. */
export interface PlpEnvioRow {
  id_loja: number;
  codigo: number;
  posicao: number;
  id_pedido: number;
  id_envio: number;
  /** Tracking code, from the closing on. */
  protocolo: string | null;
  /** 0 once the pre-list is excluded. */
  ativa: Flag;
}
