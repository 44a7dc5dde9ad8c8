import type { FechamentoPlp } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { eventosPostado } from "../../domain/pedido/eventosPostado.ts";
import { findPedidos, lockPedidos, savePedidos } from "../../domain/pedido/pedidoRepository.ts";
import { envioErros } from "../../domain/plp/envioErros.ts";
import { findPending } from "../../domain/plp/findPending.ts";
import type { PlpItem } from "../../domain/plp/plpRepository.ts";
import { textos } from "../../domain/plp/textos.ts";
import { saveEventos } from "../../events/saveEventos.ts";
import { conflict, invalid } from "../../http/errors.ts";
import { despacharEnvios } from "./despacharEnvios.ts";

/** When a pre-list is closed, and in which zone its loja is. */
export interface Momento {
  now: number;
  fusoHorario: string;
}

/**
 * Closes a pending pre-list, as part of the transaction (NS-025): tracking codes go to `protocolo` and to the shipments, what was
 * not despatched becomes Despachado and is told of as posted (NS-071). All of it or nothing.
 *
 * @throws HttpError 400 for a code of a shipment that is not in it and for an application that the loja does not have, 404,
 * 409 when it is not pending or has errors (NS-067)
 */
export async function fecharPlp(
  trx: Knex.Transaction,
  idLoja: number,
  codigo: number,
  { protocolos = [], idRecibo = null, aplicacao = null, idApp = null }: FechamentoPlp,
  { now, fusoHorario }: Momento,
): Promise<void> {
  await lockPedidos(trx, idLoja);
  const { row, correios, itens } = await findPending(trx, idLoja, codigo);
  const sent = readProtocolos(protocolos, itens);
  const app = idApp === null ? null : await findAplicativo(trx, idLoja, idApp);
  const coded = itens.map((item) => ({
    ...item,
    codigoRastreio: sent.get(item.idEnvio) ?? item.codigoRastreio,
  }));
  const exigencia = { idFilial: row.id_filial, idMetodo: row.id_metodo, correios };
  const erros = coded.flatMap((item) => {
    const erro = envioErros(item, exigencia);
    return erro === null ? [] : [`${item.numeroPedido}: ${erro}`];
  });
  if (erros[0] !== undefined) throw conflict(textos.comErros(erros[0], erros.length - 1));

  const codigos = new Map(coded.map(({ idEnvio, codigoRastreio }) => [idEnvio, codigoRastreio]));
  const pedidos = await findPedidos(trx, idLoja, "id", [...new Set(itens.map(({ idPedido }) => idPedido))]);
  const changes = pedidos.map(({ pedido: pending, row: before }) => {
    const pedido = despacharEnvios(pending, codigos, { plp: codigo, data: now });
    return { pedido, before, eventos: eventosPostado(pending.envios, pedido, now, fusoHorario) };
  });
  await savePedidos(trx, idLoja, changes, fusoHorario);
  await saveEventos(
    trx,
    idLoja,
    changes.flatMap(({ eventos }) => eventos),
  );
  await trx("plp")
    .where({ id_loja: idLoja, codigo })
    .update({
      status: "Finalizada",
      data_fechamento: now,
      id_recibo: idRecibo,
      aplicacao,
      id_app: idApp,
      nome_app: app?.nome ?? null,
    });
  // What was just written to the shipments.
  await trx("plp_envio")
    .where({ id_loja: idLoja, codigo })
    .update({
      protocolo: trx.raw("?", [
        trx("envio")
          .select("codigo_rastreio")
          .where("envio.id_loja", idLoja)
          .whereRaw("envio.id = plp_envio.id_envio"),
      ]),
    });
}

function readProtocolos(
  protocolos: NonNullable<FechamentoPlp["protocolos"]>,
  itens: readonly PlpItem[],
): Map<number, string> {
  const known = new Set(itens.map(({ idEnvio }) => idEnvio));
  const codes = new Map<number, string>();
  for (const [index, { idEnvio, codigoRastreio }] of protocolos.entries()) {
    const field = `protocolos.${index}.idEnvio`;
    if (!known.has(idEnvio)) throw invalid(field, textos.envioForaDaPlp());
    if (codes.has(idEnvio)) throw invalid(field, textos.envioRepetido());
    codes.set(idEnvio, codigoRastreio);
  }
  return codes;
}

async function findAplicativo(trx: Knex.Transaction, idLoja: number, id: number): Promise<{ nome: string }> {
  const row = await trx("aplicativo").where({ id_loja: idLoja, id }).first("nome");
  if (!row) throw invalid("idApp", textos.aplicativoNaoEncontrado());
  return row;
}
