import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findStore } from "../../domain/loja/findStore.ts";
import { type Relato, recordOccurrences } from "../../domain/ocorrencia/recordOccurrences.ts";
import type { Services } from "../../platform/services.ts";
import { importEdi, type Resultado } from "./importEdi.ts";
import { parseOcoren } from "./parseOcoren.ts";

/** POST .../edi/ocoren: imports a carrier's file of occurrences (NS-011). */
export function importarOcoren({ db, clock }: Services): OperatorHandler<"importarOcoren"> {
  return async ({ path: { idLoja }, body }, { operador }) => {
    const { fusoHorario } = await findStore(db.reader, idLoja);
    const origem: Relato["origem"] = {
      ...{ idUsuario: operador, nomeUsuario: operador },
      ...{ origem: "edi", data: clock.now() },
    };
    return importEdi(body, {
      registro: "342",
      parse: (line) => parseOcoren(line, fusoHorario),
      apply: async (registros) => {
        const relatos = registros.map(
          ({ nota, ...dados }): Relato => ({ referencia: { nota }, ...dados, visivelCliente: true, origem }),
        );
        const desfechos = await db.transaction((trx) => recordOccurrences(trx, idLoja, relatos, fusoHorario));
        return desfechos.map((desfecho): Resultado => {
          if ("recusada" in desfecho) return { recusado: desfecho.recusada };
          return desfecho.isNew ? "aplicado" : "repetido";
        });
      },
    });
  };
}
