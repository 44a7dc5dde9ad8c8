import type { Uf } from "@frete/contract/loja";
import type { DATE_COLUMNS } from "./migrations/0002_pedidos.ts";

/**
 * Row types of the tables, as both engines return them. Every table starts with the store's id, except `loja`.
 *
 * | kind of value | column |
 * |---|---|
 * | flag | INTEGER 0 or 1 |
 * | instant | BIGINT, epoch milliseconds |
 * | civil date | TEXT `YYYY-MM-DD` |
 * | money | INTEGER cents |
 * | kg, cm, percent | INTEGER thousandths |
 * | JSON | TEXT |
 *
 * The rows of one insert must all give the same columns: SQLite puts NULL, not the default, where a row omits one.
 * Ids are counted per store by `sequence`; the ids of stores themselves by `sequence(trx, 0, "loja")`.
 */

export type Flag = 0 | 1;

export interface LojaRow {
  id: number;
  /** At most 40 characters. */
  nome: string;
  ativa: Flag;
  /** IANA zone; default America/Sao_Paulo (NS-001). */
  fuso_horario: string;
  criterio: "preco" | "prazo";
  oculta_sem_estoque: Flag;
  /** JSON object with the store's further settings. */
  configuracao: string;
  /** Grows with every change an operator makes: the key of cached snapshots. */
  versao: number;
  criada_em: number;
}

export interface SequenciaRow {
  id_loja: number;
  nome: string;
  valor: number;
}

export interface TokenRow {
  id_loja: number;
  id: number;
  tipo: "api" | "cotacao";
  /** First characters of the token, shown in lists. */
  prefixo: string;
  /** SHA-256 of the token, hexadecimal; unique over all stores (NS-069). */
  hash: string;
  descricao: string;
  criado_em: number;
  expira_em: number | null;
  revogado_em: number | null;
}

export interface FilialRow {
  id_loja: number;
  id: number;
  /** ERP code, at most 30 characters, unique per store. */
  filial_erp: string;
  nome: string;
  /** Eight digits. */
  cep: string;
  cidade: string;
  uf: Uf;
  ativo: Flag;
  /** Days. */
  prazo_adicional: number;
  /** Thousandths of a percent; negative is a discount. */
  per_adi_desconto: number;
}

export interface TransportadoraRow {
  id_loja: number;
  id: number;
  /** At most 40 characters, unique per store. */
  nome: string;
  cnpj: string | null;
  ativo: Flag;
  /** Whether stores may write to the carrier (ERR-027); default 0. */
  chat_habilitado?: Flag;
}

export interface MetodoEnvioRow {
  id_loja: number;
  id: number;
  id_transportadora: number;
  nome: string;
  ativo: Flag;
  correios: Flag;
  /** Days. */
  prazo_adicional: number;
  url_foto: string | null;
  /** Two characters. */
  id_mkt: string | null;
}

export interface TabelaFreteRow {
  id_loja: number;
  id: number;
  nome: string;
  id_metodo: number;
  /** null: every branch. */
  id_filial: number | null;
  ativa: Flag;
  /** kg per cubic metre, thousandths. */
  fator_cubagem: number;
  /** kg, thousandths. */
  isencao_cubagem_ate: number;
  /** Percent, thousandths. */
  ad_valorem: number;
  ad_valorem_minimo: number;
  /** Percent, thousandths. */
  gris: number;
  gris_minimo: number;
  /** Cents per fraction of 100 kg. */
  pedagio_fracao: number;
  despacho: number;
  outros: number;
  frete_minimo: number;
  icms_incluso: Flag;
  /** Percent, thousandths, below 100. */
  icms: number;
  /** Version of `tabela_faixas` in force; 0: none was imported yet. */
  versao_faixas: number;
  qtd_faixas: number;
}

export interface TabelaFaixasRow {
  id_loja: number;
  id_tabela: number;
  versao: number;
  /** Packed ranges of postcodes. */
  dados: Uint8Array;
}

export interface TaxaEntregaRow {
  id_loja: number;
  id: number;
  tipo: "TDA" | "TRT";
  /** null: every carrier. */
  id_transportadora: number | null;
  cep_inicio: number;
  cep_fim: number;
  forma: "fixo" | "percentual";
  /** Cents, or thousandths of a percent. */
  valor: number;
  minimo: number;
  ativa: Flag;
}

export interface RegraFreteRow {
  id_loja: number;
  codigo: number;
  titulo: string;
  /** `titulo` in NFC and lower case, for searches. */
  titulo_busca: string;
  status: "ativo" | "inativo" | "pendente";
  valor_tipo: string;
  valor_acao: string;
  /** Thousandths. */
  valor: number;
  prazo_acao: string | null;
  prazo: number | null;
  data_inicio: string;
  data_fim: string | null;
  ordem: number;
  /** JSON array of `{campo: 1..12, ...}`. */
  criterios: string;
  /** Which criteria there are: the bit 2^campo of each. */
  campos: number;
  id_usuario: number;
  usuario: string;
  usuario_email: string;
  data_cadastro: number;
}

export interface ProdutoRow {
  id_loja: number;
  id: number;
  /** At most 50 characters, unique per store. */
  sku: string;
  sku_erp: string | null;
  codigo_agrupador: string | null;
  titulo: string;
  variacao: string | null;
  categoria: string | null;
  peso: number;
  largura: number;
  altura: number;
  profundidade: number;
  volumes: number | null;
  preco: number;
  status: Flag;
  /** JSON array of `{idFilial, quantidade, prazoAdicional}`; idFilial is the ERP code. */
  filiais: string;
  /** JSON array of `{nome, precoDe, precoPor, idVariacaoMkt?}`, cents. */
  precos: string;
}

/** Search code of a channel that resolves to a product: the one place where mappings are kept (PROD-008). */
export interface ProdutoDeParaRow {
  id_loja: number;
  canal: string;
  sku_busca: string;
  id_produto: number;
  status: Flag;
}

export interface CotacaoRow {
  id_loja: number;
  /** 11 characters. */
  codigo: string;
  criada_em: number;
  canal: string;
  /** The answer as it was sent, see `cotacaoDocument`. */
  documento: string;
}

export interface CotacaoFilaRow {
  id_loja: number;
  criada_em: number;
  codigo: string;
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
  /** null: no conciliation; 0: one that waits for authorization. */
  autorizado: Flag | null;
  /** `requestHash` of the request that created the order: tells a repeat from a conflict (NS-030). */
  corpo_hash: string;
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
}

export interface SituacaoReversaRow {
  id_loja: number;
  campo: string;
  posicao: number;
  valor: string;
}

export interface PontoDevolucaoRow {
  id_loja: number;
  id: number;
  nome: string;
  /** Digits only. */
  cep: string;
  endereco: string;
  numero: string | null;
  referencia: string | null;
  bairro: string | null;
  cidade: string;
  uf: Uf;
  tipo: string;
  ativo: Flag;
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

/** Conversation about an order. */
export interface ChatRow {
  id_loja: number;
  id_pedido: number;
  /** 32 hexadecimal digits. */
  chave: string;
  chave_pedido: string;
  tipo_pedido: "envio" | "reversa";
  id_transportadora: number;
  nome_transportadora: string;
  situacao: "aberto" | "finalizado";
  sub_situacao: "aguardandoRespostaTransportadora" | "aguardandoRespostaLoja";
  criado_em: number;
  ultima_em: number;
  ultima_mensagem: string;
  ultima_origem: "loja" | "transportadora";
  /** Also the number of the last message. */
  qtd_mensagens: number;
  /** Files ever sent; a deletion does not lower it (NS-050). */
  qtd_anexos: number;
}

/** Numbered from 1 in each conversation. */
export interface ChatMensagemRow {
  id_loja: number;
  id_pedido: number;
  id: number;
  criada_em: number;
  texto: string;
  origem: "loja" | "transportadora";
  nome_usuario: string;
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

/** Where the events of a store go (WHK-001). */
export interface WebhookRow {
  id_loja: number;
  url: string;
  tipo_autorizacao: "Basic" | "Bearer" | null;
  usuario: string | null;
  senha_cifrada: string | null;
  token_cifrado: string | null;
  modulo: "webhook" | "fila";
  rastreio: Flag;
  prazo_adicional: Flag;
  aplicativo: Flag;
  metodo_envio: Flag;
  rastreio_enventos: Flag;
  chat_transportadora: Flag;
  registrado_em: number;
}

/** The secrets that sign a store's notifications, sealed; the former one until its time is over. */
export interface AssinaturaRow {
  id_loja: number;
  segredo_cifrado: string;
  criada_em: number;
  anterior_cifrado: string | null;
  anterior_ate: number | null;
}

export interface EventoRow {
  id_loja: number;
  /** Counted per store by `fila`, which also gives the positions. */
  id: number;
  tipo: string;
  /** 0: an event of the store, not of an order. */
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

/** How the receiver of a store that is notified is doing; a store that reads its queue has none. */
export interface NotificacaoLojaRow {
  id_loja: number;
  /** Nothing of the store is sent before; null: nothing at all. */
  proxima_em: number | null;
  /** Counts the registrations of the store. */
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
  /** 0: events of the store. */
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
