import type { Uf } from "@frete/contract/loja";
import type { Flag } from "../../platform/storage/columnTypes.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    loja: LojaRow;
    loja_origem: LojaOrigemRow;
    token: TokenRow;
    filial: FilialRow;
    transportadora: TransportadoraRow;
    metodo_envio: MetodoEnvioRow;
    aplicativo: AplicativoRow;
  }
}

export interface LojaRow {
  id: number;
  /** At most 40 characters. */
  nome: string;
  ativa: Flag;
  /** IANA zone; default America/Sao_Paulo (NS-001). */
  fuso_horario: string;
  criterio: "preco" | "prazo";
  oculta_sem_estoque: Flag;
  /** JSON object with the loja's further settings. */
  configuracao: string;
  /** Grows with every change an operator makes: the key of cached snapshots. */
  versao: number;
  criada_em: number;
}

/** Each origin of `configuracao`, to be found by its name. */
export interface LojaOrigemRow {
  origem: string;
  id_loja: number;
}

export interface TokenRow {
  id_loja: number;
  id: number;
  tipo: "api" | "cotacao";
  /** First characters of the token, shown in lists. */
  prefixo: string;
  /** SHA-256 of the token, hexadecimal; unique over all lojas (NS-069). */
  hash: string;
  descricao: string;
  criado_em: number;
  expira_em: number | null;
  revogado_em: number | null;
}

export interface FilialRow {
  id_loja: number;
  id: number;
  /** ERP code, at most 30 characters, unique per loja. */
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
  /** At most 40 characters, unique per loja. */
  nome: string;
  cnpj: string | null;
  ativo: Flag;
  /** Whether lojas may write to the carrier (ERR-027); default 0. */
  chat_habilitado: Flag;
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

/** Application of a loja. */
export interface AplicativoRow {
  id_loja: number;
  id: number;
  /** At most 100 characters, unique per loja. */
  nome: string;
  instalado_em: number;
}
