import type { CepRange } from "../../../brasil/geografia/index.ts";
import type { CubageTerms } from "./billedWeight.ts";
import type { FeeTerms, TableCharges } from "./freightPrice.ts";
import type { FreightRule } from "./freightRules.ts";

/** A branch; perAdiDesconto in thousandths of a percent, prazoAdicional in business days. */
export interface Branch {
  id: number;
  filialErp: string;
  nome: string;
  cidade: string;
  uf: string;
  ativo: boolean;
  prazoAdicional: number;
  perAdiDesconto: number;
}

export interface Carrier {
  id: number;
  nome: string;
  ativo: boolean;
}

export interface Method {
  id: number;
  idTransportadora: number;
  nome: string;
  ativo: boolean;
  prazoAdicional: number;
}

/** A freight table without its bands; no branch = it serves every branch. */
export interface TableSettings extends TableCharges, CubageTerms {
  id: number;
  idMetodo: number;
  idFilial: number | null;
  ativa: boolean;
}

/** A TDA or TRT fee for a CEP range; no carrier = all carriers. */
export interface Fee extends FeeTerms, CepRange {
  tipo: "TDA" | "TRT";
  idTransportadora: number | null;
  ativa: boolean;
}

/** Everything of a store that prices a quotation, besides the bands of its tables. */
export interface StoreData {
  criterio: "preco" | "prazo";
  ocultaSemEstoque: boolean;
  filiais: readonly Branch[];
  transportadoras: readonly Carrier[];
  metodos: readonly Method[];
  tabelas: readonly TableSettings[];
  taxas: readonly Fee[];
  regras: readonly FreightRule[];
}
