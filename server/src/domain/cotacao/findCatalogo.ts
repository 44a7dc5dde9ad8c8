import type { Database } from "../../platform/storage/database.ts";
import { inList, listValue } from "../../platform/storage/inList.ts";
import { canalKey } from "../loja/canalKey.ts";
import { deParaBySku, parseProduto, type StoredProduto } from "../produto/produtoRepository.ts";
import type { ProdutoRow } from "../produto/produtoTables.ts";

/** Finds the registered products that the skus of a cart mean in a channel; what is not registered is left out. */
export type FindCatalogo<Produto = StoredProduto> = (
  idLoja: number,
  canal: string,
  skus: readonly string[],
) => Promise<ReadonlyMap<string, Produto>>;

/** What of a product its registration says of it alone, without stock and prices, which may be a hundred times as long. */
export type ProdutoCadastrado = Pick<ProdutoRow, (typeof CADASTRO)[number]>;

const CADASTRO = [
  ...(["id", "sku", "titulo", "categoria", "variacao"] as const),
  ...(["peso", "altura", "largura", "profundidade"] as const),
];

/** As it was found: by its own sku, or by the mapping of a channel. */
type Found<Row> = Row & { sku_busca: string | null; canal: string | null };

/** What skus mean, whatever the channel; the mappings of a sku in the order of their channels' names. */
interface Catalogo<Produto> {
  bySku: Map<string, Produto>;
  byMapping: Map<string, Mapped<Produto>[]>;
}

interface Mapped<Produto> {
  canal: string;
  produto: Produto;
}

/**
 * The look-up of a cart's skus: the registered sku first, then the channel's active mapping, whatever the letter case and
 * surrounding blanks of the channel's name (PROD-008, NS-017). One prepared statement, which carts of a loja that come together share.
 */
export const findCatalogo = (db: Database): FindCatalogo =>
  lookUp<ProdutoRow, StoredProduto>(db, ["*"], parseProduto);

/** The same without what only a quotation needs. */
export const findCadastrados = (db: Database): FindCatalogo<ProdutoCadastrado> =>
  lookUp<ProdutoCadastrado, ProdutoCadastrado>(db, CADASTRO, (row) => row);

function lookUp<Row extends { sku: string }, Produto extends { sku: string }>(
  db: Database,
  columns: readonly string[],
  open: (row: Row) => Produto,
): FindCatalogo<Produto> {
  const wanted = columns.map((column) => `p.${column}`);
  const find = db.prepare<Found<Row>>(
    (knex, param) =>
      knex("produto as p")
        .select(...wanted, knex.raw("NULL AS sku_busca, NULL AS canal"))
        .where({ "p.id_loja": param("idLoja") })
        .where(inList(db, knex, "p.sku", param("skus")))
        .unionAll(
          knex(deParaBySku(knex, "d"))
            .join("produto as p", (on) => on.on("p.id_loja", "d.id_loja").on("p.id", "d.id_produto"))
            .select(...wanted, "d.sku_busca", "d.canal")
            .where({ "d.id_loja": param("idLoja"), "d.status": 1 })
            .where(inList(db, knex, "d.sku_busca", param("skus"))) as never,
        ),
    "kept",
  );
  const read = db.groupRead(
    async (idLoja, carts: readonly (readonly string[])[]) => {
      const skus = [...new Set(carts.flat())];
      return toCatalogo(await find({ idLoja, skus: listValue(db, skus) }), open);
    },
    (skus) => skus.length,
  );

  return async (idLoja, canal, skus) => {
    const found = new Map<string, Produto>();
    if (skus.length === 0) return found;
    const { bySku, byMapping } = await read(idLoja, skus);
    const key = canalKey(canal);
    for (const sku of skus) {
      const produto = bySku.get(sku) ?? ofCanal(byMapping.get(sku) ?? [], canal, key);
      if (produto) found.set(sku, produto);
    }
    return found;
  };
}

function toCatalogo<Row, Produto extends { sku: string }>(
  rows: readonly Found<Row>[],
  open: (row: Row) => Produto,
): Catalogo<Produto> {
  const catalogo: Catalogo<Produto> = { bySku: new Map(), byMapping: new Map() };
  for (const { sku_busca, canal, ...row } of rows) {
    const produto = open(row as unknown as Row);
    if (sku_busca === null || canal === null) catalogo.bySku.set(produto.sku, produto);
    else catalogo.byMapping.getOrInsert(sku_busca, []).push({ canal, produto });
  }
  for (const some of catalogo.byMapping.values()) some.sort((a, b) => (a.canal < b.canal ? -1 : 1));
  return catalogo;
}

/** Release 1.0.0 kept two spellings of a channel apart: the very spelling comes first, then the first of the others. */
function ofCanal<Produto>(some: readonly Mapped<Produto>[], canal: string, key: string): Produto | undefined {
  const own = some.find((each) => each.canal === canal);
  return (own ?? some.find((each) => canalKey(each.canal) === key))?.produto;
}
