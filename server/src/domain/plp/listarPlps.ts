import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { elements } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { periodoRange } from "../pedido/periodoRange.ts";
import { plpRecords } from "./plpRecord.ts";
import { plpPage } from "./plpRepository.ts";
import type { PlpRow } from "./plpTables.ts";

/** Pre-lists per page at most (PLP-010, NS-047). */
const LARGEST_PAGE = 50;

type StatusFilter = Parameters<LojaHandler<"listarPlps">>[0]["query"]["status"];

/** Both spellings (PLP-005, NS-067). */
const STATUS_OF: Record<StatusFilter, PlpRow["status"]> = {
  Pendente: "Pendente",
  Finalizado: "Finalizada",
  Finalizada: "Finalizada",
  Excluído: "Excluída",
  Excluída: "Excluída",
};

/** GET /plp/lista: pre-lists created in the period, oldest first (PLP-006..PLP-012, NS-046, NS-047, NS-067). */
export function listarPlps({ db }: Services): LojaHandler<"listarPlps"> {
  return async ({ query }, { idLoja, fusoHorario }) => {
    const { periodo, status, filialERP, pagina, limite } = query;
    const limit = Math.min(limite, LARGEST_PAGE);
    const filter = {
      ...periodoRange(periodo, fusoHorario),
      status: STATUS_OF[status],
      ...(filialERP === undefined ? {} : { filialErp: filialERP }),
    };
    const { rows } = await plpPage(db.reader, idLoja, filter, { offset: (pagina - 1) * limit, limit });
    return elements(plpRecords(db.reader, { idLoja, fusoHorario }, rows));
  };
}
