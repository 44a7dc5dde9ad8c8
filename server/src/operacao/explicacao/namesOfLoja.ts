import type { Knex } from "knex";
import type { PricedCotacao } from "../../domain/cotacao/frete/index.ts";
import { chunks } from "../../platform/storage/chunks.ts";

/** Names of what an explanation mentions, by code. */
export interface LojaNames {
  tabelas: ReadonlyMap<number, string>;
  regras: ReadonlyMap<number, string>;
}

/** Looks up the names of the tables and rules that acted, or could have acted, on the options of a quotation. */
export async function namesOfLoja(
  knex: Knex,
  idLoja: number,
  { options, leftOut }: PricedCotacao,
): Promise<LojaNames> {
  const outcomes = [...options, ...leftOut].flatMap(({ regras = [] }) => regras);
  const tabelas: { id: number; nome: string }[] = await knex("tabela_frete")
    .select("id", "nome")
    .where({ id_loja: idLoja });
  return {
    tabelas: new Map(tabelas.map(({ id, nome }) => [id, nome])),
    regras: await regraTitulos(
      knex,
      idLoja,
      outcomes.map(({ codigo }) => codigo),
    ),
  };
}

/** Titles of rules by code. */
export async function regraTitulos(
  knex: Knex,
  idLoja: number,
  codigos: readonly number[],
): Promise<Map<number, string>> {
  const titulos = new Map<number, string>();
  for (const some of chunks([...new Set(codigos)])) {
    const rows: { codigo: number; titulo: string }[] = await knex("regra_frete")
      .select("codigo", "titulo")
      .where({ id_loja: idLoja })
      .whereIn("codigo", some);
    for (const { codigo, titulo } of rows) titulos.set(codigo, titulo);
  }
  return titulos;
}
