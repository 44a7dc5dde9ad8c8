import type { FechamentoPlp } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { eventosPostado } from "../../domain/pedido/eventosPostado.ts";
import { lockPedidos, pedidosInPieces, savePedidos } from "../../domain/pedido/pedidoRepository.ts";
import { envioErros } from "../../domain/plp/envioErros.ts";
import { findPending } from "../../domain/plp/findPending.ts";
import { changeItens, plpItems, postalMethods } from "../../domain/plp/plpRepository.ts";
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
  const row = await findPending(trx, idLoja, codigo);
  const correios = (await postalMethods(trx, idLoja, [row])).has(row.id_metodo);
  const sent = readProtocolos(protocolos);
  const app = idApp === null ? null : await findAplicativo(trx, idLoja, idApp);
  const exigencia = { idFilial: row.id_filial, idMetodo: row.id_metodo, correios };
  const codigos = new Map<number, string | null>();
  const pedidos = new Set<number>();
  let erros: { first: string; others: number } | undefined;
  for await (const some of plpItems(trx, idLoja, codigo)) {
    for (const item of some) {
      const codigoRastreio = sent.get(item.idEnvio)?.codigoRastreio ?? item.codigoRastreio;
      codigos.set(item.idEnvio, codigoRastreio);
      pedidos.add(item.idPedido);
      const erro = envioErros({ ...item, codigoRastreio }, exigencia);
      if (erros) erros.others += erro === null ? 0 : 1;
      else if (erro !== null) erros = { first: `${item.numeroPedido}: ${erro}`, others: 0 };
    }
  }
  for (const [idEnvio, { field }] of sent)
    if (!codigos.has(idEnvio)) throw invalid(field, textos.envioForaDaPlp());
  if (erros) throw conflict(textos.comErros(erros.first, erros.others));

  for await (const some of pedidosInPieces(trx, idLoja, [...pedidos])) {
    const changes = some.map(({ pedido: pending, row: before }) => {
      const pedido = despacharEnvios(pending, codigos, { plp: codigo, data: now });
      return { pedido, before, eventos: eventosPostado(pending.envios, pedido, now, fusoHorario) };
    });
    await savePedidos(trx, idLoja, changes, fusoHorario);
    await saveEventos(
      trx,
      idLoja,
      changes.flatMap(({ eventos }) => eventos),
    );
  }
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
  await changeItens(trx, idLoja, codigo, {
    protocolo: trx.raw("?", [
      trx("envio")
        .select("codigo_rastreio")
        .where("envio.id_loja", idLoja)
        .whereRaw("envio.id = plp_envio.id_envio"),
    ]),
  });
}

/** Tracking codes by shipment, and where each was sent. @throws HttpError 400 for a shipment that has two */
function readProtocolos(
  protocolos: NonNullable<FechamentoPlp["protocolos"]>,
): Map<number, { codigoRastreio: string; field: string }> {
  const codes = new Map<number, { codigoRastreio: string; field: string }>();
  for (const [index, { idEnvio, codigoRastreio }] of protocolos.entries()) {
    const field = `protocolos.${index}.idEnvio`;
    if (codes.has(idEnvio)) throw invalid(field, textos.envioRepetido());
    codes.set(idEnvio, { codigoRastreio, field });
  }
  return codes;
}

async function findAplicativo(trx: Knex.Transaction, idLoja: number, id: number): Promise<{ nome: string }> {
  const row = await trx("aplicativo").where({ id_loja: idLoja, id }).first("nome");
  if (!row) throw invalid("idApp", textos.aplicativoNaoEncontrado());
  return row;
}
