import type { Flag } from "../platform/storage/columnTypes.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    webhook: WebhookRow;
    assinatura: AssinaturaRow;
    evento: EventoRow;
    evento_fila: EventoFilaRow;
    notificacao_loja: NotificacaoLojaRow;
    notificacao_via: NotificacaoViaRow;
    evento_morto: EventoMortoRow;
  }
}

/** Where the events of a loja go (WHK-001). */
export interface WebhookRow extends Record<EventSwitch, Flag> {
  id_loja: number;
  url: string;
  tipo_autorizacao: "Basic" | "Bearer" | null;
  usuario: string | null;
  senha_cifrada: string | null;
  token_cifrado: string | null;
  modulo: "webhook" | "fila";
  registrado_em: number;
}

/** The secrets that sign a loja's notifications, sealed; the former one until its time is over. */
export interface AssinaturaRow {
  id_loja: number;
  segredo_cifrado: string;
  criada_em: number;
  anterior_cifrado: string | null;
  anterior_ate: number | null;
}

/** What lets one kind of event through. */
export type EventSwitch =
  | "rastreio"
  | "prazo_adicional"
  | "aplicativo"
  | "metodo_envio"
  | "rastreio_enventos"
  | "chat_transportadora";

export interface EventoRow {
  id_loja: number;
  /** Counted per loja by `fila`, which also gives the positions. */
  id: number;
  tipo: string;
  /** 0: an event of the loja, not of an order. */
  id_pedido: number;
  criado_em: number;
  /** JSON. */
  dados: string;
}

/** An event that was not delivered yet. */
export interface EventoFilaRow {
  id_loja: number;
  posicao: number;
  id_evento: number;
}

/** How the receiver of a loja that is notified is doing; a loja that reads its queue has none. */
export interface NotificacaoLojaRow {
  id_loja: number;
  /** Nothing of the loja is sent before; null: nothing at all. */
  proxima_em: number | null;
  /** Counts the registrations of the loja. */
  registro: number;
  /** Attempts that failed since the last one that did not. */
  falhas: number;
  /** The first of them. */
  falhando_desde: number | null;
  /** The receiver asked for silence until then. */
  aguarda_ate: number;
  /** While it fails: when the next attempt finds out whether it still does; otherwise 0. */
  sonda_em: number;
  desativado_em: number | null;
  /** Why it is disabled, or why the last attempt failed. */
  motivo: string | null;
}

/** The events of one order that wait for their notification, of which the first is sent. */
export interface NotificacaoViaRow {
  id_loja: number;
  /** 0: events of the loja. */
  id_pedido: number;
  /** Not sent before; while it is being sent, the end of the lease. */
  proxima_em: number;
  /** Attempts of the first event that failed; -1: what is being sent is not the first event any more. */
  tentativas: number;
  /** The claim that is sending the first event. */
  dono: string | null;
}

/** An event that was given up (NS-073). */
export interface EventoMortoRow extends EventoRow {
  tentativas: number;
  motivo: string;
  morto_em: number;
}
