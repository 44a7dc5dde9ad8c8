import { address, code, count, day, decimal, list, oneOf, shape, text } from "./shape.ts";

const measures = { peso: decimal(3), altura: decimal(3), largura: decimal(3), profundidade: decimal(3) };
const extras = list(shape({ chave: text(100), valor: text(100) }));
const invoice = {
  filialERP: text(30, 1),
  chave: text(44, 1),
  data: day,
  valorTotal: decimal(2),
  valorTotalProdutos: decimal(2),
};
const product = shape(
  {
    ...{ ...measures, preco: decimal(2), sku: text(50, 1) },
    ...{ quantidade: count, quantidadeVolumes: count },
  },
  { titulo: text(255), categoria: text(200) },
);
const recipient = shape({
  ...{ nome: text(60), email: text(255), cpfCnpj: text(14), cep: text(8), uf: text(2), cidade: text(50) },
  ...{ endereco: text(50), numero: text(6), bairro: text(50), referencia: text(50) },
  telefones: list(text(11)),
});
const carrier = { nomeTransportadora: text(100), nomeMetodoEnvio: text(100) };
const transport = {
  ...{ codigoRastreio: text(20), urlRastreioExterno: address, mapaDeCarga: text(255), plp: code },
};

/** The body of a new shipment order. */
export const newOrder = shape(
  {
    numeroPedido: text(100, 1),
    tipoPedido: oneOf("envio"),
    valorFretePedido: decimal(3),
    enderecoEntrega: recipient,
    envio: list(
      shape(
        {
          ...{ quantidade: count, quantidadeVolumes: count, prazoDeEntrega: day },
          produtos: list(product, 1),
          notaFiscal: shape(invoice, { pedidoERP: text(30) }),
        },
        {
          nome: text(100),
          ...measures,
          ...transport,
          ...carrier,
          deParaMkt: text(2),
          dadosAdicionaisEnvio: extras,
        },
      ),
      1,
    ),
  },
  {
    ...{ pedidoAuxiliar: text(100), plataforma: text(255), canal: text(255), intermediadorVenda: text(255) },
    ...{ idCotacao: text(25), controleEtiqueta: oneOf("", "app", "servico"), dadosAdicionais: extras },
  },
);

/** What can be changed of a shipment, each field by itself; an invoice field by field too. */
export const changeable = {
  ...{ ...measures, quantidade: count, quantidadeVolumes: count },
  ...{
    ...transport,
    ...carrier,
    linkComprovanteEntrega: address,
    prazoEntregaPedido: day,
    idMetodo: count,
  },
};
export const changeableInvoice = { ...invoice, pedidoERP: text(30) };
