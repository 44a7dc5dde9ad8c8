import type { Knex } from "knex";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import type { CrossOrigin } from "../../http/index.ts";
import type { Database } from "../../platform/storage/database.ts";
import { lojaCache } from "./lojaCache.ts";

/**
 * What a browser sends for an origin: the text itself, unless it is none; undefined for what is no address. Its form alone, which the contract
 * knows, lets a port pass that nobody sends.
 */
export const sentOrigin = (text: string): string | undefined =>
  URL.canParse(text) ? new URL(text).origin : undefined;

/** Keeps the origins that a loja allows where they are found by their name, in the transaction that sets them (NS-091). */
export async function saveOrigens(
  trx: Knex.Transaction,
  idLoja: number,
  origens: readonly string[],
): Promise<void> {
  await trx("loja_origem").where({ id_loja: idLoja }).delete();
  if (origens.length > 0)
    await trx("loja_origem").insert(origens.map((origem) => ({ origem, id_loja: idLoja })));
}

/**
 * Which pages may call the loja's interface: those of the origins that the operator allowed for it, what a quotation token opens, and with
 * that token only (NS-091).
 */
export function pagesOfLojas(db: Database): CrossOrigin<LojaCaller> {
  const openLoja = lojaCache(db);
  const findLojas = db.prepare<{ id: number }>(
    (knex, param) =>
      knex("loja_origem")
        .join("loja", "loja.id", "loja_origem.id_loja")
        .where("loja_origem.origem", param("origem"))
        .where("loja.ativa", 1)
        .select("loja.id")
        .limit(1),
    "kept",
  );
  return {
    serves: ({ security }) => security.flat().some(({ scheme }) => scheme === "TokenCotacao"),
    allows: async (origem, caller) => {
      if (!caller) return (await findLojas({ origem })).length > 0;
      if (caller.tipoToken !== "cotacao") return false;
      const { origensPermitidas } = await openLoja(caller.idLoja, caller.versao);
      return origensPermitidas.includes(origem);
    },
    headers: ["traceparent", "tracestate"],
  };
}
