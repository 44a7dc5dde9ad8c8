import { recordConciliacoes } from "../conciliacao/recordConciliacoes.ts";
import { findStore } from "../operacao/findStore.ts";
import type { OperatorHandler } from "../operacao/operatorHandler.ts";
import type { Services } from "../services.ts";
import { importEdi } from "./importEdi.ts";
import { parseConemb } from "./parseConemb.ts";

/** POST .../edi/conemb: imports a carrier's file of transport documents (NS-008). */
export function importarConemb({ db, clock }: Services): OperatorHandler<"importarConemb"> {
  return async ({ path: { idLoja }, body }) => {
    const { fusoHorario } = await findStore(db.reader, idLoja);
    return importEdi(body, {
      registro: "322",
      parse: (line) => parseConemb(line, fusoHorario),
      apply: (conhecimentos) =>
        db.transaction((trx) =>
          recordConciliacoes(trx, idLoja, conhecimentos, { fusoHorario, now: clock.now() }),
        ),
    });
  };
}
