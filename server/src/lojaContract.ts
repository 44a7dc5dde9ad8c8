import type { Operations } from "@frete/contract/loja";
import * as loja from "@frete/contract/loja";
import type { LojaCaller } from "./contract/lojaHandler.ts";
import { contractDocument } from "./contract/servedDocuments.ts";
import { serving } from "./contract/serving.ts";
import { tokensDemo } from "./demo/index.ts";
import { formReader } from "./domain/arquivo/readForm.ts";
import { baixarArquivo } from "./domain/chat/baixarArquivo.ts";
import { consultarElegibilidadeChat } from "./domain/chat/consultarElegibilidadeChat.ts";
import { enviarMensagemChat } from "./domain/chat/enviarMensagemChat.ts";
import { lerChat } from "./domain/chat/lerChat.ts";
import { listarAnexos } from "./domain/chat/listarAnexos.ts";
import { listarChats } from "./domain/chat/listarChats.ts";
import { removerAnexo } from "./domain/chat/removerAnexo.ts";
import { consultarCotacao } from "./domain/cotacao/consultarCotacao.ts";
import { criarCotacao } from "./domain/cotacao/criarCotacao.ts";
import { lerFilaCotacao } from "./domain/cotacao/lerFilaCotacao.ts";
import { quotableLojas } from "./domain/cotacao/quotableLojas.ts";
import { listarFiliais } from "./domain/loja/listarFiliais.ts";
import { pagesOfLojas } from "./domain/loja/origens.ts";
import { findToken, isTokenLive } from "./domain/loja/tokens.ts";
import { alterarPedido } from "./domain/pedido/alterarPedido.ts";
import { criarPedido } from "./domain/pedido/criarPedido.ts";
import { listarPedidos } from "./domain/pedido/listarPedidos.ts";
import { listarStatus } from "./domain/pedido/listarStatus.ts";
import { consultarPlp } from "./domain/plp/consultarPlp.ts";
import { criarPlp } from "./domain/plp/criarPlp.ts";
import { listarPlps } from "./domain/plp/listarPlps.ts";
import { consultarProduto } from "./domain/produto/consultarProduto.ts";
import { salvarProdutos } from "./domain/produto/salvarProdutos.ts";
import { rastrearPedido } from "./domain/rastreio/rastrearPedido.ts";
import { verRastreio } from "./domain/rastreio/verRastreio.ts";
import { listarRegrasFrete } from "./domain/regra/listarRegrasFrete.ts";
import { consultarSituacaoReversa } from "./domain/reversa/consultarSituacaoReversa.ts";
import { explainSituacao } from "./domain/reversa/explainSituacao.ts";
import { listarPontosDevolucao } from "./domain/reversa/listarPontosDevolucao.ts";
import { listarSituacoesReversa } from "./domain/reversa/listarSituacoesReversa.ts";
import { lerFila } from "./events/fila/lerFila.ts";
import { removerDaFila } from "./events/fila/removerDaFila.ts";
import { registrarWebhook } from "./events/registrarWebhook.ts";
import {
  type Authenticate,
  type BodyGate,
  bindContract,
  type ContractBinding,
  type Draft,
  type Handlers,
  type Lanes,
  type OperationEntry,
} from "./http/index.ts";
import { reading, type Services } from "./platform/services.ts";

/** Operations of the contract that have no code yet: they answer 501. */
const pending = [] as const satisfies readonly (keyof Operations)[];

/** Which kind of token a security scheme of the contract means (NS-070). */
const TOKEN_KIND: Record<string, LojaCaller["tipoToken"]> = { TokenApi: "api", TokenCotacao: "cotacao" };

/** The demonstration's tokens are known to everybody: they open nothing unless the server runs as a demonstration. */
const DEMO_TOKENS = new Set<string>(tokensDemo.flatMap(({ api, cotacao }) => [api, cotacao]));

/** How the loja's interface is served. */
export interface LojaOptions {
  demo: boolean;
  /** Hold every answer against the contract before it is sent. */
  validateAnswers: boolean;
  /** Bounds the bodies in memory. */
  bodyGate?: BodyGate;
  /** Bounds what is done for one loja at once. */
  lanes?: Lanes | undefined;
  /** The contract is still being written. */
  draft?: Draft["tell"] | undefined;
}

/** The loja's interface, bound to its code. */
export function lojaContract(
  services: Services,
  { demo, validateAnswers, bodyGate, lanes, draft }: LojaOptions,
): ContractBinding {
  const stores = quotableLojas(services.db);
  const reads = reading(services);
  const handlers: Handlers<Operations, LojaCaller, (typeof pending)[number]> = {
    alterarPedido: alterarPedido(services, stores),
    consultarCotacao: consultarCotacao(services),
    consultarPlp: consultarPlp(reads),
    consultarProduto: consultarProduto(services),
    consultarSituacaoReversa: consultarSituacaoReversa(services),
    criarCotacao: criarCotacao(services, stores),
    criarPedido: criarPedido(services, stores),
    lerFila: lerFila(services),
    criarPlp: criarPlp(services),
    lerFilaCotacao: lerFilaCotacao(services),
    listarFiliais: listarFiliais(services),
    listarSituacoesReversa: listarSituacoesReversa(services),
    listarPedidos: listarPedidos(reads),
    listarPlps: listarPlps(reads),
    listarPontosDevolucao: listarPontosDevolucao(services),
    listarStatus: listarStatus(),
    listarRegrasFrete: listarRegrasFrete(services),
    rastrearPedido: rastrearPedido(reads),
    registrarWebhook: registrarWebhook(services),
    removerDaFila: removerDaFila(services),
    salvarProdutos: salvarProdutos(services),
    baixarArquivo: baixarArquivo(services),
    consultarElegibilidadeChat: consultarElegibilidadeChat(services),
    enviarMensagemChat: enviarMensagemChat(services),
    lerChat: lerChat(services),
    listarAnexos: listarAnexos(services),
    listarChats: listarChats(reads),
    removerAnexo: removerAnexo(services),
    verRastreio: verRastreio(reads),
  };
  return bindContract<Operations, LojaCaller, (typeof pending)[number]>(loja, {
    ...serving,
    handlers,
    pending,
    // They take records out of a queue, or turn it (COT-041, NS-075).
    withoutHead: ["lerFilaCotacao", "lerFila"],
    authenticate: authenticateLoja(services, demo),
    crossOrigin: pagesOfLojas(services.db),
    bodyParsers: { "multipart/form-data": formReader(services.files.incoming) },
    // Each product has an outcome of its own (ERR-043).
    ownTexts: { salvarProdutos: ["/produto/*"] },
    explainBody: { criarPedido: explainSituacao(services.db) },
    validateAnswers,
    ...(bodyGate && { bodyGate }),
    ...(draft && { draft: { document: contractDocument("loja"), tell: draft } }),
    // A quotation token is in many hands: who floods it shall not keep orders out.
    bodyOwner: ({ idLoja, tipoToken }) => `${idLoja} ${tipoToken}`,
    ...(lanes && { lanes }),
    laneOf,
    log: services.log,
  });
}

/** Requests whose work is done together with that of others: many at once take no more connections than one. */
const SHARED: readonly string[] = ["criarPedido", "alterarPedido"] satisfies (keyof Operations)[];

/**
 * Requests of a loja's API token wait for each other, and those of the public pages do: each has the database answer many statements, or
 * waits for rows that others change. Nothing keeps a quotation token waiting (AUTH-003).
 */
function laneOf(caller: LojaCaller | undefined, { id }: OperationEntry): string | undefined {
  if (caller === undefined) return "";
  return caller.tipoToken === "api" && !SHARED.includes(id) ? String(caller.idLoja) : undefined;
}

/** The loja of a token that is in force and of a kind that the operation takes (AUTH-001, AUTH-002, AUTH-006). */
function authenticateLoja({ db, clock }: Services, demo: boolean): Authenticate<LojaCaller> {
  const find = findToken(db);
  return async ([{ value: token, schemes }]) => {
    if (!demo && DEMO_TOKENS.has(token)) return null;
    const owner = await find(token);
    if (!owner || !isTokenLive(owner, clock.now())) return null;
    if (!schemes.some(({ scheme }) => TOKEN_KIND[scheme] === owner.tipo)) return null;
    const { idLoja, nomeLoja, versao, fusoHorario, tipo } = owner;
    return { idLoja, nomeLoja, versao, fusoHorario, tipoToken: tipo };
  };
}
