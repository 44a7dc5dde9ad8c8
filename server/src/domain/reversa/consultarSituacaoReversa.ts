import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { SITUACAO_FIELDS, situacoesOfLoja } from "./situacoes.ts";
import { textos } from "./textos.ts";

/** GET /reversa/situacoes/{tipo}: the values of one situation field, under its name (REV-SIT-002, NS-065). */
export function consultarSituacaoReversa({ db }: Services): LojaHandler<"consultarSituacaoReversa"> {
  const find = situacoesOfLoja(db);
  return async ({ path }, { idLoja }) => {
    const campo = SITUACAO_FIELDS.find((each) => each === path.tipo);
    if (!campo) throw notFound(textos.situacaoDesconhecida());
    return { [campo]: (await find(idLoja))[campo] };
  };
}
