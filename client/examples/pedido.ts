// The life of an order, from quotation to return, against the demonstration: `npm start` in one terminal,
// `npx node client/examples/pedido.ts` in another.
import { codigoCompleto, createClient, type PedidoNovo, temEstoque } from "@frete/client";

const { FRETE_BASE_URL: baseUrl = "http://127.0.0.1:3000", NUMERO = `EX-${Date.now()}` } = process.env;
const client = createClient({ baseUrl, tokenApi: "frete_api_demo1", tokenCotacao: "frete_cot_demo1" });
const hoje = new Date().toISOString().slice(0, 10);
const emDias = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10);

// 1. Quote, and choose the first option that has stock.
const produto = { sku: "CAFETEIRA-110", peso: 2.1, altura: 34, largura: 22, profundidade: 28, preco: 219.9 };
const cotacao = await client.cotacao.criar({
  cepDestino: "88010000",
  canal: "site",
  volumes: [{ sku: produto.sku, quantidade: 1, valorUnitario: produto.preco }],
});
const opcao = cotacao.opcoesEntrega.find(temEstoque);
if (!opcao) throw new Error(cotacao.retorno.mensagem);
const { filialERP, metodoEnvioNome, transportadoraNome } = opcao.dadosFrete;
console.log(
  `1. quoted      R$ ${opcao.freteCobrar.toFixed(2)} with ${transportadoraNome}, ${metodoEnvioNome}`,
);

// 2. Create the order with the full code of the option.
const endereco = {
  nome: "Maria Souza",
  email: "maria@cliente.example",
  cpfCnpj: "12345678909",
  cep: "88010000",
  uf: "SC",
  cidade: "Florianópolis",
  endereco: "Rua Felipe Schmidt",
  numero: "100",
  bairro: "Centro",
  telefones: ["48999990000"],
} as const;
const envio = {
  quantidade: 1,
  quantidadeVolumes: 1,
  codigoRastreio: "DM473124829BR",
  prazoDeEntrega: emDias(15),
  produtos: [{ ...produto, quantidade: 1, quantidadeVolumes: 1 }],
  notaFiscal: {
    filialERP,
    chave: "35260711222333000181550010000000011731582645",
    data: hoje,
    valorTotal: produto.preco,
    valorTotalProdutos: produto.preco,
  },
};
const pedido: PedidoNovo = {
  tipoPedido: "envio",
  numeroPedido: NUMERO,
  idCotacao: codigoCompleto(cotacao.retorno.idCotacao, opcao),
  valorFretePedido: opcao.freteCobrar,
  enderecoEntrega: { ...endereco, telefones: [...endereco.telefones], referencia: "Em frente à praça" },
  envio: [envio],
};
const { chavePedido } = await client.pedido.criar(pedido);
console.log(`2. created     ${NUMERO}, key ${chavePedido}`);

// 3. Find it in the list of the day.
const periodo = `${emDias(-1)}TO${emDias(1)}`;
for await (const registro of client.pedido.listar({ dataTipo: "dataCriacaoPedido", periodo })) {
  if (registro._id !== chavePedido) continue;
  console.log(`3. listed      ${registro.numeroPedido}: ${registro.statusDescricao}`);
  break;
}

// 4. Let the simulated carrier deliver it (the operator's interface).
const simulacao = await fetch(`${baseUrl}/operacao/v1/lojas/1/simulacao`, {
  method: "POST",
  headers: { Authorization: "Bearer frete_op_demo", "Content-Type": "application/json" },
  body: JSON.stringify({ semente: 7, dias: 60, pedidos: [chavePedido] }),
});
const { mensagem } = (await simulacao.json()) as { mensagem: string };
const rastreio = await client.pedido.rastrear("documento", chavePedido);
const ultima = rastreio.lista[0]?.ocoren.at(-1);
console.log(`4. simulated   ${mensagem} ${ultima?.descricao}`);

// 5. The page that the customer sees.
const pagina = `${baseUrl}/rastreio/${NUMERO}/${chavePedido}`;
console.log(`5. page        ${(await fetch(pagina)).status} ${pagina}`);

// 6. The customer sends it back.
const situacoes = await client.reversa.listarSituacoes();
const reversa = await client.pedido.criar({
  ...pedido,
  tipoPedido: "reversa",
  idCotacao: undefined,
  canal: "site",
  numeroPedido: `${NUMERO}-R`,
  numeroPedidoEnvioPai: NUMERO,
  dadosReversa: {
    solicitanteReversa: situacoes.solicitanteReversa[0] ?? "",
    motivoReversa: situacoes.motivoReversa[0] ?? "",
    tipoReversa: situacoes.tipoReversa[0] ?? "",
    resolucaoReversa: situacoes.resolucaoReversa[0] ?? "",
    pagadorFreteReversa: situacoes.pagadorFreteReversa[0] ?? "",
    remetente: { ...endereco, telefones: [...endereco.telefones] },
    prazoColeta: 3,
  },
});
console.log(`6. return      ${reversa.numeroPedido}: ${reversa.mensagem}`);
