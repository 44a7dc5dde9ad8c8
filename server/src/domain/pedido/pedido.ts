import type { EnderecoEntregaNovo, PedidoNovoReversa, ProdutoNovo } from "@frete/contract/loja";
import type { TextosDoPedido } from "./textosDoPedido.ts";

/**
 * An order with everything that belongs to it, as one value: it is read, changed by pure functions and written whole.
 *
 * Instants are epoch milliseconds. Civil times (`YYYY-MM-DD HH:mm:ss`, local to the loja) are kept as text, because that is
 * what the integrator promised. Money is in cents unless a name says otherwise; kg and cm are in thousandths.
 */
export interface Pedido extends Partial<TextosDoPedido> {
  /** Internal number, counted per loja. */
  id: number;
  /** 32 hexadecimal digits: `_id`, `idPedido`, `documento` and `chavePedido` (NS-042). */
  chave: string;
  criadoEm: number;
  numeroPedido: string;
  tipoPedido: "envio" | "reversa";
  numeroPedidoEnvioPai: string | null;
  /** Thousandths of a real: numeric(9,3) (PED-NOVO-013). */
  valorFretePedido: number;
  controleEtiqueta: "app" | "servico";
  cotado: CotacaoDoPedido;
  enderecoEntrega: EnderecoEntregaNovo;
  dadosReversa: PedidoNovoReversa["dadosReversa"] | null;
  /** Oldest first; the last one is the order's status. */
  historico: ReachedStatus[];
  envios: Envio[];
  dadosAdicionais: Dado[] | null;
}

/** The option of the quotation that the order was created with. */
export interface CotacaoDoPedido {
  /** Full code of 25 characters (NS-033). */
  idCotacao: string;
  dataCotacao: number;
  freteReal: number;
  freteCobrar: number;
  /** Business days. */
  prazoTotal: number;
  /** Promised day: prazoTotal business days after the base day, civil. */
  prazoEntregaCotacao: string;
  filial: { id: number; filialErp: string; nome: string };
  metodo: { id: number; nome: string };
  transportadora: { id: number; nome: string };
}

export interface ReachedStatus {
  idStatus: number;
  data: number;
}

/** A shipment of an order. */
export interface Envio {
  /** Counted per loja. */
  id: number;
  nome: string | null;
  idStatus: number;
  transporte: Transporte;
  peso: number;
  altura: number;
  largura: number;
  profundidade: number;
  quantidade: number;
  quantidadeVolumes: number;
  codigoRastreio: string | null;
  urlRastreioExterno: string | null;
  linkComprovanteEntrega: string | null;
  mapaDeCarga: string | null;
  plp: number | null;
  /** Civil. */
  prazoEntregaPedido: string;
  dataEntrega: number | null;
  /** When the shipment was handed to the carrier's system (dataNotfis); null before. */
  dataNotfis: number | null;
  observacoes: Observacao[];
  notaFiscal: NotaFiscal;
  produtos: ProdutoDoEnvio[];
  /** By instant, then id. */
  ocorrencias: Ocorrencia[];
  conciliacao: StoredConciliacao | null;
  dadosAdicionais: Dado[] | null;
}

/** Carrier in use, and what it would charge and take: equal to the quoted one until somebody changes it. */
export interface Transporte {
  idTransportadora: number;
  nomeTransportadora: string;
  idMetodo: number;
  nomeMetodo: string;
  urlFotoMetodo: string | null;
  correios: boolean;
  freteReal: number;
  freteCobrar: number;
  /** Business days. */
  prazoTotal: number;
}

export interface Observacao {
  data: number;
  texto: string;
  usuario: string;
}

/** Invoice of a shipment, with the branch that ships as it was at the time, and what the key tells (NS-010). */
export interface NotaFiscal {
  filialErp: string;
  filial: { id: number; nome: string; cidade: string; uf: string; cep: string };
  pedidoErp: string | null;
  chave: string;
  /** Civil. */
  data: string;
  valorTotal: number;
  valorTotalProdutos: number;
  cnpjFaturador: string | null;
  numero: number | null;
  serie: number | null;
}

/** A product as ordered; amounts as in ProdutoNovo but in cents and thousandths. */
export interface ProdutoDoEnvio
  extends Pick<ProdutoNovo, "sku" | "quantidade" | "quantidadeVolumes">,
    Record<"peso" | "altura" | "largura" | "profundidade" | "preco", number> {
  titulo: string | null;
  categoria: string | null;
  /** Values of the catalogue when the order was created; null for an unregistered sku. */
  cadastro: {
    idSku: number;
    titulo: string;
    categoria: string | null;
    variacao: string | null;
    peso: number;
    altura: number;
    largura: number;
    profundidade: number;
  } | null;
}

/** A tracking occurrence (RAST-001, NS-011). */
export interface Ocorrencia {
  /** Counted per loja. */
  id: number;
  data: number;
  idOcoren: number;
  descricao: string;
  informacaoAdicional: string;
  visivelCliente: boolean;
  origem: {
    idUsuario: string;
    nomeUsuario: string;
    origem: "sistema" | "api" | "edi" | "usuario";
    data: number;
  };
}

/** A transport document as it counts for a shipment (NS-008). Amounts in cents, weights and percents in thousandths. */
export interface ConhecimentoDoEnvio {
  serieConhecimento: string | null;
  numeroConhecimento: string | null;
  dataConhecimento: number | null;
  valores: Partial<Record<ConciliacaoValor, number>>;
  cnpj: string | null;
  cnpjTransportadora: string | null;
  chaveConhecimento: string | null;
  ST: "sim" | "não" | null;
  idTipoConhecimento: string | null;
}

/** What the carrier charged: a transport document, those that complete it, and the decision on all of them. */
export interface StoredConciliacao extends ConhecimentoDoEnvio {
  dataProcessamento: number;
  /** Absent when nothing completes the document; see `valoresCobrados`. */
  complementos?: ConhecimentoDoEnvio[];
  autorizacao: {
    autorizado: boolean;
    data: number;
    usuario: string;
    idUsuario: string;
    comentario: string;
  } | null;
}

/** Numbers of CONEMB; `peso`, `pesoCubado`, `pesoDensidade` thousandths of kg, `icms` thousandths of a percent, else cents. */
export type ConciliacaoValor =
  | "peso"
  | "pesoCubado"
  | "pesoDensidade"
  | "despesaAdicional"
  | "baseIcms"
  | "icms"
  | "valorIcms"
  | "fretePeso"
  | "freteValor"
  | "secCat"
  | "ITR"
  | "valorDespacho"
  | "valorPedagio"
  | "valorAdame"
  | "adValor"
  | "gris"
  | "tas"
  | "taxa";

/** Free key/value data, as sent, in order, repeats kept (NS-005). */
export interface Dado {
  chave: string;
  valor: string;
}
