import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { situacoesOfLoja } from "./situacoes.ts";

/** GET /reversa/situacoes: the values that the loja takes in the situation fields of a return (REV-SIT-001, NS-065). */
export function listarSituacoesReversa({ db }: Services): LojaHandler<"listarSituacoesReversa"> {
  const find = situacoesOfLoja(db);
  return (_request, { idLoja }) => find(idLoja);
}
