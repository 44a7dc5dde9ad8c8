import type { Case } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { pdf } from "./arquivoSamples.ts";
import { chatForm, cpfOfGroup, transportedPedido } from "./chatSamples.ts";
import { cotacaoNova } from "./cotacaoSamples.ts";
import { ALL_TIME, today } from "./dates.ts";
import { success } from "./define.ts";
import { ALL_OFF, awaitEvento, emptyFila } from "./fila.ts";
import type { OperationId } from "./operationId.ts";
import { numeroOf } from "./pedidoSamples.ts";
import { codesOf, createPlpPedidos, plpPedido } from "./plpSamples.ts";
import { completeProduto, skuOf } from "./produtoSamples.ts";

/** The page of a shipment takes no token; a file is downloaded from outside the interface (GER-001). */
export type LojaOperation = Exclude<OperationId, "verRastreio" | "baixarArquivo">;

export interface PlainRequest {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** A plain read, and what it must show. */
export interface Proof {
  operation: LojaOperation;
  request: PlainRequest;
  shows: string;
}

/** A request of the first store about what it has. */
export interface LojaRequest {
  request: () => PlainRequest;
  before?: () => Promise<unknown>;
  /** A text of the answer that only this store can get; left out where nothing of the kit is known to be in it. */
  shows?: () => string;
  /** Where what was written shows by a plain read: the body is that of the answer. */
  proof?: (body: never) => Proof | Promise<Proof>;
  save?: (body: never) => void;
}

/** Records of every kind in the first store, and a request for each operation that meets them. */
export function lojaRecords(
  profile: Profile,
  nomeLoja: () => string,
): { prepare: Case[]; requests: Record<LojaOperation, LojaRequest> } {
  const [filialERP] = profile.fixtures.filiais;
  const [one, two] = [plpPedido(profile, "LOJA-A"), plpPedido(profile, "LOJA-B")] as const;
  const cpfCnpj = cpfOfGroup(profile, "PLP-LOJA-A-LOJA-B");
  const [sku, written] = [skuOf(profile, "LOJA-A"), skuOf(profile, "LOJA-B")];
  const mensagem = `Mensagem ${profile.run}`;
  const idCotacao = new Slot<string>("the code of the quotation");
  const idPLP = new Slot<string>("the code of the pre-list");
  const caminho = new Slot<string>("the address of the attachment");
  const documento = new Slot<string>("the code of the event");
  const novo = transportedPedido(profile, "LOJA-C", undefined, "LOJA");
  const chat = () => ({ path: { idPedido: one.key.id.get() } });
  const anexos = { numeroPedido: one.numero };
  const plpOf = (idPLP: string) => ({ path: { filialERP, idPLP } });
  const plp = ({ key, idMetodo }: typeof one) => ({
    body: { filialERP, idMetodo: idMetodo.get(), pedidos: [key.get()] },
  });
  const pedidosOf = (cpf: string) => ({
    query: { dataTipo: "dataCriacaoPedido", periodo: ALL_TIME, cpfCnpj: cpf },
  });
  const prepare: Case[] = [
    ...createPlpPedidos(profile, "GER-004", [one, two], profile.fixtures.correios),
    success("criarCotacao", {
      id: "GER-004/quotation-of-the-store",
      rules: ["COT-001"],
      request: { body: cotacaoNova(profile) },
      save: ({ body }) => idCotacao.set(body.retorno.idCotacao),
    }),
    success("salvarProdutos", {
      id: "GER-004/product-of-the-store",
      rules: ["PROD-012"],
      request: { body: { produto: [completeProduto(profile, sku)] } },
    }),
    success("enviarMensagemChat", {
      id: "GER-004/message-of-the-store",
      rules: ["CHAT-MSG-005"],
      request: () => ({ ...chat(), form: chatForm("Segue", [["nota.pdf", pdf]]) }),
      save: ({ body }) => caminho.set(body.anexos?.[0]?.url ?? ""),
    }),
    success("criarPlp", {
      id: "GER-004/pre-list-of-the-store",
      rules: ["PLP-014"],
      request: () => plp(one),
      checkEffects: async ({ raw }) => idPLP.set((await codesOf(profile, raw, one.numero)).idPLP),
    }),
  ];
  const requests: Record<LojaOperation, LojaRequest> = {
    registrarWebhook: {
      before: () => emptyFila(profile),
      request: () => ({ body: { ...ALL_OFF, chatTransportadora: true } }),
    },
    criarCotacao: {
      request: () => ({ body: cotacaoNova(profile) }),
      proof: ({ retorno: { idCotacao } }: { retorno: { idCotacao: string } }) => ({
        operation: "consultarCotacao",
        request: { path: { idCotacao } },
        shows: idCotacao,
      }),
    },
    salvarProdutos: {
      request: () => ({ body: { produto: [completeProduto(profile, written)] } }),
      proof: () => ({ operation: "consultarProduto", request: { path: { sku: written } }, shows: written }),
    },
    criarPedido: {
      request: () => ({ body: novo }),
      proof: () => ({
        operation: "listarPedidos",
        request: pedidosOf(novo.enderecoEntrega.cpfCnpj),
        shows: novo.numeroPedido,
      }),
    },
    alterarPedido: {
      request: () => ({
        path: { filtro: "documento", valor: one.key.get() },
        body: { envio: [{ mapaDeCarga: numeroOf(profile, "MAPA") }] },
      }),
      shows: () => "sucesso",
      proof: () => ({
        operation: "listarPedidos",
        request: pedidosOf(cpfCnpj),
        shows: numeroOf(profile, "MAPA"),
      }),
    },
    criarPlp: {
      request: () => plp(two),
      proof: async (created: unknown) => ({
        operation: "consultarPlp",
        request: plpOf((await codesOf(profile, created, two.numero)).idPLP),
        shows: two.numero,
      }),
    },
    enviarMensagemChat: {
      request: () => ({ ...chat(), body: { mensagem } }),
      shows: () => "loja",
      proof: () => ({ operation: "listarChats", request: { query: { limite: "200" } }, shows: mensagem }),
    },
    lerFila: {
      before: () => awaitEvento(profile),
      request: () => ({}),
      shows: () => "documento",
      save: (body: { documento: string }) => documento.set(body.documento),
    },
    lerFilaCotacao: { request: () => ({}), shows: nomeLoja },
    consultarCotacao: {
      request: () => ({ path: { idCotacao: idCotacao.get() } }),
      shows: () => idCotacao.get(),
    },
    listarFiliais: { request: () => ({}), shows: () => filialERP },
    consultarProduto: { request: () => ({ path: { sku } }), shows: () => sku },
    listarPedidos: { request: () => pedidosOf(cpfCnpj), shows: () => one.numero },
    rastrearPedido: {
      request: () => ({ path: { filtro: "documento", valor: one.key.get() } }),
      shows: () => one.chaveNF,
    },
    listarStatus: { request: () => ({}) },
    listarSituacoesReversa: { request: () => ({}) },
    consultarSituacaoReversa: { request: () => ({ path: { tipo: "motivoReversa" } }) },
    listarPontosDevolucao: { request: () => ({}) },
    listarRegrasFrete: { request: () => ({}) },
    listarAnexos: { request: () => ({ path: anexos }), shows: () => caminho.get() },
    lerChat: { request: chat, shows: () => mensagem },
    consultarElegibilidadeChat: { request: chat },
    listarChats: { request: () => ({ query: { limite: "200" } }), shows: () => mensagem },
    listarPlps: {
      request: () => ({ query: { status: "Pendente", periodo: `${today()}TO2099-12-31`, filialERP } }),
    },
    consultarPlp: { request: () => plpOf(idPLP.get()), shows: () => one.numero },
    removerAnexo: {
      request: () => ({ path: anexos, query: { caminho: caminho.get() } }),
      shows: () => "mensagem",
    },
    removerDaFila: {
      request: () => ({ path: { idDocumento: documento.get() } }),
    },
  };
  return { prepare, requests };
}
