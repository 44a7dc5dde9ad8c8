import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import {
  type OcorrenciaOutcome,
  type ReportedOcorrencia,
  saveOcorrencias,
} from "../../domain/ocorrencia/saveOcorrencias.ts";
import type { Services } from "../../platform/services.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { type ImportResult, importEdi } from "./importEdi.ts";
import { ocorenReader } from "./ocorenReader.ts";

/** POST .../edi/ocoren: imports a carrier's file of occurrences (NS-011). */
export function importarOcoren({ db, clock }: Services): OperatorHandler<"importarOcoren"> {
  return async ({ path: { idLoja }, body }, { operador }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    const origem: ReportedOcorrencia["origem"] = {
      idUsuario: operador,
      nomeUsuario: operador,
      origem: "edi",
      data: clock.now(),
    };
    return importEdi(body, {
      registros: ["342", "542"],
      reader: ocorenReader(fusoHorario),
      apply: async (registros) => {
        const relatos = registros.map(
          ({ nota, ...dados }): ReportedOcorrencia => ({
            referencia: { nota },
            ...dados,
            visivelCliente: true,
            origem,
          }),
        );
        // Who else writes orders of the loja waits for a few hundred of them, not for all.
        const desfechos: OcorrenciaOutcome[] = [];
        for (const some of chunks(relatos))
          desfechos.push(...(await db.transaction((trx) => saveOcorrencias(trx, idLoja, some, fusoHorario))));
        return desfechos.map((desfecho): ImportResult => {
          if ("recusada" in desfecho) return { recusado: desfecho.recusada };
          return desfecho.isNew ? "aplicado" : "repetido";
        });
      },
    });
  };
}
