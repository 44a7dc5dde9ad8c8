import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { plpRecord } from "./plpRecord.ts";
import { findPlp } from "./plpRepository.ts";
import { textos } from "./textos.ts";

/** A code as POST /plp/novo gives it: no sign, no zero before it, in the range of the column. */
const CODE = /^[1-9]\d{0,8}$/;

/** GET /plp/consulta/{filialERP}/{idPLP}: a pre-list of the loja and of that branch (PLP-013..PLP-016). */
export function consultarPlp({ db }: Services): LojaHandler<"consultarPlp"> {
  return async ({ path: { filialERP, idPLP } }, { idLoja, fusoHorario }) => {
    const row = CODE.test(idPLP) ? await findPlp(db.reader, idLoja, Number(idPLP)) : undefined;
    if (row?.filial_erp !== filialERP) throw notFound(textos.naoEncontrada());
    return plpRecord(db.reader, { idLoja, fusoHorario }, row);
  };
}
