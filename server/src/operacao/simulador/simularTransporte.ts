import type { NovaSimulacao, Simulacao } from "@frete/contract/operacao";
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
import { saveEventosUnidade, type UnidadeReport } from "../../domain/unidade/saveEventosUnidade.ts";
import { DAY } from "../../platform/durations.ts";
import type { Services } from "../../platform/services.ts";
import { lifeOfEnvio } from "./lifeOfEnvio.ts";
import { textos } from "./textos.ts";
import { unidadesOfEnvio } from "./unidadesOfEnvio.ts";

/** Orders of one answer: one transaction. */
const PEDIDOS_POR_RESPOSTA = 1000;

/**
 * POST .../simulacao: plays so many days of the life of open orders (NS-011, NS-020). What was played before is known
 * already and changes nothing, so more days go on where fewer ended.
 */
export function simularTransporte({ db, clock }: Services): OperatorHandler<"simularTransporte"> {
  return async ({ path: { idLoja }, body }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    return db.transaction(async (trx) => {
      const ids = await openPedidos(trx, idLoja, {
        chaves: body.pedidos,
        aPartirDe: body.aPartirDe,
        limit: PEDIDOS_POR_RESPOSTA,
      });
      const quando = { fusoHorario, now: clock.now() };
      const contagem = { ocorrencias: 0, entregues: 0, devolvidos: 0, extraviados: 0, eventosUnidade: 0 };
      for await (const some of pedidosInPieces(trx, idLoja, ids)) {
        const pedidos = some.map(({ pedido }) => pedido);
        const relatos = pedidos.flatMap((pedido) => relatosOf(pedido, body, fusoHorario, quando.now));
        const unidades = pedidos.flatMap((pedido) => unidadesOf(pedido, body, fusoHorario));
        const passagens = await saveEventosUnidade(trx, idLoja, unidades, quando);
        const desfechos = await saveOcorrencias(trx, idLoja, relatos, fusoHorario);
        add(contagem, desfechos, passagens);
      }
      const isFull = body.pedidos === undefined && ids.length === PEDIDOS_POR_RESPOSTA;
      return {
        mensagem: textos.simulados(ids.length),
        pedidos: ids.length,
        ...contagem,
        proximo: isFull ? (ids.at(-1) ?? 0) + 1 : null,
        ultimo: await lastPedido(trx, idLoja),
      };
    });
  };
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
