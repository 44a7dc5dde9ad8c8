// A return: the customer sends an order back; reasons and places come from the service, the goods from the order. `node returnOrder.ts ORDER`
import { createClient, type Pedido } from "@frete/client";

const [numero = ""] = process.argv.slice(2);
const client = createClient();
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The order as the service has it: its customer, its invoice, its goods. */
async function find(): Promise<Pedido> {
  const periodo = `${day(-170)}TO${day(1)}`;
  for await (const pedido of client.pedido.listar({ dataTipo: "dataCriacaoPedido", periodo }))
    if (pedido.numeroPedido === numero) return pedido;
  throw new Error(`no order ${numero} in the last months: returnOrder.ts ORDER`);
}
const {
  enderecoEntrega,
  envio: [envio],
  ...pedido
} = await find();
if (!envio) throw new Error(`${numero} has no shipment`);
const { regiao: _regiao, coordenadas: _coordenadas, ...cliente } = enderecoEntrega;
const { notaFiscal } = envio;

// What a form of the shop lets the customer choose from.
const situacoes = await client.reversa.listarSituacoes();
console.log(`why: ${situacoes.motivoReversa.join(", ")}`);
const { pontos } = await client.reversa.listarPontosDevolucao({ limite: 3 });
for (const { nome, cidade, uf } of pontos) console.log(`where: ${nome}, ${cidade}, ${uf}`);

const { chavePedido, mensagem } = await client.pedido.criar({
  tipoPedido: "reversa",
  numeroPedido: `${numero}-R`,
  numeroPedidoEnvioPai: numero,
  canal: pedido.canal ?? "site",
  valorFretePedido: 0,
  enderecoEntrega: cliente,
  envio: [
    {
      quantidade: envio.quantidade,
      quantidadeVolumes: envio.quantidadeVolumes,
      prazoDeEntrega: day(15),
      produtos: envio.produtos.map(
        ({ sku, peso, altura, largura, profundidade, preco, quantidade, quantidadeVolumes }) => ({
          ...{ sku, peso, altura, largura, profundidade, preco, quantidade, quantidadeVolumes },
        }),
      ),
      notaFiscal: {
        filialERP: notaFiscal.filialERP,
        chave: notaFiscal.chave,
        data: day(0),
        valorTotal: notaFiscal.valorTotal,
        valorTotalProdutos: notaFiscal.valorTotalProdutos,
      },
    },
  ],
  dadosReversa: {
    solicitanteReversa: "Cliente",
    motivoReversa: "Arrependimento",
    tipoReversa: "Coleta domiciliar",
    resolucaoReversa: "Estorno",
    pagadorFreteReversa: "Loja",
    remetente: cliente,
    prazoColeta: 3,
  },
});
console.log(`${numero}-R: ${mensagem}, key ${chavePedido}`);
