import type { Situacao } from "@frete/contract/operacao";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { findStore } from "../domain/loja/findStore.ts";
import { CAMPOS_SITUACAO, type CampoSituacao, situacoesDaLoja } from "../domain/reversa/situacoes.ts";
import { invalid } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { changeStore } from "./changeStore.ts";
import { textos } from "./textos.ts";

/** How a value of `tipoReversa` begins: orders may name no other (REV-NOVO-006). */
const TIPO = /^(Ponto|Postagem|Coleta)/;

/** Handlers of the values that the situation fields of a return take (REV-SIT-001, NS-040). */
export function situacaoHandlers({ db }: Services) {
  const inForce = situacoesDaLoja(db);

  const registered = async (idLoja: number): Promise<Set<string>> =>
    new Set(await db.reader("situacao_reversa").where({ id_loja: idLoja }).distinct().pluck("campo"));

  const read = async (idLoja: number, campo: CampoSituacao): Promise<Situacao> => {
    const [valores, own] = await Promise.all([inForce(idLoja), registered(idLoja)]);
    return { campo, valores: valores[campo], padrao: !own.has(campo) };
  };

  return {
    listarSituacoes: async ({ path: { idLoja } }) => {
      await findStore(db.reader, idLoja);
      return { itens: await Promise.all(CAMPOS_SITUACAO.map((campo) => read(idLoja, campo))) };
    },

    salvarSituacao: async ({ path: { idLoja, campo }, body: { valores } }) => {
      check(campo, valores);
      await changeStore(db, idLoja, async (trx) => {
        await trx("situacao_reversa").where({ id_loja: idLoja, campo }).delete();
        const rows = valores.map((valor, posicao) => ({ id_loja: idLoja, campo, posicao, valor }));
        if (rows.length > 0) await trx("situacao_reversa").insert(rows);
      });
      return read(idLoja, campo);
    },
  } satisfies OperatorHandlers<"listarSituacoes" | "salvarSituacao">;
}

/** @throws HttpError 400 naming the value */
function check(campo: CampoSituacao, valores: readonly string[]): void {
  for (const [index, valor] of valores.entries()) {
    if (valores.indexOf(valor) < index) throw invalid(`valores.${index}`, textos.valorRepetido());
    if (campo === "tipoReversa" && !TIPO.test(valor)) throw invalid(`valores.${index}`, textos.tipoReversa());
  }
}
