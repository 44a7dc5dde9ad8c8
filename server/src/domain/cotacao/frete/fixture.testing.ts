import { findRegion } from "../../../brasil/geografia/index.ts";
import { type Faixa, type OpenTabela, openTabela, packTabela } from "../tabela/index.ts";
import type { CotacaoInput, PricedCotacao, PricedOpcao, TabelaLookup } from "./cotacao.ts";
import type { CarrinhoItem } from "./items.ts";
import type { Filial, LojaData, Metodo, TabelaSettings, Taxa, Transportadora } from "./lojaData.ts";
import { type PreparedLoja, prepareLoja } from "./prepareLoja.ts";
import type { Regra } from "./regras.ts";

/** A branch in São Paulo without extra days or percentage. */
export const filial = (id: number, changes: Partial<Filial> = {}): Filial => ({
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

export const transportadora = (id: number, changes: Partial<Transportadora> = {}): Transportadora => ({
  id,
  nome: `Transportadora ${id}`,
  ativo: true,
  ...changes,
});

export const metodo = (id: number, changes: Partial<Metodo> = {}): Metodo => ({
  id,
  idTransportadora: 1,
  nome: `Método ${id}`,
  ativo: true,
  prazoAdicional: 0,
  ...changes,
});

/** A table that charges its bands only. */
export const settings = (id: number, changes: Partial<TabelaSettings> = {}): TabelaSettings => ({
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

export const taxa = (id: number, changes: Partial<Taxa> = {}): Taxa => ({
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
export const regra = (codigo: number, changes: Partial<Regra> = {}): Regra => ({
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
export const item = (changes: Partial<CarrinhoItem> = {}): CarrinhoItem => ({
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
export const countryRows: Faixa[] = [
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

export const countryTable = openTabela(packTabela(countryRows));

/** A loja with one branch, carrier, method and table unless told otherwise. */
export const loja = (changes: Partial<LojaData> = {}): PreparedLoja =>
  prepareLoja({
    criterio: "preco",
    ocultaSemEstoque: false,
    filiais: [filial(1)],
    transportadoras: [transportadora(1)],
    metodos: [metodo(1)],
    tabelas: [settings(1)],
    taxas: [],
    regras: [],
    ...changes,
  });

/** Every table has the country's bands, unless `own` names others. */
export const lookup =
  (own: Record<number, OpenTabela | undefined> = {}): TabelaLookup =>
  (id) =>
    id in own ? own[id] : countryTable;

/** A quotation to Avenida Paulista on 2026-06-15. */
export const input = (changes: Partial<CotacaoInput> = {}): CotacaoInput => {
  const cep = changes.cep ?? 1_310_100;
  const regiao = findRegion(cep);
  if (!regiao) throw new Error(`CEP ${cep} has no region`);
  return { items: [item()], cep, regiao, canal: "Site", filiaisOrigem: null, hoje: "2026-06-15", ...changes };
};

/** A registered product with its stock and extra days per branch code. */
export const produto = (
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
export function only({ options }: PricedCotacao): PricedOpcao {
  const [option] = options;
  if (!option || options.length > 1) throw new Error(`expected one option, got ${options.length}`);
  return option;
}
