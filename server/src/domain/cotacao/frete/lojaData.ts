import type { CepRange } from "../../../brasil/geografia/index.ts";
import type { CubagemTerms } from "./billedWeight.ts";
import type { TabelaCharges, TaxaTerms } from "./fretePrice.ts";
import type { Regra } from "./regras.ts";

/** A branch; perAdiDesconto in thousandths of a percent, prazoAdicional in business days. */
export interface Filial {
  id: number;
  filialErp: string;
  nome: string;
  cidade: string;
  uf: string;
  ativo: boolean;
  prazoAdicional: number;
  perAdiDesconto: number;
}

export interface Transportadora {
  id: number;
  nome: string;
  ativo: boolean;
}

export interface Metodo {
  id: number;
  idTransportadora: number;
  nome: string;
  ativo: boolean;
  prazoAdicional: number;
}

/** A freight table without its bands; no branch = it serves every branch. */
export interface TabelaSettings extends TabelaCharges, CubagemTerms {
  id: number;
  idMetodo: number;
  idFilial: number | null;
  ativa: boolean;
}

/** A TDA or TRT fee for a CEP range; no carrier = all carriers. */
export interface Taxa extends TaxaTerms, CepRange {
  tipo: "TDA" | "TRT";
  idTransportadora: number | null;
  ativa: boolean;
}

/** Everything of a loja that prices a quotation, besides the bands of its tables. */
export interface LojaData {
  criterio: "preco" | "prazo";
  ocultaSemEstoque: boolean;
  filiais: readonly Filial[];
  transportadoras: readonly Transportadora[];
  metodos: readonly Metodo[];
  tabelas: readonly TabelaSettings[];
  taxas: readonly Taxa[];
  regras: readonly Regra[];
}
