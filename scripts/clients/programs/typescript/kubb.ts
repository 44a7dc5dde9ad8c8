import { readFileSync } from "node:fs";
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
} from "./client";
import { setConfig } from "./client/.kubb/fetch";
import { DESTINO, pedido, periodo, VOLUME } from "./pedido";

const {
  FRETE_BASE_URL = "http://127.0.0.1:3000",
  FRETE_PEDIDO = `EX-${Date.now()}`,
  FRETE_ARQUIVO = "laudo.pdf",
} = process.env;
const json = { "Content-Type": "application/json" };
const cotar = { headers: { ...json, Authorization: "Bearer frete_cot_demo1" } };
const api = { headers: { ...json, Authorization: "Bearer frete_api_demo1" } };
const chat = { headers: { Authorization: "Bearer frete_api_demo1" } };

setConfig({ baseURL: FRETE_BASE_URL });

/** The client does not throw: a refusal has the type of the success. */
function done<T>(answer: { status: number; data: T }): { data: T } {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.data)}`);
  return answer;
}

async function main() {
  const { data: cotacao } = done(
    await criarCotacao({ cepDestino: DESTINO, canal: "site", volumes: [VOLUME] }, cotar),
  );
  const opcao = cotacao.opcoesEntrega.find(({ possuiEstoque }) => possuiEstoque === 0);
  if (!opcao) throw new Error(cotacao.retorno.mensagem);
  const { filial, idMetodoEnvio, filialERP } = opcao.dadosFrete;
  const idCotacao = [
    cotacao.retorno.idCotacao,
    `${filial}`.padStart(7, "0"),
    `${idMetodoEnvio}`.padStart(7, "0"),
  ].join("");
  console.log(["cotacao", idCotacao, opcao.freteCobrar].join("\t"));

  const novo = pedido(FRETE_PEDIDO, { idCotacao, frete: opcao.freteCobrar, filialERP });
  const { data: criado } = done(await criarPedido(novo, api));
  console.log(["pedido", criado.chavePedido].join("\t"));

  const { data: lista } = done(
    await listarPedidos({ dataTipo: "dataCriacaoPedido", periodo: periodo() }, api),
  );
  const registro = lista.find(({ _id }) => _id === criado.chavePedido);
  console.log(["lista", registro?.numeroPedido, registro?.statusDescricao].join("\t"));

  const { data: rastreio } = done(await rastrearPedido("pedido", FRETE_PEDIDO, api));
  const ocoren = rastreio.lista[0]?.ocoren ?? [];
  console.log(["rastreio", ocoren.length, ocoren.at(-1)?.descricao].join("\t"));

  const { data: status } = done(await listarStatus(api));
  console.log(["status", status.length].join("\t"));

  const { data: filiais } = done(await listarFiliais(api));
  console.log(["filiais", filiais.map(({ idFilial }) => idFilial).join(",")].join("\t"));

  done(await registrarWebhook({ url: "https://loja.example.com/eventos", modulo: "fila" }, api));
  const anexo = new File([readFileSync(FRETE_ARQUIVO)], "laudo.pdf", { type: "application/pdf" });
  const { data: enviada } = done(
    await enviarMensagemChat("DEMO-0001", { mensagem: "Segue o laudo.", anexo }, { chave: "pedido" }, chat),
  );
  console.log(["chat", enviada.id, enviada.anexos?.[0]?.url].join("\t"));

  const { data: evento } = done(await lerFila(api));
  if (evento.tipo !== "chatTransportadora") throw new Error(`not the event of the message: ${evento.tipo}`);
  done(await removerDaFila(evento.documento, api));
  console.log(["fila", evento.documento, evento.tipo, evento.dados.numeroPedido].join("\t"));
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
