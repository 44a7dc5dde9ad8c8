import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import { elements } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { countRows } from "../../platform/storage/countRows.ts";
import { conciliadoRecords } from "./conciliadoRecords.ts";
import { findConciliados, matching } from "./findConciliados.ts";
import { readFiltro } from "./readFiltro.ts";

/** GET .../conciliacoes: what carriers charged beside what was quoted, part by part (NS-008, NS-014). */
export function listarConciliacoes({ db }: Services): OperatorHandler<"listarConciliacoes"> {
  return async ({ path: { idLoja }, query }) => {
    const { pagina, limite } = query;
    const loja = await findLoja(db.reader, idLoja);
    const filtro = readFiltro(loja, query);
    const total = await countRows(matching(db.reader, filtro));
    const page = await findConciliados(db.reader, filtro)
      .offset((pagina - 1) * limite)
      .limit(limite);
    return elements(conciliadoRecords(db.reader, loja, page), { pagina, limite, total }, "itens");
  };
}
