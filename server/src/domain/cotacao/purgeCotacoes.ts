import type { Clock } from "../../platform/clock.ts";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import type { LojaRow } from "../../platform/storage/schema.ts";
import { readConfiguracao } from "../loja/configuracaoLoja.ts";

/** Unread records leave the queue after this time (COT-043). */
const QUEUE_AGE = DAY;

/**
 * Deletes what has passed its age, loja by loja so that no transaction is long. How long quotations are kept is a setting
 * of the loja (NS-034).
 */
export async function purgeCotacoes(db: Database, clock: Clock): Promise<void> {
  const lojas: LojaRow[] = await db.reader("loja").select("id", "configuracao");
  for (const { id: idLoja, configuracao } of lojas) {
    const { diasCotacao } = readConfiguracao(configuracao).limites;
    await db.transaction(async (trx) => {
      const older = (tabela: string, age: number) =>
        trx(tabela)
          .where({ id_loja: idLoja })
          .where("criada_em", "<", clock.now() - age)
          .delete();
      await older("cotacao_fila", QUEUE_AGE);
      await older("cotacao", diasCotacao * DAY);
    });
  }
}
