import type { Situacao } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import { SITUACAO_FIELDS, type SituacaoField, situacoesOfLoja } from "../domain/reversa/situacoes.ts";
import { invalid } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { changeLoja } from "./changeLoja.ts";
import { textos } from "./textos.ts";

/** How a value of `tipoReversa` begins: orders may name no other (REV-NOVO-006). */
const TIPO = /^(Ponto|Postagem|Coleta)/;

/** Handlers of the values that the situation fields of a return take (REV-SIT-001, NS-040). */
export function situacaoHandlers({ db }: Services) {
  const inForce = situacoesOfLoja(db);

  const registered = async (idLoja: number): Promise<Set<string>> =>
    new Set(await db.reader("situacao_reversa").where({ id_loja: idLoja }).distinct().pluck("campo"));

  const read = async (idLoja: number, campo: SituacaoField): Promise<Situacao> => {
    const [valores, own] = await Promise.all([inForce(idLoja), registered(idLoja)]);
    return { campo, valores: valores[campo], padrao: !own.has(campo) };
  };

  return {
    listarSituacoes: async ({ path: { idLoja } }) => {
      await findLoja(db.reader, idLoja);
      return { itens: await Promise.all(SITUACAO_FIELDS.map((campo) => read(idLoja, campo))) };
    },

    salvarSituacao: async ({ path: { idLoja, campo }, body: { valores } }) => {
      check(campo, valores);
      await changeLoja(db, idLoja, async (trx) => {
        await trx("situacao_reversa").where({ id_loja: idLoja, campo }).delete();
        const rows = valores.map((valor, posicao) => ({ id_loja: idLoja, campo, posicao, valor }));
        if (rows.length > 0) await trx("situacao_reversa").insert(rows);
      });
      return read(idLoja, campo);
    },
  } satisfies OperatorHandlers<"listarSituacoes" | "salvarSituacao">;
}

/** @throws HttpError 400 naming the value */
function check(campo: SituacaoField, valores: readonly string[]): void {
  for (const [index, valor] of valores.entries()) {
    if (valores.indexOf(valor) < index) throw invalid(`valores.${index}`, textos.valorRepetido());
    if (campo === "tipoReversa" && !TIPO.test(valor)) throw invalid(`valores.${index}`, textos.tipoReversa());
  }
}
