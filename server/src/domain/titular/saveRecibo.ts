import type { Knex } from "knex";
import { DAY } from "../../platform/durations.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import type { AnonimizacaoRow, Contagem } from "./titularTables.ts";

const COUNTS = [
  "pedidos",
  "mensagens",
  "anexos",
  "cotacoes",
  "eventos",
] as const satisfies (keyof Contagem)[];

/** Writes the receipt of an anonymization and returns its code; those by age of one day share one. */
export async function saveRecibo(
  trx: Knex.Transaction,
  idLoja: number,
  origem: AnonimizacaoRow["origem"],
  contagem: Contagem,
  now: number,
): Promise<number> {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, contagem[name]])) as unknown as Contagem;
  if (origem === "prazo") {
    const open = await trx("anonimizacao")
      .where({ id_loja: idLoja, origem })
      .where("feita_em", ">", now - DAY)
      .orderBy("codigo", "desc")
      .first();
    if (open !== undefined) {
      const sums = Object.fromEntries(COUNTS.map((name) => [name, open[name] + counts[name]]));
      await trx("anonimizacao")
        .where({ id_loja: idLoja, codigo: open.codigo })
        .update({ ...sums, feita_em: now });
      return open.codigo;
    }
  }
  const codigo = await sequence(trx, idLoja, "anonimizacao");
  await trx("anonimizacao").insert({ id_loja: idLoja, codigo, feita_em: now, origem, ...counts });
  return codigo;
}
