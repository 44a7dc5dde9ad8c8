import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { LRUCache } from "lru-cache";
import { cacheFigures } from "../../platform/counters.ts";
import type { Database } from "../../platform/storage/database.ts";
import { lojaFinder } from "./findLoja.ts";

/** Lojas that a cache keeps; the least recently used goes first. */
const MAX_LOJAS = 1_000;

/** Something of a loja, at this version (`LojaCaller.versao`) or a newer one. */
export type AtVersion<Value> = (idLoja: number, versao: number) => Promise<Value>;

/**
 * Keeps what `read` makes of a loja and its records. The caller's token look-up brings the loja's version with every
 * request, so a kept value is used only while it is current: a change by the operator shows in the next request of
 * every process. A value never mixes two versions, callers that miss together share one read, and a read that fails
 * is not kept.
 *
 * @param name what it is called in the metrics
 */
export function versionCache<Value>(
  db: Database,
  name: string,
  read: (loja: Loja, reader: Knex) => Value | Promise<Value>,
): AtVersion<Value> {
  const findLoja = lojaFinder(db);
  const { hits, misses } = cacheFigures(name);
  const kept = new LRUCache<number, { versao: number; value: Value }>({
    max: MAX_LOJAS,
    fetchMethod,
    // A loja that leaves the cache while it is read is still answered.
    ignoreFetchAbort: true,
  });

  return async (idLoja, versao) => {
    const known = kept.get(idLoja);
    if (known && known.versao >= versao) {
      hits.value++;
      return known.value;
    }
    misses.value++;
    const joined = await kept.forceFetch(idLoja, { forceRefresh: true });
    if (joined.versao >= versao) return joined.value;
    // The read that was joined saw the loja before the change. The next one begins after it.
    return (await kept.forceFetch(idLoja, { forceRefresh: true })).value;
  };

  /** Reads again when an operator's change came between the first and the last statement. */
  async function fetchMethod(idLoja: number): Promise<{ versao: number; value: Value }> {
    for (;;) {
      const loja = await findLoja(idLoja);
      const value = await read(loja, db.reader);
      if ((await findLoja(idLoja)).versao === loja.versao) return { versao: loja.versao, value };
    }
  }
}
