/** An order as it is kept: what was sent, and what became of it. */
export class Order {
  readonly id: number;
  readonly chave: string;
  /** Every order was quoted, one way or another. */
  readonly idCotacao: string;
  readonly created: Date;
  readonly sent: Sent;
  readonly loja: Loja;
  pedidoAuxiliar: string | undefined;
  envio: Shipment[];

  constructor(id: number, sent: Sent, loja: Loja) {
    this.id = id;
    this.chave = `ped.${(id * 7919).toString(36)}`;
    this.idCotacao = `C${id}`;
    this.created = new Date();
    this.sent = sent;
    this.loja = loja;
    this.pedidoAuxiliar = sent.pedidoAuxiliar;
    this.envio = sent.envio.map(({ prazoDeEntrega, ...envio }) => ({
      ...envio,
      ...sizesOf(envio),
      ...(envio.urlRastreioExterno !== undefined && { urlRastreioExterno: link(envio.urlRastreioExterno) }),
      ...(envio.nomeTransportadora === undefined && loja.transporte[0]),
      prazoEntregaPedido: prazoDeEntrega,
    }));
  }

  /** 20 is the document's; the number of Despachado is not in it. */
  get status(): { idStatus: number; statusDescricao: string } {
    const isInvoiced = this.sent.controleEtiqueta === "servico";
    return isInvoiced
      ? { idStatus: 20, statusDescricao: "Faturado" }
      : { idStatus: 14, statusDescricao: "Despachado" };
  }

  /** When the order was created, with a blank between day and time. */
  get data(): string {
    return this.created.toISOString().slice(0, 19).replace("T", " ");
  }

  /** The date by which a list is asked for; undefined when the order has none of that name. */
  dateOf(dataTipo: string): string | undefined {
    const [envio] = this.envio;
    if (dataTipo === "dataCriacaoPedido") return this.data;
    if (!envio) return undefined;
    if (dataTipo === "dataFaturamento") return midnight(envio.notaFiscal.data);
    const isPromise = ["previsaoPedido", "previsaoEntregaPedido"].includes(dataTipo);
    return isPromise ? midnight(envio.prazoEntregaPedido) : undefined;
  }

  /** The record: what has no value is left out, never null. */
  record() {
    const { sent, loja, status, data } = this;
    const { numeroPedido, tipoPedido, valorFretePedido, enderecoEntrega, plataforma, canal } = sent;
    return {
      ...{ _id: String(this.id), data, idLoja: loja.id, nomeLoja: loja.nome, numeroPedido, tipoPedido },
      ...{ valorFretePedido, enderecoEntrega, plataforma, canal },
      ...{
        idCotacao: this.idCotacao,
        pedidoAuxiliar: this.pedidoAuxiliar,
        intermediadorVenda: sent.intermediadorVenda,
      },
      ...{ dadosAdicionaisPedido: sent.dadosAdicionais, ...status },
      acompanhamentoStatus: [
        { idStatus: 10, statusDescricao: "Criado", data },
        { ...status, data },
      ],
      envio: this.envio.map((envio, index) => ({
        ...envio,
        ...this.parts(envio, index),
        ...status,
        id: this.id * 10 + index,
        observacao: [],
        nome: undefined,
        deParaMkt: undefined,
        linkComprovanteEntrega: undefined,
        descricao: envio.nome,
        plp: envio.plp === undefined ? undefined : Number(envio.plp),
        prazoEntregaPedido: midnight(envio.prazoEntregaPedido),
      })),
    };
  }

  /** The shipments as tracking shows them. */
  tracked() {
    const { data } = this;
    return this.envio.map((envio, index) => {
      const { notaFiscal, produtos, ocoren } = this.parts(envio, index);
      const origemDados = { origem: "loja virtual", dataHora: data };
      return {
        idenvio: this.id * 10 + index,
        ...{ notaFiscal, produtos, ocoren: ocoren.map((each) => ({ ...each, origemDados })) },
      };
    });
  }

  #occurrences() {
    const created = { idOcoren: 9999, descricao: "Pedido recebido" };
    return this.status.idStatus === 20 ? [created, { idOcoren: 9998, descricao: "Nota emitida" }] : [created];
  }

  parts({ notaFiscal, produtos }: Shipment, index: number) {
    return {
      notaFiscal: { ...notaFiscal, data: midnight(notaFiscal.data) },
      produtos,
      ocoren: this.#occurrences().map((each, place) => ({
        ...{ id: this.id * 100 + index * 10 + place, data: this.data, visivelCliente: true },
        ...each,
      })),
    };
  }
}

/** An address that a browser goes to. */
export const link = (url: unknown) => (/^https?:/i.test(String(url)) ? String(url) : `https://${url}`);

/** Measures that were not sent follow from the products. */
function sizesOf({ produtos, ...envio }: SentShipment) {
  const largest = (of: (produto: Product) => number) => Math.max(...produtos.map(of));
  const total = produtos.reduce((sum, { peso, quantidade }) => sum + peso * quantidade, 0);
  return {
    peso: envio.peso ?? Number(total.toFixed(3)),
    altura: envio.altura ?? largest(({ altura }) => altura),
    largura: envio.largura ?? largest(({ largura }) => largura),
    profundidade: envio.profundidade ?? largest(({ profundidade }) => profundidade),
  };
}

const midnight = (day: string) => `${day.slice(0, 10)} 00:00:00`;

export interface Loja {
  id: number;
  nome: string;
  token: string;
  filiais: readonly string[];
  transporte: readonly { nomeTransportadora: string; nomeMetodoEnvio: string }[];
}

interface Product {
  sku: string;
  peso: number;
  altura: number;
  largura: number;
  profundidade: number;
  quantidade: number;
}

interface SentShipment {
  nome?: string;
  peso?: number;
  altura?: number;
  largura?: number;
  profundidade?: number;
  plp?: number | string;
  urlRastreioExterno?: string;
  nomeTransportadora?: string;
  nomeMetodoEnvio?: string;
  deParaMkt?: string;
  produtos: Product[];
  notaFiscal: { filialERP: string; chave: string; data: string };
}

export interface Shipment extends SentShipment {
  prazoEntregaPedido: string;
}

/** The body of a new order, as far as it is looked at. */
export interface Sent {
  numeroPedido: string;
  tipoPedido: string;
  valorFretePedido: number;
  enderecoEntrega: { cpfCnpj: string };
  envio: (SentShipment & { prazoDeEntrega: string })[];
  plataforma?: string;
  canal?: string;
  intermediadorVenda?: string;
  pedidoAuxiliar?: string;
  idCotacao?: string;
  controleEtiqueta?: string;
  dadosAdicionais?: object[];
}
