import type {
  EventosUnidadeRegistrados,
  NovoEventoUnidade,
  RespostaEventoUnidade,
} from "@frete/contract/operacao";
import type { OperatorHandler } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import { AHEAD, readReferencia } from "../domain/ocorrencia/readReferencia.ts";
import { textos as textosOcorrencia } from "../domain/ocorrencia/textos.ts";
import {
  saveEventosUnidade,
  type UnidadeOutcome,
  type UnidadeReport,
} from "../domain/unidade/saveEventosUnidade.ts";
import { textos } from "../domain/unidade/textos.ts";
import { mapBreathing } from "../http/breather.ts";
import type { Services } from "../platform/services.ts";
import { parseMoment } from "../platform/time.ts";

/** POST .../eventos-unidade: records one or many unit events in one transaction, each with its own outcome (NS-074). */
export function registrarEventosUnidade({ db, clock }: Services): OperatorHandler<"registrarEventosUnidade"> {
  return async ({ path: { idLoja }, body: { itens } }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    const now = clock.now();
    const lidos = await mapBreathing(itens, (item) => readItem(item, fusoHorario, now));
    const relatos = lidos.filter((lido) => typeof lido !== "string");
    const desfechos = await db.transaction((trx) =>
      saveEventosUnidade(trx, idLoja, relatos, { fusoHorario, now }),
    );
    let next = 0;
    const all = lidos.map((lido) =>
      typeof lido === "string" ? { recusado: lido } : (desfechos[next++] as UnidadeOutcome),
    );
    return summary(all.map(toResposta));
  };
}

/** The item as a report, or in Portuguese what is wrong with it. */
function readItem(item: NovoEventoUnidade, fusoHorario: string, now: number): UnidadeReport | string {
  const referencia = readReferencia(item);
  const data = parseMoment(item.data, fusoHorario);
  if (referencia === undefined || data === undefined) return textosOcorrencia.umaReferencia();
  if (data > now + AHEAD) return textosOcorrencia.noFuturo();
  const { evento, unidade, cidade = null, uf = null, mensagem = null } = item;
  return { referencia, evento, unidade, cidade, uf, mensagem, data };
}

function toResposta(desfecho: UnidadeOutcome): RespostaEventoUnidade {
  if ("recusado" in desfecho)
    return { resultado: "recusado", mensagem: desfecho.recusado, documento: null, idEnvio: null };
  const { documento, idEnvio, isNew } = desfecho;
  return {
    resultado: isNew ? "registrado" : "repetido",
    mensagem: isNew ? textosOcorrencia.sucesso() : textos.repetido(),
    documento,
    idEnvio,
  };
}

function summary(itens: RespostaEventoUnidade[]): EventosUnidadeRegistrados {
  const count = (resultado: RespostaEventoUnidade["resultado"]) =>
    itens.filter((item) => item.resultado === resultado).length;
  const [registrados, repetidos, recusados] = [count("registrado"), count("repetido"), count("recusado")];
  return {
    mensagem: textos.resumo(registrados, repetidos, recusados),
    registrados,
    repetidos,
    recusados,
    itens,
  };
}
