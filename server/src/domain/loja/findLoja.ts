import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { notFound } from "../../http/errors.ts";
import type { Database } from "../../platform/storage/database.ts";
import { readConfiguracao } from "./configuracaoLoja.ts";
import type { LojaRow } from "./lojaTables.ts";

/** A loja with all its settings. @throws HttpError 404 when there is no such loja */
export async function findLoja(knex: Knex, idLoja: number): Promise<Loja> {
  return foundLoja(await knex("loja").where({ id: idLoja }).first());
}

/** Prepares `findLoja` on committed data, for hot reads. The function throws HttpError 404 when there is no such loja. */
export function lojaFinder(db: Database): (idLoja: number) => Promise<Loja> {
  const find = db.prepare((knex, param) => knex("loja").where({ id: param("idLoja") }), "kept");
  return async (idLoja) => foundLoja((await find({ idLoja }))[0]);
}

/** Every loja, active or not, by code. */
export async function allLojas(knex: Knex): Promise<Loja[]> {
  return (await knex("loja").orderBy("id")).map(lojaRecord);
}

/** The loja of a row, as the operator's interface shows it. */
export function lojaRecord(row: LojaRow): Loja {
  return {
    id: row.id,
    nome: row.nome,
    ativa: row.ativa === 1,
    fusoHorario: row.fuso_horario,
    criterio: row.criterio,
    ocultaSemEstoque: row.oculta_sem_estoque === 1,
    ...readConfiguracao(row.configuracao),
    versao: row.versao,
    criadaEm: new Date(row.criada_em).toISOString(),
  };
}

function foundLoja(row: LojaRow | undefined): Loja {
  if (row === undefined) throw notFound("Loja não encontrada.");
  return lojaRecord(row);
}
