import { readFileSync } from "node:fs";
import { client } from "./client/client.gen";
import {
  criarCotacao,
  criarPedido,
  enviarMensagemChat,
  lerFila,
  listarFiliais,
  listarPedidos,
  listarStatus,
  rastrearPedido,
  registrarWebhook,
  removerDaFila,
} from "./client/index";
import { DESTINO, pedido, periodo, VOLUME } from "./pedido";

const {
  FRETE_BASE_URL = "http://127.0.0.1:3000",
  FRETE_PEDIDO = `EX-${Date.now()}`,
  FRETE_ARQUIVO = "laudo.pdf",
} = process.env;

/** The scheme of each operation's token is in the contract; quotations have one of their own. */
const api = { auth: () => "frete_api_demo1", throwOnError: true } as const;
client.setConfig({ baseUrl: FRETE_BASE_URL });

async function main() {
  const { data: cotacao } = await criarCotacao({
    auth: () => "frete_cot_demo1",
    throwOnError: true,
    body: { cepDestino: DESTINO, canal: "site", volumes: [VOLUME] },
  });
  const opcao = cotacao.opcoesEntrega.find(({ possuiEstoque }) => possuiEstoque === 0);
  if (!opcao) throw new Error(cotacao.retorno.mensagem);
  const { filial, idMetodoEnvio, filialERP } = opcao.dadosFrete;
  const idCotacao = [
    cotacao.retorno.idCotacao,
    `${filial}`.padStart(7, "0"),
    `${idMetodoEnvio}`.padStart(7, "0"),
  ].join("");
  console.log(["cotacao", idCotacao, opcao.freteCobrar].join("\t"));

  const { data: criado } = await criarPedido({
    ...api,
    body: pedido(FRETE_PEDIDO, { idCotacao, frete: opcao.freteCobrar, filialERP }),
  });
  console.log(["pedido", criado.chavePedido].join("\t"));

  const { data: lista } = await listarPedidos({
    ...api,
    query: { dataTipo: "dataCriacaoPedido", periodo: periodo() },
  });
  const registro = lista.find(({ _id }) => _id === criado.chavePedido);
  console.log(["lista", registro?.numeroPedido, registro?.statusDescricao].join("\t"));

  const { data: rastreio } = await rastrearPedido({
    ...api,
    path: { filtro: "pedido", valor: FRETE_PEDIDO },
  });
  const ocoren = rastreio.lista[0]?.ocoren ?? [];
  console.log(["rastreio", ocoren.length, ocoren.at(-1)?.descricao].join("\t"));

  const { data: status } = await listarStatus(api);
  console.log(["status", status.length].join("\t"));

  const { data: filiais } = await listarFiliais(api);
  console.log(["filiais", filiais.map(({ idFilial }) => idFilial).join(",")].join("\t"));

  await registrarWebhook({ ...api, body: { url: "https://loja.example.com/eventos", modulo: "fila" } });
  const anexo = new File([readFileSync(FRETE_ARQUIVO)], "laudo.pdf", { type: "application/pdf" });
  const { data: enviada } = await enviarMensagemChat({
    ...api,
    path: { idPedido: "DEMO-0001" },
    query: { chave: "pedido" },
    body: { mensagem: "Segue o laudo.", anexo },
  });
  console.log(["chat", enviada.id, enviada.anexos?.[0]?.url].join("\t"));

  const { data: evento } = await lerFila(api);
  if (evento?.tipo !== "chatTransportadora") throw new Error(`not the event of the message: ${evento?.tipo}`);
  await removerDaFila({ ...api, path: { idDocumento: evento.documento } });
  console.log(["fila", evento.documento, evento.tipo, evento.dados.numeroPedido].join("\t"));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
