import type { Explicacao } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { RegraOutcome } from "../../domain/cotacao/frete/index.ts";
import { regraTitulos } from "./namesOfLoja.ts";

/** Rules that an explanation lists at most. */
const MOST = 1000;

/**
 * The rules that act on no option of a cart: active ones as the quotation met them, then those that it does not even look at
 * because they are not active.
 */
export async function regrasOutOfCarrinho(
  knex: Knex,
  idLoja: number,
  outcomes: readonly RegraOutcome[],
): Promise<Pick<Explicacao, "regrasForaDoCarrinho" | "totalRegrasForaDoCarrinho">> {
  const misses = outcomes.filter((outcome) => !outcome.aplicada);
  const titulos = await regraTitulos(
    knex,
    idLoja,
    misses.slice(0, MOST).map(({ codigo }) => codigo),
  );
  const ativas = misses.slice(0, MOST).map((miss) => ({
    codigo: miss.codigo,
    titulo: titulos.get(miss.codigo) ?? "",
    motivo: miss.motivo,
    campo: miss.motivo === "criterio" ? miss.campo : null,
  }));
  const outras = () =>
    knex("regra_frete").where({ id_loja: idLoja }).whereIn("status", ["inativo", "pendente"]);
  const [count]: { total: number | string }[] = await outras().count({ total: "*" });
  const inativas: { codigo: number; titulo: string }[] =
    ativas.length === MOST
      ? []
      : await outras()
          .select("codigo", "titulo")
          .orderBy([{ column: "ordem" }, { column: "codigo", order: "desc" }])
          .limit(MOST - ativas.length);
  return {
    regrasForaDoCarrinho: [
      ...ativas,
      ...inativas.map((regra) => ({ ...regra, motivo: "status" as const, campo: null })),
    ],
    totalRegrasForaDoCarrinho: misses.length + Number(count?.total ?? 0),
  };
}
