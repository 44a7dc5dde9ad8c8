import type { Knex } from "knex";
import { hashToken } from "../domain/loja/tokens.ts";
import { tokensDemo } from "./lojas.ts";

/** Has any loja been created? */
export async function hasLoja(knex: Knex): Promise<boolean> {
  return (await knex("loja").select("id").first()) !== undefined;
}

/** Are the lojas those of the demonstration? */
export async function hasDemoToken(knex: Knex): Promise<boolean> {
  const hash = hashToken(tokensDemo[0].cotacao);
  return (await knex("token").select("id").where({ hash }).first()) !== undefined;
}
