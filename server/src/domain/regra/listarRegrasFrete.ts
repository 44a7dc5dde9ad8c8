import type { RegraFrete } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { fromThousandths } from "../../platform/numbers.ts";
import type { Services } from "../../platform/services.ts";
import { formatTimestampT, localDate } from "../../platform/time.ts";
import type { RegraFreteRow } from "../cotacao/cotacaoTables.ts";
import { criteriosDocument } from "../cotacao/criteriosDocument.ts";
import { criterioFields } from "../cotacao/frete/criterios.ts";
import { situacaoOf } from "./regra.ts";
import { regraPage } from "./regraPage.ts";
import { regraPeriodo } from "./regraPeriodo.ts";

/**
 * GET /transportadora/regrasfrete: the loja's freight rules by order of application, then newest code first
 * (TRA-005..TRA-018, NS-057). Without a period, those registered in the last 365 days. `situacao` is that of the loja's
 * day (TRA-004, NS-026).
 */
export function listarRegrasFrete({ db, clock }: Services): LojaHandler<"listarRegrasFrete"> {
  const readPage = regraPage(db);
  return async ({ query }, { idLoja, versao, fusoHorario }) => {
    const { pagina, limite } = query;
    const today = localDate(clock.now(), fusoHorario);
    const { total, rows } = await readPage({
      idLoja,
      versao,
      today,
      periodo: regraPeriodo(query, today, fusoHorario),
      filter: query,
      offset: (pagina - 1) * limite,
      limit: limite,
    });
    return { pagina, limite, total, regras: rows.map((row) => regraRecord(row, today, fusoHorario)) };
  };
}

/** The rule as the interface shows it (TRA-001); what is not known is null (NS-007). */
function regraRecord(row: RegraFreteRow, today: string, fusoHorario: string): RegraFrete {
  const { data_inicio: dataInicio, data_fim: dataFim } = row;
  return {
    codigo: row.codigo,
    titulo: row.titulo,
    status: row.status,
    situacao: situacaoOf({ dataInicio, dataFim }, today),
    valorTipo: row.valor_tipo,
    valorAcao: row.valor_acao,
    valor: fromThousandths(row.valor),
    prazoAcao: row.prazo_acao,
    prazo: row.prazo,
    dataInicio: `${dataInicio}T00:00:00`,
    dataFim: dataFim === null ? null : `${dataFim}T00:00:00`,
    dataCadastro: formatTimestampT(row.data_cadastro, fusoHorario),
    ordem: row.ordem,
    idUsuario: row.id_usuario || null,
    usuario: row.usuario || null,
    usuarioEmail: row.usuario_email || null,
    campos: criteriosDocument
      .parse(row.criterios)
      .map(({ campo }) => criterioFields[campo as keyof typeof criterioFields]),
  };
}
