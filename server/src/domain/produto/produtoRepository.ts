import type { Knex } from "knex";
import { chunks } from "../../platform/storage/chunks.ts";
import { isIn } from "../../platform/storage/inList.ts";
import { rowWriter } from "../../platform/storage/rowWriter.ts";
import type { Target } from "../../platform/storage/target.ts";
import {
  estoquesDocument,
  precosDocument,
  type StoredEstoque,
  type StoredPreco,
} from "./produtoDocuments.ts";
import type { ProdutoDeParaRow, ProdutoRow } from "./produtoTables.ts";

/** A product with its JSON columns parsed. */
export type StoredProduto = Omit<ProdutoRow, "filiais" | "precos"> & {
  filiais: StoredEstoque[];
  precos: StoredPreco[];
};

/** Products of the loja by sku, as they are stored; unknown skus are left out. */
export async function findProdutos(
  knex: Knex,
  idLoja: number,
  skus: readonly string[],
): Promise<Map<string, ProdutoRow>> {
  const rows = await knex("produto")
    .where({ id_loja: idLoja })
    .where(isIn(knex, "sku", skus));
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Rows that PostgreSQL gets with one statement. */
const AT_ONCE = 500;

const PRODUTO: Target<ProdutoRow> = {
  table: "produto",
  columns: {
    ...{ id_loja: "bigint", id: "bigint", sku: "text", sku_erp: "text", codigo_agrupador: "text" },
    ...{ titulo: "text", variacao: "text", categoria: "text", peso: "bigint", largura: "bigint" },
    ...{ altura: "bigint", profundidade: "bigint", volumes: "bigint", preco: "bigint", status: "bigint" },
    ...{ filiais: "text", precos: "text" },
  },
  taken: { key: ["id_loja", "id"], and: "replaced", forGood: ["sku"] },
};

const DE_PARA: Target<ProdutoDeParaRow> = {
  table: "produto_de_para",
  columns: { id_loja: "bigint", canal: "text", sku_busca: "text", id_produto: "bigint", status: "bigint" },
  taken: { key: ["id_loja", "canal", "sku_busca"], and: "replaced" },
};

const write = rowWriter(PRODUTO, DE_PARA);

/** Is everything of two products that is stored the same? */
export function isSameProduto(one: ProdutoRow, other: ProdutoRow): boolean {
  for (const column in PRODUTO.columns)
    if (one[column as keyof ProdutoRow] !== other[column as keyof ProdutoRow]) return false;
  return true;
}

/** Writes products whole, new or known (`id` decides), with their mappings, whose key is channel and search sku. */
export async function saveProdutos(
  trx: Knex.Transaction,
  produtos: readonly ProdutoRow[],
  dePara: readonly ProdutoDeParaRow[],
): Promise<void> {
  const mappings = chunks(dePara, AT_ONCE);
  const parts = chunks(produtos, AT_ONCE);
  for (const [place, rows] of parts.entries())
    await write(trx, rows, place === parts.length - 1 ? (mappings.shift() ?? []) : []);
  for (const some of mappings) await write(trx, [], some);
}

/** Mappings of one product (PROD-008), by channel and search sku. */
export async function findDePara(knex: Knex, idLoja: number, idProduto: number): Promise<ProdutoDeParaRow[]> {
  return knex<ProdutoDeParaRow>("produto_de_para")
    .where({ id_loja: idLoja, id_produto: idProduto })
    .orderBy(["canal", "sku_busca"]);
}

/** Mappings that have one of these search skus, whatever their channel and product. */
export async function findDeParaBySku(
  knex: Knex,
  idLoja: number,
  skus: readonly string[],
): Promise<ProdutoDeParaRow[]> {
  return knex<ProdutoDeParaRow>(deParaBySku(knex))
    .where({ id_loja: idLoja })
    .where(isIn(knex, "sku_busca", skus));
}

/**
 * The table of mappings, read by its index of skus. SQLite without statistics, and nobody analyses its databases, walks all mappings of
 * the loja by their key instead.
 */
export function deParaBySku(knex: Knex, alias = "produto_de_para"): string {
  const isSqlite = knex.client.dialect === "sqlite3";
  const index = isSqlite ? " INDEXED BY produto_de_para_sku" : "";
  return knex.raw(`produto_de_para AS ??${index}`, [alias]) as unknown as string;
}

/** The row with its JSON columns parsed in place: a copy of its 17 cells would cost a third of the parsing. */
export function parseProduto(row: ProdutoRow): StoredProduto {
  return Object.assign(row, {
    filiais: estoquesDocument.parse(row.filiais),
    precos: precosDocument.parse(row.precos),
  });
}
