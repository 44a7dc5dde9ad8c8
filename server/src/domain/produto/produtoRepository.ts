import type { Knex } from "knex";
import { rowWriter } from "../../platform/storage/rowWriter.ts";
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

const write = rowWriter<[ProdutoRow, ProdutoDeParaRow]>(
  {
    table: "produto",
    columns: {
      ...{ id_loja: "bigint", id: "bigint", sku: "text", sku_erp: "text", codigo_agrupador: "text" },
      ...{ titulo: "text", variacao: "text", categoria: "text", peso: "bigint", largura: "bigint" },
      ...{ altura: "bigint", profundidade: "bigint", volumes: "bigint", preco: "bigint", status: "bigint" },
      ...{ filiais: "text", precos: "text" },
    },
    taken: { key: ["id_loja", "id"], and: "replaced" },
  },
  {
    table: "produto_de_para",
    columns: { id_loja: "bigint", canal: "text", sku_busca: "text", id_produto: "bigint", status: "bigint" },
    taken: { key: ["id_loja", "canal", "sku_busca"], and: "replaced" },
  },
);

/**
 * Writes products whole, new or known (`id` decides), with their mappings, whose key is channel and search sku; the JSON columns are
 * rendered here.
 */
export async function saveProdutos(
  trx: Knex.Transaction,
  produtos: readonly StoredProduto[],
  dePara: readonly ProdutoDeParaRow[],
): Promise<void> {
  const mappings = chunks(dePara);
  const parts = chunks(produtos);
  for (const [place, some] of parts.entries()) {
    const rows = some.map((produto) => ({
      ...produto,
      filiais: estoquesDocument.render(produto.filiais),
      precos: precosDocument.render(produto.precos),
    }));
    await write(trx, rows, place === parts.length - 1 ? (mappings.shift() ?? []) : []);
  }
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
