import { findRegion } from "../../../brasil/geografia/index.ts";
import { type FreightRow, type FreightTable, openTable, packTable } from "../tabela/index.ts";
import type { FreightRule } from "./freightRules.ts";
import type { QuotationItem } from "./items.ts";
import { type PreparedStore, prepareStore } from "./prepareStore.ts";
import type { DeliveryOption, Quotation, QuotationInput, TableLookup } from "./quotation.ts";
import type { Branch, Carrier, Fee, Method, StoreData, TableSettings } from "./store.ts";

/** A branch in São Paulo without extra days or percentage. */
export const branch = (id: number, changes: Partial<Branch> = {}): Branch => ({
  id,
  filialErp: `F${id}`,
  nome: `Filial ${id}`,
  cidade: "São Paulo",
  uf: "SP",
  ativo: true,
  prazoAdicional: 0,
  perAdiDesconto: 0,
  ...changes,
});

export const carrier = (id: number, changes: Partial<Carrier> = {}): Carrier => ({
  id,
  nome: `Transportadora ${id}`,
  ativo: true,
  ...changes,
});

export const method = (id: number, changes: Partial<Method> = {}): Method => ({
  id,
  idTransportadora: 1,
  nome: `Método ${id}`,
  ativo: true,
  prazoAdicional: 0,
  ...changes,
});

/** A table that charges its bands only. */
export const settings = (id: number, changes: Partial<TableSettings> = {}): TableSettings => ({
  id,
  idMetodo: 1,
  idFilial: null,
  ativa: true,
  fatorCubagem: 300_000,
  isencaoCubagemAte: 0,
  adValorem: 0,
  adValoremMinimo: 0,
  gris: 0,
  grisMinimo: 0,
  pedagioFracao: 0,
  despacho: 0,
  outros: 0,
  freteMinimo: 0,
  icmsIncluso: true,
  icms: 0,
  ...changes,
});

export const fee = (id: number, changes: Partial<Fee> = {}): Fee => ({
  id,
  tipo: "TDA",
  idTransportadora: null,
  cepInicio: 0,
  cepFim: 99_999_999,
  forma: "fixo",
  valor: 500,
  minimo: 0,
  ativa: true,
  ...changes,
});

/** An active rule without conditions that adds nothing. */
export const rule = (codigo: number, changes: Partial<FreightRule> = {}): FreightRule => ({
  codigo,
  status: "ativo",
  valorTipo: "fixo",
  valorAcao: "soma",
  valor: 0,
  prazoAcao: null,
  prazo: null,
  dataInicio: "2026-01-01",
  dataFim: null,
  ordem: 1,
  criterios: [],
  ...changes,
});

/** One registered-or-not line: 1 kg, 10 x 10 x 10 cm, R$ 100. */
export const item = (changes: Partial<QuotationItem> = {}): QuotationItem => ({
  sku: null,
  quantidade: 1,
  valorUnitario: 10_000,
  peso: 1000,
  altura: 10_000,
  largura: 10_000,
  profundidade: 10_000,
  produto: null,
  ...changes,
});

/** Bands for the whole country: up to 1, 5, 10, 30 kg, then per kg; dearer with weight. */
export const countryRows: FreightRow[] = [
  [0, 1000, 1000],
  [1000, 5000, 1500],
  [5000, 10_000, 2200],
  [10_000, 30_000, 4000],
].map(([pesoInicio = 0, pesoFim = 0, valor = 0]) => ({
  cepInicio: 0,
  cepFim: 99_999_999,
  pesoInicio,
  pesoFim,
  valor,
  prazo: 5,
  kgExcedente: 150,
}));

export const countryTable = openTable(packTable(countryRows));

/** A store with one branch, carrier, method and table unless told otherwise. */
export const store = (changes: Partial<StoreData> = {}): PreparedStore =>
  prepareStore({
    criterio: "preco",
    ocultaSemEstoque: false,
    filiais: [branch(1)],
    transportadoras: [carrier(1)],
    metodos: [method(1)],
    tabelas: [settings(1)],
    taxas: [],
    regras: [],
    ...changes,
  });

/** Every table has the country's bands, unless `own` names others. */
export const lookup =
  (own: Record<number, FreightTable | undefined> = {}): TableLookup =>
  (id) =>
    id in own ? own[id] : countryTable;

/** A quotation to Avenida Paulista on 2026-06-15. */
export const input = (changes: Partial<QuotationInput> = {}): QuotationInput => {
  const cep = changes.cep ?? 1_310_100;
  const regiao = findRegion(cep);
  if (!regiao) throw new Error(`CEP ${cep} has no region`);
  return { items: [item()], cep, regiao, canal: "Site", filiaisOrigem: null, hoje: "2026-06-15", ...changes };
};

/** A registered product with its stock and extra days per branch code. */
export const product = (
  idSku: number,
  stock: Record<string, [quantidade: number, prazo: number]>,
  ativo = true,
) => ({
  idSku,
  sku: `SKU-${idSku}`,
  categoria: "Livros",
  ativo,
  filiais: new Map(
    Object.entries(stock).map(([code, [quantidade, prazoAdicional]]) => [
      code,
      { quantidade, prazoAdicional },
    ]),
  ),
});

/** The single option of a quotation. */
export function only({ options }: Quotation): DeliveryOption {
  const [option] = options;
  if (!option || options.length > 1) throw new Error(`expected one option, got ${options.length}`);
  return option;
}
