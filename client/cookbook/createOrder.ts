// An order, once: from the option that was chosen, sent as often as it takes. The same order again is answered with the same key, so a job
// that died in the middle just runs again. `node createOrder.ts NUMBER`
import { codigoCompleto, createClient, FreteConflictError, type PedidoNovo, temEstoque } from "@frete/client";

const [numeroPedido = "LOJA-1001"] = process.argv.slice(2);
const client = createClient();

// At the checkout: quote, and keep the full code of what the customer chose.
const produto = { sku: "CAFETEIRA-110", peso: 2.1, altura: 34, largura: 22, profundidade: 28, preco: 219.9 };
const volumes = [{ sku: produto.sku, quantidade: 1, valorUnitario: produto.preco }];
const { retorno, opcoesEntrega } = await client.cotacao.criar({
  cepDestino: "88010000",
  canal: "site",
  volumes,
});
const [opcao] = opcoesEntrega.filter(temEstoque);
if (!opcao) throw new Error(retorno.mensagem);

// After the payment: the order, as your database has it.
const pedido: PedidoNovo = {
  tipoPedido: "envio",
  numeroPedido,
  idCotacao: codigoCompleto(retorno.idCotacao, opcao),
  valorFretePedido: opcao.freteCobrar,
  enderecoEntrega: {
    nome: "Maria Souza",
    email: "maria@cliente.example",
    cpfCnpj: "12345678909",
    cep: "88010000",
    uf: "SC",
    cidade: "Florianópolis",
    endereco: "Rua Felipe Schmidt",
    numero: "100",
    bairro: "Centro",
    referencia: "Em frente à praça",
    telefones: ["48999990000"],
  },
  envio: [
    {
      quantidade: 1,
      quantidadeVolumes: 1,
      prazoDeEntrega: "2027-12-31",
      produtos: [{ ...produto, quantidade: 1, quantidadeVolumes: 1 }],
      notaFiscal: {
        filialERP: opcao.dadosFrete.filialERP,
        chave: "35260711222333000181550010000000011731582645",
        data: "2026-07-13",
        valorTotal: produto.preco,
        valorTotalProdutos: produto.preco,
      },
    },
  ],
};
const first = await client.pedido.criar(pedido);
const again = await client.pedido.criar(pedido); // as the job that runs again does
console.log(
  `${numeroPedido} created once: ${first.chavePedido === again.chavePedido}, key ${first.chavePedido}`,
);

try {
  await client.pedido.criar({ ...pedido, valorFretePedido: 1 });
} catch (error) {
  if (!(error instanceof FreteConflictError)) throw error;
  console.log(`the number with another order: ${error.mensagem}`);
}
