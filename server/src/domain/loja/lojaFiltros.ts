import type { Database } from "../../platform/storage/database.ts";
import { type ConfiguracaoLoja, readConfiguracao } from "./configuracaoLoja.ts";

type Filtros = ConfiguracaoLoja["filtros"];

/** Lojas whose filters are kept. */
const MAX_STORES = 1_000;

/**
 * Looks up the filters that a loja's settings put on its order list (PED-LIST-013). What is kept is used while the
 * version of the caller's loja is the same.
 */
export function lojaFiltros(db: Database): (idLoja: number, versao: number) => Promise<Filtros> {
  const kept = new Map<number, { versao: number; filtros: Filtros }>();
  const find = db.prepare<{ configuracao: string; versao: number }>((knex, param) =>
    knex("loja")
      .select("configuracao", "versao")
      .where({ id: param("idLoja") }),
  );
  return async (idLoja, versao) => {
    const known = kept.get(idLoja);
    if (known && known.versao >= versao) return known.filtros;
    const [row] = await find({ idLoja });
    if (!row) throw new Error(`loja ${idLoja} is gone`);
    const { filtros } = readConfiguracao(row.configuracao);
    kept.delete(idLoja);
    kept.set(idLoja, { versao: row.versao, filtros });
    if (kept.size > MAX_STORES) kept.delete(kept.keys().next().value as number);
    return filtros;
  };
}
