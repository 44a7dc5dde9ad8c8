import type { EnderecoEntrega, Pedido as PedidoRecord } from "@frete/contract/loja";
import { estados } from "../../brasil/geografia/index.ts";
import { fromCents } from "../../platform/numbers.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { envioRecord } from "./envioRecord.ts";
import { freteCotado } from "./freteCotado.ts";
import { percentOf } from "./money.ts";
import type { Envio, Pedido } from "./pedido.ts";
import { statusDescricao } from "./status.ts";
import { textosDoPedido } from "./textosDoPedido.ts";

/** The loja that an order is shown to; timestamps are in its zone (NS-001). */
export interface RecordLoja {
  idLoja: number;
  nomeLoja: string;
  fusoHorario: string;
}

const regioes = new Map<string, string>(estados.map(({ uf, regiaoPais }) => [uf, regiaoPais]));

/**
 * The order as the interface shows it (PED-REC-001..PED-REC-015, NS-004..NS-011): reais, kg, cm and percent as decimals, a
 * field without data null. A quotation prices the order as a whole, so of several shipments the one whose change of carrier
 * costs most, and the one that takes longest, speak for the order.
 */
export function pedidoRecord(pedido: Pedido, loja: RecordLoja): PedidoRecord {
  const { cotado, envios, historico } = pedido;
  const zone = loja.fusoHorario;
  const status = historico.at(-1)?.idStatus ?? 0;
  // Thousandths of a real: the order's freight has three decimals (PED-NOVO-013).
  const cobrado = cotado.freteCobrar * 10;
  const diferenca = pedido.valorFretePedido - cobrado;
  return {
    _id: pedido.chave,
    data: formatTimestamp(pedido.criadoEm, zone),
    idLoja: loja.idLoja,
    nomeLoja: loja.nomeLoja,
    numeroPedido: pedido.numeroPedido,
    tipoPedido: pedido.tipoPedido,
    numeroPedidoEnvioPai: pedido.numeroPedidoEnvioPai,
    idCotacao: cotado.idCotacao,
    ...textosDoPedido(pedido),
    valorFreteReal: fromCents(cotado.freteReal),
    valorFreteCobrado: fromCents(cotado.freteCobrar),
    valorFretePedido: pedido.valorFretePedido / 1000,
    valorFreteDiferencaPedidoCotacao: diferenca / 1000,
    percentualFreteDiferencaPedidoCotacao: percentOf(diferenca, cobrado),
    prazoTrocaTransporte: most(envios, ({ transporte }) => transporte.prazoTotal - cotado.prazoTotal),
    valorTrocaTransporte: fromCents(
      most(envios, ({ transporte }) => transporte.freteCobrar - cotado.freteCobrar),
    ),
    idStatus: status,
    statusDescricao: statusDescricao(status),
    idFilialCotado: cotado.filial.id,
    idMetodoEnvioCotado: cotado.metodo.id,
    idTransportadoraCotado: cotado.transportadora.id,
    filialERPCotado: cotado.filial.filialErp,
    filialNomeCotado: cotado.filial.nome,
    NomeMetodoEnvioCotado: cotado.metodo.nome,
    NomeTransportadoraCotado: cotado.transportadora.nome,
    acompanhamentoStatus: historico.map(({ idStatus, data }) => ({
      idStatus,
      statusDescricao: statusDescricao(idStatus),
      data: formatTimestamp(data, zone),
    })),
    enderecoEntrega: enderecoRecord(pedido.enderecoEntrega),
    envio: envios.map((envio, place) => envioRecord(envio, cotado, zone, freteCotado(pedido, place))),
    dadosAdicionaisPedido: pedido.dadosAdicionais,
  };
}

/** The recipient; no coordinates are known (PED-REC-006, NS-006). Release 1.0.0 stored states as they were sent. */
function enderecoRecord(endereco: Pedido["enderecoEntrega"]): EnderecoEntrega {
  const uf = endereco.uf.toUpperCase();
  return {
    nome: endereco.nome,
    email: endereco.email,
    cpfCnpj: endereco.cpfCnpj,
    cep: endereco.cep,
    uf,
    regiao: regioes.get(uf) ?? null,
    cidade: endereco.cidade,
    endereco: endereco.endereco,
    numero: endereco.numero,
    bairro: endereco.bairro,
    referencia: endereco.referencia,
    coordenadas: { latitude: null, longitude: null },
    telefones: endereco.telefones,
  };
}

function most(envios: readonly Envio[], value: (envio: Envio) => number): number {
  return envios.length === 0 ? 0 : Math.max(...envios.map(value));
}
