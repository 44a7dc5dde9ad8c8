import type { Plp } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { OperatorHandlers } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import { plpRecord } from "../../domain/plp/plpRecord.ts";
import { completePlps, findPlp, plpPage } from "../../domain/plp/plpRepository.ts";
import { textos } from "../../domain/plp/textos.ts";
import { notFound } from "../../http/errors.ts";
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
      const plps = await completePlps(db.reader, idLoja, rows);
      return { pagina, limite, total, itens: plps.map((plp) => plpRecord(plp, fusoHorario)) };
    },

    lerPlp: async ({ path: { idLoja, codigoPLP } }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      return readPlp(db.reader, idLoja, codigoPLP, fusoHorario);
    },

    fecharPlp: async ({ path: { idLoja, codigoPLP }, body }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      return db.transaction(async (trx) => {
        await fecharPlp(trx, idLoja, codigoPLP, body, { now: clock.now(), fusoHorario });
        return readPlp(trx, idLoja, codigoPLP, fusoHorario);
      });
    },

    excluirPlp: async ({ path: { idLoja, codigoPLP } }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      return db.transaction(async (trx) => {
        await excluirPlp(trx, idLoja, codigoPLP);
        return readPlp(trx, idLoja, codigoPLP, fusoHorario);
      });
    },
  } satisfies OperatorHandlers<"listarPlpsDaLoja" | "lerPlp" | "fecharPlp" | "excluirPlp">;
}

async function readPlp(knex: Knex, idLoja: number, codigo: number, fusoHorario: string): Promise<Plp> {
  const row = await findPlp(knex, idLoja, codigo);
  const [plp] = await completePlps(knex, idLoja, row ? [row] : []);
  if (!plp) throw notFound(textos.naoEncontrada());
  return plpRecord(plp, fusoHorario);
}
