import type { AtoDoOperador } from "@frete/contract/operacao";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import type { Services } from "../../platform/services.ts";
import { countRows } from "../../platform/storage/countRows.ts";
import type { AtoOperadorRow } from "./atoTables.ts";

/** Lists what the operator changed, the newest first (NS-090). */
export function listarAuditoria({ db }: Services): OperatorHandler<"listarAuditoria"> {
  return async ({ query: { pagina = 1, limite = 50, idLoja, operacao, idRequisicao, de, ate } }) => {
    const matching = () =>
      db.reader("ato_operador").where((rows) => {
        if (idLoja !== undefined) rows.where("id_loja", idLoja);
        if (operacao !== undefined) rows.where("operacao", operacao);
        if (idRequisicao !== undefined) rows.where("id_requisicao", idRequisicao);
        if (de !== undefined) rows.where("em", ">=", Date.parse(de));
        if (ate !== undefined) rows.where("em", "<", Date.parse(ate));
      });
    const total = await countRows(matching());
    const rows = await matching()
      .orderBy([
        { column: "em", order: "desc" },
        { column: "id_loja", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .offset((pagina - 1) * limite)
      .limit(limite);
    return { pagina, limite, total, itens: rows.map(toAto) };
  };
}

function toAto({ em, operador, operacao, id_loja, chave, id_requisicao }: AtoOperadorRow): AtoDoOperador {
  return {
    quando: new Date(em).toISOString(),
    operador,
    operacao,
    idLoja: id_loja === 0 ? null : id_loja,
    chave,
    idRequisicao: id_requisicao,
  };
}
