import type { Knex } from "knex";
import type { MetodoEnvioRow } from "./lojaTables.ts";

/** A shipping method with the name of its carrier. */
export interface MetodoWithTransportadora extends Pick<MetodoEnvioRow, "id" | "nome" | "id_transportadora"> {
  transportadora: string;
}

/** A shipping method of the loja. */
export async function findMetodo(
  knex: Knex,
  idLoja: number,
  id: number,
): Promise<MetodoWithTransportadora | undefined> {
  return knex("metodo_envio as m")
    .join("transportadora as t", (on) => on.on("t.id_loja", "m.id_loja").on("t.id", "m.id_transportadora"))
    .where({ "m.id_loja": idLoja, "m.id": id })
    .first("m.id", "m.nome", "m.id_transportadora", { transportadora: "t.nome" });
}
