import type { NovaSimulacao, Simulacao } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import {
  type OcorrenciaOutcome,
  type ReportedOcorrencia,
  saveOcorrencias,
} from "../../domain/ocorrencia/saveOcorrencias.ts";
import { lastPedido, openPedidos } from "../../domain/pedido/openPedidos.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { pedidosInPieces } from "../../domain/pedido/pedidoRepository.ts";
import {
  saveEventosUnidade,
  type UnidadeOutcome,
  type UnidadeReport,
} from "../../domain/unidade/saveEventosUnidade.ts";
import { DAY } from "../../platform/durations.ts";
import type { Services } from "../../platform/services.ts";
import { chunks } from "../../platform/storage/chunks.ts";
import { lifeOfEnvio } from "./lifeOfEnvio.ts";
import { textos } from "./textos.ts";
import { unidadesOfEnvio } from "./unidadesOfEnvio.ts";

/** Orders of one answer. */
const PEDIDOS_POR_RESPOSTA = 1000;
/** Orders of one transaction: who else writes waits for one, not for all orders of an answer. */
const PEDIDOS_POR_TRANSACAO = 20;

/**
 * POST .../simulacao: plays so many days of the life of open orders (NS-011, NS-020), a few in a transaction. What was played before is
 * known already and changes nothing, so more days go on where fewer ended, and a call that ends half-way may be repeated.
 */
export function simularTransporte({ db, clock }: Services): OperatorHandler<"simularTransporte"> {
  return async ({ path: { idLoja }, body }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    const ids = await openPedidos(db.reader, idLoja, {
      chaves: body.pedidos,
      aPartirDe: body.aPartirDe,
      limit: PEDIDOS_POR_RESPOSTA,
    });
    const quando = { fusoHorario, now: clock.now() };
    const contagem = { ocorrencias: 0, entregues: 0, devolvidos: 0, extraviados: 0, eventosUnidade: 0 };
    for (const some of chunks(ids, PEDIDOS_POR_TRANSACAO)) {
      const played = await db.transaction((trx) => play(trx, idLoja, some, body, quando));
      for (const { desfechos, passagens } of played) add(contagem, desfechos, passagens);
    }
    const isFull = body.pedidos === undefined && ids.length === PEDIDOS_POR_RESPOSTA;
    return {
      mensagem: textos.simulados(ids.length),
      pedidos: ids.length,
      ...contagem,
      proximo: isFull ? (ids.at(-1) ?? 0) + 1 : null,
      ultimo: await lastPedido(db.reader, idLoja),
    };
  };
}

/** Plays the orders with these numbers, half a megabyte of them at a time, and tells what became of what was played. */
async function play(
  trx: Knex.Transaction,
  idLoja: number,
  ids: readonly number[],
  body: NovaSimulacao,
  quando: { fusoHorario: string; now: number },
) {
  const played: { desfechos: OcorrenciaOutcome[]; passagens: UnidadeOutcome[] }[] = [];
  const { fusoHorario, now } = quando;
  for await (const some of pedidosInPieces(trx, idLoja, ids)) {
    const pedidos = some.map(({ pedido }) => pedido);
    const relatos = pedidos.flatMap((pedido) => relatosOf(pedido, body, fusoHorario, now));
    const unidades = pedidos.flatMap((pedido) => unidadesOf(pedido, body, fusoHorario));
    const passagens = await saveEventosUnidade(trx, idLoja, unidades, quando);
    const desfechos = await saveOcorrencias(trx, idLoja, relatos, fusoHorario);
    played.push({ desfechos, passagens });
  }
  return played;
}

function relatosOf(
  pedido: Pedido,
  { semente, dias }: NovaSimulacao,
  fusoHorario: string,
  now: number,
): ReportedOcorrencia[] {
  const until = pedido.criadoEm + dias * DAY;
  const origem: ReportedOcorrencia["origem"] = {
    idUsuario: "",
    nomeUsuario: "simulador",
    origem: "sistema",
    data: now,
  };
  return pedido.envios.flatMap((_envio, posicao) =>
    lifeOfEnvio(pedido, posicao, semente, fusoHorario)
      .filter(({ data }) => data <= until)
      .map((passo) => ({
        referencia: { documento: pedido.chave, posicao },
        ...passo,
        visivelCliente: true,
        origem,
      })),
  );
}

function unidadesOf(pedido: Pedido, { semente, dias }: NovaSimulacao, fusoHorario: string): UnidadeReport[] {
  const until = pedido.criadoEm + dias * DAY;
  return pedido.envios.flatMap((_envio, posicao) => {
    const passos = lifeOfEnvio(pedido, posicao, semente, fusoHorario);
    return unidadesOfEnvio(pedido, posicao, semente, passos)
      .filter(({ data }) => data <= until)
      .map((passo) => ({ referencia: { documento: pedido.chave, posicao }, ...passo }));
  });
}

type Contagem = Omit<Simulacao, "mensagem" | "pedidos" | "proximo" | "ultimo">;

function add(
  contagem: Contagem,
  desfechos: readonly OcorrenciaOutcome[],
  passagens: readonly object[],
): void {
  const isNew = (desfecho: object) => "isNew" in desfecho && desfecho.isNew === true;
  const applied = desfechos.filter(isNew);
  const reached = (status: number) =>
    applied.filter((desfecho) => "statusEnvio" in desfecho && desfecho.statusEnvio === status).length;
  contagem.ocorrencias += applied.length;
  contagem.entregues += reached(50);
  contagem.devolvidos += reached(60);
  contagem.extraviados += reached(70);
  contagem.eventosUnidade += passagens.filter(isNew).length;
}
