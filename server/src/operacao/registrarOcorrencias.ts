import type { NovaOcorrencia, OcorrenciasRegistradas, RespostaOcorrencia } from "@frete/contract/operacao";
import type { OperatorHandler } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import { readReferencia } from "../domain/ocorrencia/readReferencia.ts";
import {
  type OcorrenciaOutcome,
  type ReportedOcorrencia,
  saveOcorrencias,
} from "../domain/ocorrencia/saveOcorrencias.ts";
import { textos } from "../domain/ocorrencia/textos.ts";
import { mapBreathing } from "../http/breather.ts";
import type { Services } from "../platform/services.ts";
import { parseMoment } from "../platform/time.ts";

/** POST .../ocorrencias: records one or many occurrences in one transaction, each with its own outcome (NS-011). */
export function registrarOcorrencias({ db, clock }: Services): OperatorHandler<"registrarOcorrencias"> {
  return async ({ path: { idLoja }, body: { itens } }, { operador }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    const origem: ReportedOcorrencia["origem"] = {
      idUsuario: operador,
      nomeUsuario: operador,
      origem: "api",
      data: clock.now(),
    };
    const lidos = await mapBreathing(itens, (item) => readItem(item, origem, fusoHorario));
    const relatos = lidos.filter((lido) => typeof lido !== "string");
    const desfechos = await db.transaction((trx) => saveOcorrencias(trx, idLoja, relatos, fusoHorario));
    let next = 0;
    return summary(
      lidos.map((lido) =>
        typeof lido === "string" ? { recusada: lido } : (desfechos[next++] as OcorrenciaOutcome),
      ),
    );
  };
}

/** The item as a report, or in Portuguese what is wrong with it. */
function readItem(
  item: NovaOcorrencia,
  origem: ReportedOcorrencia["origem"],
  fusoHorario: string,
): ReportedOcorrencia | string {
  const referencia = readReferencia(item);
  const data = parseMoment(item.data, fusoHorario);
  if (referencia === undefined || data === undefined) return textos.umaReferencia();
  const { idOcoren, informacaoAdicional = "", visivelCliente = true } = item;
  return { referencia, data, idOcoren, informacaoAdicional, visivelCliente, origem };
}

function summary(desfechos: readonly OcorrenciaOutcome[]): OcorrenciasRegistradas {
  const itens = desfechos.map(toResposta);
  const count = (resultado: RespostaOcorrencia["resultado"]) =>
    itens.filter((item) => item.resultado === resultado).length;
  const counts = {
    registradas: count("registrada"),
    repetidas: count("repetida"),
    recusadas: count("recusada"),
  };
  const mensagem = textos.resumo(counts.registradas, counts.repetidas, counts.recusadas);
  return { mensagem, ...counts, itens };
}

function toResposta(desfecho: OcorrenciaOutcome): RespostaOcorrencia {
  if ("recusada" in desfecho) {
    const { recusada: mensagem } = desfecho;
    return { resultado: "recusada", mensagem, documento: null, idEnvio: null, idStatus: null };
  }
  const { documento, idEnvio, isNew, idStatus } = desfecho;
  return {
    resultado: isNew ? "registrada" : "repetida",
    mensagem: isNew ? textos.sucesso() : textos.repetida(),
    documento,
    idEnvio,
    idStatus,
  };
}
