import type { RegiaoUf } from "../brasil/geografia/index.ts";
import type { RegraFreteRow, TaxaEntregaRow } from "../domain/cotacao/cotacaoTables.ts";
import type { Criterio } from "../domain/cotacao/frete/criterios.ts";
import type { FilialRow, LojaRow, TokenRow } from "../domain/loja/lojaTables.ts";

/**
 * How the demo data are written: as a person would read them out. Money in reais, weights in kg, sizes in cm, rates in
 * percent; things refer to each other by name. `seedDemo` turns them into rows.
 */
export interface LojaDemo {
  nome: string;
  criterio: LojaRow["criterio"];
  tokens: { tipo: TokenRow["tipo"]; texto: string; descricao: string }[];
  filiais: FilialDemo[];
  transportadoras: TransportadoraDemo[];
  taxas: TaxaDemo[];
  regras: RegraDemo[];
  produtos: ProdutoDemo[];
}

export interface FilialDemo {
  filialErp: string;
  nome: string;
  cep: string;
  cidade: string;
  uf: FilialRow["uf"];
  ativo?: false;
  /** Business days to invoice and pack. */
  prazoAdicional: number;
  /** Percent on the freight; negative is a discount. */
  perAdiDesconto: number;
}

export interface TransportadoraDemo {
  nome: string;
  cnpj: string;
  metodos: MetodoDemo[];
}

export interface MetodoDemo {
  /** Unique in its loja. */
  nome: string;
  ativo?: false;
  correios?: true;
  prazoAdicional: number;
  idMkt?: string;
  /** Branches with a table of this method. */
  filiais: string[];
  tarifa: TarifaDemo;
  condicoes: CondicoesDemo;
}

/** Prices and times of a method, by the kilometres between branch and destination. */
export interface TarifaDemo {
  /** Upper ends of the weight bands, kg, ascending. */
  faixas: readonly number[];
  /** Reais per shipment, whatever its weight and way. */
  saida: number;
  por100Km: number;
  porKg: number;
  porKg1000Km: number;
  /** Whether weights above the last band are carried, at the price of each further kg. */
  excedente: boolean;
  /** Percent of the price that each kind of region costs. */
  zonas: Record<RegiaoUf, number>;
  diasBase: number;
  kmPorDia: number;
  /** Only these states; absent: all. */
  ufs?: readonly string[];
}

/** Charges of a freight table besides its bands. Reais, percent, kg. */
export interface CondicoesDemo {
  /** kg per cubic metre. */
  fatorCubagem: number;
  isencaoCubagemAte: number;
  adValorem: number;
  adValoremMinimo: number;
  gris: number;
  grisMinimo: number;
  pedagioFracao: number;
  despacho: number;
  freteMinimo: number;
  /** Percent, and whether the prices contain it already. */
  icms: number;
  icmsIncluso: boolean;
}

export interface TaxaDemo {
  tipo: TaxaEntregaRow["tipo"];
  /** Absent: every carrier. */
  transportadora?: string;
  cepInicio: number;
  cepFim: number;
  forma: TaxaEntregaRow["forma"];
  /** Reais or percent. */
  valor: number;
  minimo?: number;
  ativa?: false;
}

export interface RegraDemo {
  titulo: string;
  status?: RegraFreteRow["status"];
  valorTipo: "percentual" | "fixo" | "bloqueio";
  valorAcao: "soma" | "desconto" | "substitui";
  /** Percent or reais. */
  valor: number;
  prazoAcao?: "soma" | "substitui";
  prazo?: number;
  /** Days from the day of seeding; negative lies before it. */
  inicioEmDias: number;
  fimEmDias?: number;
  cadastradaHaDias: number;
  ordem: number;
  /** Carriers (7) and methods (8) by name. */
  criterios: Criterio[];
}

/** What a branch has of a product, and the days it takes to get more ready. */
export type EstoqueDemo = [quantidade: number, prazoAdicional: number];

export interface ProdutoDemo {
  sku: string;
  agrupador?: string;
  titulo: string;
  variacao?: string;
  categoria: string;
  peso: number;
  /** largura, altura, profundidade. */
  medidas: [number, number, number];
  volumes?: number;
  preco: number;
  inativo?: true;
  /** By ERP code of the branch. */
  estoque: Record<string, EstoqueDemo>;
  /** [precoDe, precoPor] by channel. */
  canais?: Record<string, [number, number]>;
  dePara?: { canal: string; sku: string; status: boolean }[];
}
