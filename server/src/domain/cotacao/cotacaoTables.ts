import type { Flag } from "../../platform/storage/columnTypes.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    tabela_frete: TabelaFreteRow;
    tabela_faixas: TabelaFaixasRow;
    taxa_entrega: TaxaEntregaRow;
    regra_frete: RegraFreteRow;
    cotacao: CotacaoRow;
    cotacao_fila: CotacaoFilaRow;
  }
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

export interface CotacaoRow {
  id_loja: number;
  /** 11 characters. */
  codigo: string;
  criada_em: number;
  canal: string;
  /** The answer as it was sent, see `cotacaoDocument`. */
  documento: string;
  /** Parts of its prices, see `renderComponentes`; null in quotations of releases that did not keep them. */
  componentes: string | null;
}

export interface CotacaoFilaRow {
  id_loja: number;
  criada_em: number;
  codigo: string;
}
