import type { Knex } from "knex";
import type { TabelaFreteRow } from "../../domain/cotacao/cotacaoTables.ts";

/** The freight table's row, or undefined when the loja has no such table. */
export function findTable(knex: Knex, idLoja: number, id: number): Promise<TabelaFreteRow | undefined> {
  return knex("tabela_frete").where({ id_loja: idLoja, id }).first();
}

/** The packed rows in force of a freight table; undefined before the first import. */
export async function readPackedRows(
  knex: Knex,
  idLoja: number,
  idTabela: number,
  versao: number,
): Promise<Uint8Array | undefined> {
  const row = await knex("tabela_faixas")
    .where({ id_loja: idLoja, id_tabela: idTabela, versao })
    .first("dados");
  return row?.dados;
}

/**
 * Puts packed rows in force as the next version of a table and returns its number. The version before stays for
 * quotations that are being computed; older ones go.
 */
export async function replacePackedRows(
  trx: Knex.Transaction,
  idLoja: number,
  table: TabelaFreteRow,
  { dados, quantidade }: { dados: Uint8Array; quantidade: number },
): Promise<number> {
  const versao = table.versao_faixas + 1;
  const key = { id_loja: idLoja, id_tabela: table.id };
  await trx("tabela_faixas").insert({ ...key, versao, dados: Buffer.from(dados.buffer) });
  await trx("tabela_faixas")
    .where(key)
    .where("versao", "<", versao - 1)
    .delete();
  await trx("tabela_frete")
    .where({ id_loja: idLoja, id: table.id })
    .update({ versao_faixas: versao, qtd_faixas: quantidade });
  return versao;
}
