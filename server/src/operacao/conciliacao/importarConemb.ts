import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import type { Services } from "../../platform/services.ts";
import { conembReader } from "../edi/conembReader.ts";
import { importEdi } from "../edi/importEdi.ts";
import { saveConciliacoes } from "./saveConciliacoes.ts";

/** POST .../edi/conemb: imports a carrier's file of transport documents (NS-008). */
export function importarConemb({ db, clock }: Services): OperatorHandler<"importarConemb"> {
  return async ({ path: { idLoja }, body }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    return importEdi(body, {
      registros: ["322", "522"],
      reader: conembReader(fusoHorario),
      apply: (conhecimentos) =>
        db.transaction((trx) =>
          saveConciliacoes(trx, idLoja, conhecimentos, { fusoHorario, now: clock.now() }),
        ),
    });
  };
}
