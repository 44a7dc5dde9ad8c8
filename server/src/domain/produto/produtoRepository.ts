import type { Knex } from "knex";
import { upsert } from "../../platform/storage/upsert.ts";
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

/** Keys or rows per statement: keeps below the number of parameters that both engines take. */
const CHUNK = 500;

/** Products of the loja by sku; unknown skus are left out. */
export async function findProdutos(
  knex: Knex,
  idLoja: number,
  skus: readonly string[],
): Promise<Map<string, StoredProduto>> {
  const found = new Map<string, StoredProduto>();
  for (const some of chunks(skus)) {
    const rows = await knex("produto").where({ id_loja: idLoja }).whereIn("sku", some);
    for (const row of rows) found.set(row.sku, parseProduto(row));
  }
  return found;
}

/** Writes products whole, new or known (`id` decides); the JSON columns are rendered here. */
export async function saveProdutos(trx: Knex.Transaction, produtos: readonly StoredProduto[]): Promise<void> {
  for (const some of chunks(produtos)) {
    const rows = some.map(({ filiais, precos, ...row }) => ({
      ...row,
      filiais: estoquesDocument.render(filiais),
      precos: precosDocument.render(precos),
    }));
    await upsert(trx, "produto", ["id_loja", "id"], rows);
  }
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
  const found: ProdutoDeParaRow[] = [];
  for (const some of chunks(skus)) {
    const rows = await knex<ProdutoDeParaRow>(deParaBySku(knex))
      .where({ id_loja: idLoja })
      .whereIn("sku_busca", some);
    for (const row of rows) found.push(row);
  }
  return found;
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

/** Writes mappings; the key is channel and search sku. */
export async function saveDePara(trx: Knex.Transaction, rows: readonly ProdutoDeParaRow[]): Promise<void> {
  for (const some of chunks(rows)) {
    await upsert(trx, "produto_de_para", ["id_loja", "canal", "sku_busca"], some);
  }
}

/** The row with its JSON columns parsed in place: a copy of its 17 cells would cost a third of the parsing. */
export function parseProduto(row: ProdutoRow): StoredProduto {
  return Object.assign(row, {
    filiais: estoquesDocument.parse(row.filiais),
    precos: precosDocument.parse(row.precos),
  });
}

function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
