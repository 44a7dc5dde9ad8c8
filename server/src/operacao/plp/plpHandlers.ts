import type { Knex } from "knex";
import type { OperatorHandlers } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import { type PlpLoja, plpRecord, plpRecords } from "../../domain/plp/plpRecord.ts";
import { findPlp, plpPage } from "../../domain/plp/plpRepository.ts";
import { textos } from "../../domain/plp/textos.ts";
import { notFound } from "../../http/errors.ts";
import { elements } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { excluirPlp } from "./excluirPlp.ts";
import { fecharPlp } from "./fecharPlp.ts";

/** What the operator does with postage pre-lists: reads, closes and excludes them (NS-025, NS-067). */
export function plpHandlers({ db, clock }: Services) {
  return {
    listarPlpsDaLoja: async ({ path: { idLoja }, query: { pagina, limite, status } }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      const filter = status === undefined ? {} : { status };
      const page = { offset: (pagina - 1) * limite, limit: limite };
      const { total, rows } = await plpPage(db.reader, idLoja, filter, page);
      return elements(
        plpRecords(db.reader, { idLoja, fusoHorario }, rows),
        { pagina, limite, total },
        "itens",
      );
    },

    lerPlp: async ({ path: { idLoja, codigoPLP } }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      return readPlp(db.reader, { idLoja, fusoHorario }, codigoPLP);
    },

    fecharPlp: async ({ path: { idLoja, codigoPLP }, body }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      const momento = { now: clock.now(), fusoHorario };
      await db.transaction((trx) => fecharPlp(trx, idLoja, codigoPLP, body, momento));
      return readPlp(db.reader, { idLoja, fusoHorario }, codigoPLP);
    },

    excluirPlp: async ({ path: { idLoja, codigoPLP } }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      await db.transaction((trx) => excluirPlp(trx, idLoja, codigoPLP));
      return readPlp(db.reader, { idLoja, fusoHorario }, codigoPLP);
    },
  } satisfies OperatorHandlers<"listarPlpsDaLoja" | "lerPlp" | "fecharPlp" | "excluirPlp">;
}

async function readPlp(knex: Knex, loja: PlpLoja, codigo: number) {
  const row = await findPlp(knex, loja.idLoja, codigo);
  if (!row) throw notFound(textos.naoEncontrada());
  return plpRecord(knex, loja, row);
}
