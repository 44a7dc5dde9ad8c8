import type { Knex } from "knex";
import { type FreightRow, packTable } from "../../../server/src/cotacao/tabela/index.ts";
import type { Database } from "../../../server/src/storage/database.ts";
import { issueToken } from "../../../server/src/storage/tokens.ts";
import { randomOf } from "../support/benchmark.ts";
import { stores, tokens } from "./tokens.ts";

const BRANCHES = [
  { filial_erp: "SP01", cidade: "São Paulo", uf: "SP", cep: "05311000", own: [1_000_000, 19_999_999] },
  { filial_erp: "PR01", cidade: "Curitiba", uf: "PR", cep: "80010010", own: [80_000_000, 87_999_999] },
  { filial_erp: "PE01", cidade: "Recife", uf: "PE", cep: "50030170", own: [50_000_000, 56_999_999] },
] as const;
const METHODS = 6;
const RANGES = 1500;
const BANDS = 10;
const PRODUCTS = 5000;
/** Branches and rules of the store whose lists are read. */
const LISTED = { branches: 50, rules: 400 };
const CHANNELS = ["Marketplace A", "Marketplace B", "Site"];
const NOW = Date.UTC(2026, 5, 1, 12);

/**
 * Writes a store that quotes (three branches by six methods, each pair with a table of 1500 CEP ranges by ten weight bands; one
 * method goes everywhere, the others near their branch; 5000 products, rules and fees) and one with long lists.
 */
export async function fillDatabase(db: Database): Promise<void> {
  const random = randomOf(7);
  await db.transaction(async (trx) => {
    for (const id of [stores.quoting, stores.listed]) await insertStore(trx, id);
    await issueToken(trx, stores.quoting, token("cotacao", tokens.cotacao));
    await issueToken(trx, stores.listed, token("api", tokens.api));
    await insertBranches(trx, stores.quoting, BRANCHES);
    await insertBranches(
      trx,
      stores.listed,
      Array.from({ length: LISTED.branches }, (_, i) => ({ ...BRANCHES[0], filial_erp: `SP${100 + i}` })),
    );
    await insertTables(trx, random);
    await insertRules(trx, stores.quoting, 8);
    await insertRules(trx, stores.listed, LISTED.rules);
    await insertProducts(trx, random);
  });
}

const token = (tipo: "api" | "cotacao", texto: string) => ({
  ...{ tipo, texto, descricao: "benchmark", criadoEm: NOW },
});

async function insertStore(trx: Knex.Transaction, id: number): Promise<void> {
  await trx("loja").insert({ id, nome: `Loja ${id}`, versao: 1, criada_em: NOW, configuracao: "{}" });
}

async function insertBranches(
  trx: Knex.Transaction,
  id_loja: number,
  branches: readonly { filial_erp: string; cidade: string; uf: string; cep: string }[],
): Promise<void> {
  const rows = branches.map(({ filial_erp, cidade, uf, cep }, index) => {
    const place = { id_loja, id: index + 1, filial_erp, nome: `CD ${cidade} ${index + 1}`, cep, cidade, uf };
    return { ...place, ativo: 1, prazo_adicional: index % 3, per_adi_desconto: index * 10 };
  });
  await trx("filial").insert(rows);
}

async function insertTables(trx: Knex.Transaction, random: () => number): Promise<void> {
  const id_loja = stores.quoting;
  const carriers = ["Rápido Paulista", "Transvale Cargas", "Correio Nacional"];
  await trx("transportadora").insert(
    carriers.map((nome, index) => ({ id_loja, id: index + 1, nome, cnpj: null, ativo: 1 })),
  );
  await trx("metodo_envio").insert(
    Array.from({ length: METHODS }, (_, index) => ({
      ...{ id_loja, id: index + 1, id_transportadora: 1 + (index % carriers.length), ativo: 1 },
      ...{ nome: `Método econômico ${index + 1}`, prazo_adicional: index % 2, correios: 0 },
    })),
  );
  await trx("taxa_entrega").insert(
    Array.from({ length: 40 }, (_, index) => ({
      ...{ id_loja, id: index + 1, tipo: index % 2 ? "TDA" : "TRT", forma: "fixo", valor: 500, minimo: 0 },
      ...{
        id_transportadora: null,
        cep_inicio: index * 400_000,
        cep_fim: index * 400_000 + 199_999,
        ativa: 1,
      },
    })),
  );
  for (const [branch, { own }] of BRANCHES.entries()) {
    for (let method = 0; method < METHODS; method++) {
      const id = branch * METHODS + method + 1;
      const [first, last] = method === 0 ? [1_000_000, 99_999_999] : own;
      await trx("tabela_frete").insert({
        ...{ id_loja, id, nome: `Tabela ${id}`, id_metodo: method + 1, id_filial: branch + 1, ativa: 1 },
        ...{ ad_valorem: 300, ad_valorem_minimo: 100, gris: 200, gris_minimo: 100, pedagio_fracao: 350 },
        ...{ despacho: 200, frete_minimo: 1500, icms_incluso: 0, icms: 12_000, versao_faixas: 1 },
        qtd_faixas: RANGES * BANDS,
      });
      const dados = Buffer.from(packTable(tableRows(first, last, random)));
      await trx("tabela_faixas").insert({ id_loja, id_tabela: id, versao: 1, dados });
    }
  }
}

function tableRows(first: number, last: number, random: () => number): FreightRow[] {
  const width = Math.floor((last - first + 1) / RANGES);
  return Array.from({ length: RANGES }, (_, range) => {
    const cepInicio = first + range * width;
    const base = 900 + Math.floor(random() * 3000);
    const prazo = 1 + Math.floor(random() * 12);
    return Array.from({ length: BANDS }, (_, band) => ({
      ...{ cepInicio, cepFim: cepInicio + width - 1, prazo },
      ...{ pesoInicio: band * 5000, pesoFim: (band + 1) * 5000, valor: base + band * 700 },
      kgExcedente: band === BANDS - 1 ? 250 : null,
    }));
  }).flat();
}

async function insertRules(trx: Knex.Transaction, id_loja: number, count: number): Promise<void> {
  await trx("regra_frete").insert(
    Array.from({ length: count }, (_, index) => ({
      ...{ id_loja, codigo: index + 1, titulo: `Regra ${index + 1}`, titulo_busca: `regra ${index + 1}` },
      ...{ status: "ativo", valor_tipo: "percentual", valor_acao: "desconto", valor: 1000 + index },
      ...{ prazo_acao: null, prazo: null, data_inicio: "2026-01-01", data_fim: null, ordem: index },
      criterios: JSON.stringify([
        { campo: 1, valores: index % 2 ? ["SP", "RJ"] : ["RS"] },
        { campo: 9, inicio: 10_000 },
      ]),
      ...{ id_usuario: 1, usuario: "Operação", usuario_email: "op@frete.example", data_cadastro: NOW },
    })),
  );
}

async function insertProducts(trx: Knex.Transaction, random: () => number): Promise<void> {
  const id_loja = stores.quoting;
  const products = Array.from({ length: PRODUCTS }, (_, id) => ({
    ...{ id_loja, id: id + 1, sku: `SKU-${id}`, sku_erp: `E${id}`, codigo_agrupador: `G${id % 900}` },
    ...{ titulo: `Produto de teste número ${id}`, variacao: "110 V", categoria: "Eletroportáteis" },
    ...{ peso: 300 + (id % 700), largura: 12_000, altura: 8000, profundidade: 20_000, volumes: 1 },
    ...{ preco: 9990 + id, status: 1 },
    filiais: JSON.stringify(
      BRANCHES.map(({ filial_erp: idFilial }, index) => ({
        ...{ idFilial, quantidade: Math.floor(random() * 90), prazoAdicional: index },
      })),
    ),
    precos: JSON.stringify(CHANNELS.map((nome) => ({ nome, precoDe: 10_990 + id, precoPor: 9990 + id }))),
  }));
  for (let at = 0; at < PRODUCTS; at += 500) await trx("produto").insert(products.slice(at, at + 500));
  const mappings = products.slice(0, 1000).map(({ id }) => ({
    ...{ id_loja, canal: CHANNELS[0], sku_busca: `MKT-${id}`, id_produto: id, status: 1 },
  }));
  await trx("produto_de_para").insert(mappings);
}
