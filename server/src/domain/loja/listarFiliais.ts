import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { filialRecord } from "./filialRecord.ts";

/** GET /filial: every branch of the loja, active or not, by internal code (NS-066). */
export function listarFiliais({ db }: Services): LojaHandler<"listarFiliais"> {
  const find = db.prepare(
    (knex, param) =>
      knex("filial")
        .where({ id_loja: param("idLoja") })
        .orderBy("id"),
    "kept",
  );
  return async (_request, { idLoja }) => (await find({ idLoja })).map(filialRecord);
}
