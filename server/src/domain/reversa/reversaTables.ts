import type { Uf } from "@frete/contract/loja";
import type { Flag } from "../../platform/storage/columnTypes.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    situacao_reversa: SituacaoReversaRow;
    ponto_devolucao: PontoDevolucaoRow;
  }
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
