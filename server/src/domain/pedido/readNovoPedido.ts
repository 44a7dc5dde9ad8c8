import type {
  DadoAdicional,
  EnderecoEntregaNovo,
  EnvioNovo,
  PedidoNovo,
  ProdutoNovo,
} from "@frete/contract/loja";
import { toCents, toThousandths } from "../../platform/numbers.ts";
import type { Dado, Pedido, ProdutoDoEnvio } from "./pedido.ts";
import { readDate } from "./readDate.ts";
import { type TextosDoPedido, textosDoPedido } from "./textosDoPedido.ts";

/** A shipment as asked for: what is null is to be derived. */
export interface NovoEnvio {
  nome: string | null;
  peso: number | null;
  altura: number | null;
  largura: number | null;
  profundidade: number | null;
  quantidade: number;
  quantidadeVolumes: number;
  codigoRastreio: string | null;
  plp: number | null;
  urlRastreioExterno: string | null;
  mapaDeCarga: string | null;
  /** Civil. */
  prazoEntregaPedido: string;
  nomeTransportadora: string | null;
  nomeMetodoEnvio: string | null;
  /** Null with `idCotacao`: then it has no effect (PED-NOVO-032). */
  deParaMkt: string | null;
  produtos: NovoProduto[];
  notaFiscal: NovaNotaFiscal;
  dadosAdicionais: Dado[] | null;
}

/** The invoice of a shipment as asked for; the branch and what the key tells are looked up. */
export interface NovaNotaFiscal {
  filialErp: string;
  pedidoErp: string | null;
  chave: string;
  /** Civil. */
  data: string;
  /** Cents. */
  valorTotal: number;
  /** Cents. */
  valorTotalProdutos: number;
}

export type NovoProduto = Omit<ProdutoDoEnvio, "cadastro">;

/** An order as asked for, in the units and forms that are stored. */
export interface NovoPedido extends TextosDoPedido {
  numeroPedido: string;
  tipoPedido: Pedido["tipoPedido"];
  numeroPedidoEnvioPai: string | null;
  idCotacao: string | null;
  /** Thousandths of a real. */
  valorFretePedido: number;
  controleEtiqueta: Pedido["controleEtiqueta"];
  enderecoEntrega: EnderecoEntregaNovo;
  dadosReversa: Pedido["dadosReversa"];
  envios: NovoEnvio[];
  dadosAdicionais: Dado[] | null;
}

/**
 * Takes over what the contract knows of a request and nothing else: unknown fields, and `dadosReversa` of a shipment order,
 * are left behind (NS-003, REV-NOVO-002). Empty optional texts and lists count as not sent. Two requests that give the same
 * value mean the same order (NS-030).
 *
 * @param zone zone of the loja
 */
export function readNovoPedido(body: PedidoNovo, zone: string): NovoPedido {
  const isReversa = body.tipoPedido === "reversa";
  return {
    numeroPedido: body.numeroPedido,
    tipoPedido: body.tipoPedido,
    numeroPedidoEnvioPai: isReversa ? body.numeroPedidoEnvioPai : null,
    ...textosDoPedido(body),
    idCotacao: body.idCotacao || null,
    valorFretePedido: toThousandths(body.valorFretePedido),
    controleEtiqueta: body.controleEtiqueta || "app",
    enderecoEntrega: endereco(body.enderecoEntrega),
    dadosReversa: isReversa ? dadosReversa(body.dadosReversa) : null,
    envios: body.envio.map((each) =>
      envio(each, body.idCotacao ? null : (each.deParaMkt?.trim() ?? null), zone),
    ),
    dadosAdicionais: dados(body.dadosAdicionais),
  };
}

function envio(body: EnvioNovo, deParaMkt: string | null, zone: string): NovoEnvio {
  const { notaFiscal } = body;
  return {
    nome: body.nome || null,
    peso: measure(body.peso),
    altura: measure(body.altura),
    largura: measure(body.largura),
    profundidade: measure(body.profundidade),
    quantidade: body.quantidade,
    quantidadeVolumes: body.quantidadeVolumes,
    codigoRastreio: body.codigoRastreio || null,
    plp: body.plp ?? null,
    urlRastreioExterno: body.urlRastreioExterno || null,
    mapaDeCarga: body.mapaDeCarga || null,
    prazoEntregaPedido: readDate(body.prazoDeEntrega, zone),
    nomeTransportadora: body.nomeTransportadora?.trim() || null,
    nomeMetodoEnvio: body.nomeMetodoEnvio?.trim() || null,
    deParaMkt: deParaMkt || null,
    produtos: body.produtos.map(produto),
    notaFiscal: {
      filialErp: notaFiscal.filialERP,
      pedidoErp: notaFiscal.pedidoERP || null,
      chave: notaFiscal.chave,
      data: readDate(notaFiscal.data, zone),
      valorTotal: toCents(notaFiscal.valorTotal),
      valorTotalProdutos: toCents(notaFiscal.valorTotalProdutos),
    },
    dadosAdicionais: dados(body.dadosAdicionaisEnvio),
  };
}

function produto(body: ProdutoNovo): NovoProduto {
  return {
    sku: body.sku,
    titulo: body.titulo || null,
    categoria: body.categoria || null,
    peso: toThousandths(body.peso),
    altura: toThousandths(body.altura),
    largura: toThousandths(body.largura),
    profundidade: toThousandths(body.profundidade),
    preco: toCents(body.preco),
    quantidade: body.quantidade,
    quantidadeVolumes: body.quantidadeVolumes,
  };
}

function endereco(body: EnderecoEntregaNovo): EnderecoEntregaNovo {
  const { nome, email, cpfCnpj, cep, uf, cidade, endereco, numero, bairro, referencia, telefones } = body;
  return { nome, email, cpfCnpj, cep, uf, cidade, endereco, numero, bairro, referencia, telefones };
}

function dadosReversa(body: NonNullable<Pedido["dadosReversa"]>): NonNullable<Pedido["dadosReversa"]> {
  const { remetente, valorAcordado, observacoesReversa, prazoColeta } = body;
  const { nome, cpfCnpj, email, cep, uf, cidade, endereco, numero, bairro, referencia, telefones } =
    remetente;
  return {
    solicitanteReversa: body.solicitanteReversa,
    motivoReversa: body.motivoReversa,
    tipoReversa: body.tipoReversa,
    resolucaoReversa: body.resolucaoReversa,
    pagadorFreteReversa: body.pagadorFreteReversa,
    remetente: {
      nome,
      cpfCnpj,
      email,
      cep,
      uf,
      cidade,
      endereco,
      numero,
      bairro,
      telefones,
      ...(referencia ? { referencia } : {}),
    },
    ...(valorAcordado === undefined ? {} : { valorAcordado }),
    ...(observacoesReversa ? { observacoesReversa } : {}),
    ...(prazoColeta === undefined ? {} : { prazoColeta }),
  };
}

const measure = (value: number | undefined) => (value === undefined ? null : toThousandths(value));

const dados = (list: DadoAdicional[] | undefined): Dado[] | null =>
  list && list.length > 0 ? list.map(({ chave, valor }) => ({ chave, valor })) : null;
