import type { Knex } from "knex";
import { byLojaOnPostgres, eachLoja } from "../../platform/storage/byLojaOnPostgres.ts";
import type { Database } from "../../platform/storage/database.ts";
import { type OcorrenciaOutcome, type ReportedOcorrencia, saveOcorrencias } from "./saveOcorrencias.ts";

/** Reports that came together, on their way into the database. */
interface Relatos {
  readonly idLoja: number;
  readonly relatos: readonly ReportedOcorrencia[];
  readonly fusoHorario: string;
  /** Set when they are recorded. */
  desfechos?: OcorrenciaOutcome[];
}

/**
 * Makes the function that records reports of a loja as `saveOcorrencias` does, all or none; those that arrive at the same time share a
 * transaction, one after the other.
 */
export function ocorrenciaWriter(
  db: Database,
): (
  idLoja: number,
  relatos: readonly ReportedOcorrencia[],
  fusoHorario: string,
) => Promise<OcorrenciaOutcome[]> {
  const write = byLojaOnPostgres<Relatos>(db, saveAll, ({ relatos }) => relatos.length);
  return async (idLoja, relatos, fusoHorario) => {
    const item: Relatos = { idLoja, relatos, fusoHorario };
    await write(item);
    return item.desfechos ?? [];
  };
}

async function saveAll(trx: Knex.Transaction, items: readonly Relatos[]): Promise<void> {
  await eachLoja(items, async (idLoja, some) => {
    const all = some.flatMap(({ relatos }) => relatos);
    const desfechos = await saveOcorrencias(trx, idLoja, all, some[0]?.fusoHorario ?? "");
    for (const item of some) item.desfechos = desfechos.splice(0, item.relatos.length);
  });
}
