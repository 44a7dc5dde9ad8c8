import type { LojaCaller } from "../../contract/lojaHandler.ts";
import type { ExplainBody, ValidationError } from "../../http/index.ts";
import type { Database } from "../../platform/storage/database.ts";
import { SITUACAO_FIELDS, situacoesOfLoja } from "./situacoes.ts";
import { textos } from "./textos.ts";

/**
 * A situation field that is missing, of the wrong type, too long or of a forbidden prefix is refused in the same words as an
 * unregistered value: the accepted values are told (ERR-004, ERR-005).
 */
export function explainSituacao(db: Database): ExplainBody<LojaCaller> {
  const find = situacoesOfLoja(db);
  return async ([error], { idLoja }) => {
    const path = error && pathOf(error);
    const campo = SITUACAO_FIELDS.find((each) => path === `/dadosReversa/${each}`);
    return campo && textos.situacaoInvalida(campo, (await find(idLoja))[campo]);
  };
}

const pathOf = ({ instancePath, keyword, params }: ValidationError): string =>
  keyword === "required" ? `${instancePath}/${params.missingProperty}` : instancePath;
