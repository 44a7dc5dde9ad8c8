import type { Cotacao, CotacaoDaFila } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { elements } from "../../http/index.ts";
import { HOUR } from "../../platform/durations.ts";
import type { Services } from "../../platform/services.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { smallText } from "../../platform/storage/smallText.ts";
import { cotacaoDocument } from "./cotacaoDocument.ts";
import type { CotacaoRow } from "./cotacaoTables.ts";

const MAX_RECORDS = 200;
/** Quotations older than this are not given out (COT-040). */
const WINDOW = 12 * HOUR;

/** A quotation of the queue; `documento` is null when it is large (`smallText`). */
type Taken = Pick<CotacaoRow, "codigo" | "criada_em"> & { documento: string | null };

/** GET /logCotacaoFila: takes the oldest quotations of the last 12 hours out of the queue (COT-039..COT-041). */
export function lerFilaCotacao({ db, clock }: Services): LojaHandler<"lerFilaCotacao"> {
  const large = db.prepare<{ documento: string }>(
    (knex, param) =>
      knex("cotacao")
        .select("documento")
        .where({ id_loja: param("idLoja"), codigo: param("codigo") }),
    "kept",
  );
  async function* documents(idLoja: number, taken: readonly Taken[]): AsyncGenerator<CotacaoDaFila> {
    for (const { codigo, documento } of taken) {
      if (documento !== null) yield withoutDestination(cotacaoDocument.parse(documento));
      else
        for (const read of await large({ idLoja, codigo }))
          yield withoutDestination(cotacaoDocument.parse(read.documento));
    }
  }

  return async ({ query }, { idLoja }) => {
    const taken = await db.transaction(async (trx) => {
      // Readers of one loja follow each other: a record is given once.
      await sequence(trx, idLoja, "cotacao_fila", 0);
      const rows = await trx("cotacao_fila as f")
        .join("cotacao as c", (on) => on.on("c.id_loja", "f.id_loja").on("c.codigo", "f.codigo"))
        .select<Taken[]>("f.codigo", "f.criada_em", smallText(trx, "c.documento"))
        .where("f.id_loja", idLoja)
        .where("f.criada_em", ">", clock.now() - WINDOW)
        .orderBy(["f.criada_em", "f.codigo"])
        .limit(Math.min(query.limite, MAX_RECORDS));
      const keys = rows.map(({ criada_em, codigo }) => [criada_em, codigo]);
      await trx("cotacao_fila").where({ id_loja: idLoja }).whereIn(["criada_em", "codigo"], keys).delete();
      return rows;
    });
    return elements(documents(idLoja, taken));
  };
}

/** The queue's shape of a quotation (COT-002). */
function withoutDestination({ retorno: { destino: _destino, ...retorno }, ...rest }: Cotacao): CotacaoDaFila {
  return { retorno, ...rest };
}
