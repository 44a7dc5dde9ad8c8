import type { EnvioPedido, NotaFiscal, ProdutoPedido } from "@frete/contract/loja";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import { daysBetween, formatTimestamp, localDate } from "../../platform/time.ts";
import { conciliacaoRecord } from "./conciliacaoRecord.ts";
import { ocorrenciaRecord } from "./ocorrenciaRecord.ts";
import type { CotacaoDoPedido, Envio, ProdutoDoEnvio } from "./pedido.ts";
import { statusDescricao } from "./status.ts";
import { toCivil } from "./toCivil.ts";

/**
 * A shipment of an order (PED-REC-007); its differences are in calendar days of the loja's zone and in reais (NS-004).
 *
 * @param freteCotado what its carrier was quoted to charge for it, cents
 */
export function envioRecord(
  envio: Envio,
  cotado: CotacaoDoPedido,
  zone: string,
  freteCotado: number,
): EnvioPedido {
  const { transporte, dataEntrega } = envio;
  const cotada = cotado.prazoEntregaCotacao.slice(0, 10);
  const prometida = envio.prazoEntregaPedido.slice(0, 10);
  const faturada = envio.notaFiscal.data.slice(0, 10);
  const entregue = dataEntrega === null ? null : localDate(dataEntrega, zone);
  return {
    id: envio.id,
    idStatus: envio.idStatus,
    statusDescricao: statusDescricao(envio.idStatus),
    descricao: envio.nome,
    idTransportadora: transporte.idTransportadora,
    idMetodoEnvio: transporte.idMetodo,
    nomeTransportadora: transporte.nomeTransportadora,
    nomeMetodoEnvio: transporte.nomeMetodo,
    urlFotoMetodoEnvio: transporte.urlFotoMetodo,
    peso: fromThousandths(envio.peso),
    altura: fromThousandths(envio.altura),
    largura: fromThousandths(envio.largura),
    profundidade: fromThousandths(envio.profundidade),
    quantidade: envio.quantidade,
    quantidadeVolumes: envio.quantidadeVolumes,
    codigoRastreio: envio.codigoRastreio,
    urlRastreioExterno: envio.urlRastreioExterno,
    mapaDeCarga: envio.mapaDeCarga,
    plp: envio.plp,
    prazoEntregaPedido: toCivil(envio.prazoEntregaPedido),
    prazoEntregaCotacao: toCivil(cotado.prazoEntregaCotacao),
    dataCotacao: formatTimestamp(cotado.dataCotacao, zone),
    dataEntrega: dataEntrega === null ? null : formatTimestamp(dataEntrega, zone),
    diferencaPedidoCotacao: daysBetween(cotada, prometida),
    diferencaFaturamentoCotacao: daysBetween(localDate(cotado.dataCotacao, zone), faturada),
    diferencaCotadoEntregue: entregue === null ? null : daysBetween(cotada, entregue),
    diferencaPedidoEntregue: entregue === null ? null : daysBetween(prometida, entregue),
    prazoTrocaTransporte: transporte.prazoTotal - cotado.prazoTotal,
    valorTrocaTransporte: fromCents(transporte.freteCobrar - cotado.freteCobrar),
    freteRealTrocaTransporte: fromCents(transporte.freteReal - cotado.freteReal),
    prazoCotacaoDiasUteis: cotado.prazoTotal,
    observacao: envio.observacoes.map(({ data, texto, usuario }) => ({
      data: formatTimestamp(data, zone),
      texto,
      usuario,
    })),
    conciliacao: conciliacaoRecord(envio, zone, freteCotado),
    notaFiscal: notaFiscalRecord(envio, cotado),
    produtos: envio.produtos.map(produtoRecord),
    ocoren: envio.ocorrencias.map((ocorrencia) => ocorrenciaRecord(ocorrencia, zone)),
    dadosAdicionaisEnvio: envio.dadosAdicionais,
  };
}

/** The invoice of a shipment with the branch that ships and the one quoted (PED-REC-011, NS-010). */
export function notaFiscalRecord(
  { notaFiscal }: Pick<Envio, "notaFiscal">,
  cotado: CotacaoDoPedido,
): NotaFiscal {
  const { filial } = notaFiscal;
  return {
    cnpjFaturador: notaFiscal.cnpjFaturador,
    filialERP: notaFiscal.filialErp,
    filialNomeEnvio: filial.nome,
    cidade: filial.cidade,
    uf: filial.uf,
    cep: filial.cep,
    pedidoERP: notaFiscal.pedidoErp,
    chave: notaFiscal.chave,
    idFilialCotacao: cotado.filial.id,
    idFilialEnvio: filial.id,
    numero: notaFiscal.numero,
    serie: notaFiscal.serie,
    data: toCivil(notaFiscal.data),
    valorTotal: fromCents(notaFiscal.valorTotal),
    valorTotalProdutos: fromCents(notaFiscal.valorTotalProdutos),
  };
}

/** A product as ordered and, in the fields ending in Cadastro, as registered (PED-REC-012..PED-REC-014). */
export function produtoRecord(produto: ProdutoDoEnvio): ProdutoPedido {
  const { cadastro } = produto;
  return {
    sku: produto.sku,
    titulo: produto.titulo,
    categoria: produto.categoria,
    idSku: cadastro && String(cadastro.idSku),
    tituloCadastro: cadastro?.titulo ?? null,
    categoriaCadastro: cadastro?.categoria ?? null,
    variacao: cadastro?.variacao ?? null,
    peso: fromThousandths(produto.peso),
    altura: fromThousandths(produto.altura),
    largura: fromThousandths(produto.largura),
    profundidade: fromThousandths(produto.profundidade),
    preco: fromCents(produto.preco),
    pesoCadastro: cadastro && fromThousandths(cadastro.peso),
    alturaCadastro: cadastro && fromThousandths(cadastro.altura),
    larguraCadastro: cadastro && fromThousandths(cadastro.largura),
    profundidadeCadastro: cadastro && fromThousandths(cadastro.profundidade),
    quantidade: produto.quantidade,
    quantidadeVolumes: produto.quantidadeVolumes,
  };
}
