import type { Database } from "../../platform/storage/database.ts";
import { inList } from "../../platform/storage/inList.ts";
import { canalKey } from "../loja/canalKey.ts";
import { parseProduto, type StoredProduto } from "../produto/produtoRepository.ts";
import type { ProdutoRow } from "../produto/produtoTables.ts";

/** Finds the registered products that the skus of a cart mean in a channel; what is not registered is left out. */
export type FindCatalogo = (
  idLoja: number,
  canal: string,
  skus: readonly string[],
) => Promise<Map<string, StoredProduto>>;

/**
 * The look-up of a cart's skus: the registered sku first, then the channel's active mapping, whatever the letter case and
 * surrounding blanks of the channel's name (PROD-008, NS-017). Two prepared
 * statements; the second only runs for skus that the first did not find.
 */
export function findCatalogo(db: Database): FindCatalogo {
  const bySku = db.prepare((knex, param) =>
    knex("produto")
      .where({ id_loja: param("idLoja") })
      .where(inList(db, knex, "sku", param("skus"))),
  );
  const byMapping = db.prepare<ProdutoRow & { sku_busca: string; canal: string }>((knex, param) =>
    knex("produto_de_para as d")
      .join("produto as p", (on) => on.on("p.id_loja", "d.id_loja").on("p.id", "d.id_produto"))
      .select("p.*", "d.sku_busca", "d.canal")
      .where({ "d.id_loja": param("idLoja"), "d.status": 1 })
      .where(inList(db, knex, "d.sku_busca", param("skus")))
      .orderBy("d.canal"),
  );

  return async (idLoja, canal, skus) => {
    const found = new Map<string, StoredProduto>();
    const wanted = [...new Set(skus)];
    if (wanted.length === 0) return found;
    for (const row of await bySku({ idLoja, skus: JSON.stringify(wanted) }))
      found.set(row.sku, parseProduto(row));
    const left = wanted.filter((sku) => !found.has(sku));
    if (left.length === 0) return found;
    const mapped = await byMapping({ idLoja, skus: JSON.stringify(left) });
    const key = canalKey(canal);
    for (const { sku_busca, canal: own, ...row } of mapped.filter((each) => canalKey(each.canal) === key)) {
      // Release 1.0.0 kept two spellings of a channel apart: the very spelling comes first.
      if (own === canal || !found.has(sku_busca)) found.set(sku_busca, parseProduto(row));
    }
    return found;
  };
}
