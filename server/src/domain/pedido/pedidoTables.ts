import type { Flag } from "../../platform/storage/columnTypes.ts";
import type { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    pedido: PedidoRow;
    pedido_dia: PedidoDiaRow;
    pedido_grupo: PedidoGrupoRow;
    pedido_grupo_transportadora: PedidoGrupoTransportadoraRow;
    pedido_grupo_dia: PedidoGrupoDiaRow;
    envio: EnvioRow;
  }
}

/** A column of `pedido` that orders are listed and sorted by; instants, null when the order has no such date (NS-045). */
export type PedidoDateColumn = (typeof DATE_COLUMNS)[number];

export interface PedidoRow extends Record<PedidoDateColumn, number | null> {
  id_loja: number;
  id: number;
  /** 32 hexadecimal digits. */
  chave: string;
  numero_pedido: string;
  tipo_pedido: "envio" | "reversa";
  pedido_auxiliar: string | null;
  canal: string | null;
  plataforma: string | null;
  /** First 11 characters of the quotation's code. */
  codigo_cotacao: string;
  cpf_cnpj: string;
  id_status: number;
  /** 1: every conciliation is authorized; 0: one waits for a decision; null: there is none, or one was refused (NS-008). */
  autorizado: Flag | null;
  /** `requestHash` of the request that created the order: tells a repeat from a conflict (NS-030). */
  corpo_hash: string;
  /** `grupoOf` the order. */
  grupo: string;
  /** The order, see `pedidoDocument`. */
  estado: string;
}

/** How many orders of one status have a date on a day (days since 1970, UTC). */
export interface PedidoDiaRow {
  id_loja: number;
  coluna: PedidoDateColumn;
  dia: number;
  id_status: number;
  /** As in `PedidoRow`, -1 for null. */
  autorizado: Flag | -1;
  quantidade: number;
}

/** Orders of the same channel, platform and set of carriers, see `grupoOf`. */
export interface PedidoGrupoRow extends Pick<PedidoRow, "id_loja" | "canal" | "plataforma"> {
  grupo: string;
}

/** A carrier of a group. */
export interface PedidoGrupoTransportadoraRow {
  id_loja: number;
  id_transportadora: number;
  grupo: string;
}

/** The same as `PedidoDiaRow`, for each group. */
export interface PedidoGrupoDiaRow extends PedidoDiaRow {
  grupo: string;
}

/** Look-up keys of a shipment. */
export interface EnvioRow {
  id_loja: number;
  id: number;
  id_pedido: number;
  id_transportadora: number;
  id_metodo: number;
  /** Branch that ships. */
  id_filial: number;
  id_status: number;
  chave_nf: string;
  numero_nf: number | null;
  codigo_rastreio: string | null;
  /** When its transport document was processed; null: it has none. */
  conciliado_em: number | null;
  /** `diferencaDoFrete`, cents. */
  diferenca: number | null;
}
