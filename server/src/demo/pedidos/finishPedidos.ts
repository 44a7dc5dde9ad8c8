import type { Envio, Pedido, StoredConciliacao } from "../../domain/pedido/pedido.ts";
import { isFinal } from "../../domain/pedido/status.ts";
import { DAY, MINUTE } from "../../platform/durations.ts";

const CANCELADO = 90;
const ENTREGUE = 50;

/**
 * What no carrier reports: every 29th order that is still on its way was cancelled, delivered shipments have their proof, and
 * those delivered long ago what the carrier charged, authorized for two of three.
 */
export function finishPedidos(pedido: Pedido, agora: number): Pedido {
  const status = pedido.historico.at(-1)?.idStatus ?? 0;
  if (numero(pedido) % 29 === 0 && !isFinal(status)) {
    const data = Math.min(agora - MINUTE, pedido.criadoEm + DAY / 2);
    return {
      ...pedido,
      historico: [...pedido.historico.filter((each) => each.data <= data), { idStatus: CANCELADO, data }],
      envios: pedido.envios.map((envio) => ({ ...envio, idStatus: CANCELADO })),
    };
  }
  return { ...pedido, envios: pedido.envios.map((envio) => entregue(pedido, envio, agora)) };
}

function entregue(pedido: Pedido, envio: Envio, agora: number): Envio {
  if (envio.idStatus !== ENTREGUE || envio.dataEntrega === null) {
    // The first order marks that the demonstration is complete.
    return pedido.numeroPedido === "DEMO-0001"
      ? { ...envio, linkComprovanteEntrega: comprovante(pedido) }
      : envio;
  }
  const cobrada =
    agora - envio.dataEntrega > 20 * DAY ? conciliacao(pedido, envio, envio.dataEntrega + 10 * DAY) : null;
  return { ...envio, linkComprovanteEntrega: comprovante(pedido), conciliacao: cobrada };
}

/** Number of a demonstration order: `DEMO-0029` is 29. */
const numero = ({ numeroPedido }: Pedido) => Number(numeroPedido.slice(5));

const comprovante = (pedido: Pedido) => `https://comprovantes.example/${pedido.numeroPedido}.pdf`;

function conciliacao(pedido: Pedido, envio: Envio, data: number): StoredConciliacao {
  const frete = envio.transporte.freteReal + (numero(pedido) % 4 === 0 ? 250 : 0);
  const autorizacao = {
    autorizado: true,
    data: data + DAY,
    usuario: "Conferência de fretes",
    idUsuario: "7",
    comentario: "Dentro do previsto",
  };
  return {
    serieConhecimento: "1",
    numeroConhecimento: String(50_000 + numero(pedido)),
    dataConhecimento: data - 5 * DAY,
    dataProcessamento: data,
    valores: {
      peso: envio.peso,
      baseIcms: frete,
      icms: 12_000,
      valorIcms: Math.round(frete * 0.12),
      fretePeso: Math.round(frete * 0.8),
      freteValor: frete,
      gris: Math.round(frete * 0.05),
    },
    cnpj: envio.notaFiscal.cnpjFaturador,
    cnpjTransportadora: null,
    chaveConhecimento: null,
    ST: "não",
    idTipoConhecimento: "N",
    autorizacao: numero(pedido) % 3 === 0 ? null : autorizacao,
  };
}
