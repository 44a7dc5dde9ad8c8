import { operations } from "@frete/contract/loja";
import type { Case, RequestData, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { failure } from "../support/define.ts";
import { NO_RECEIVER } from "../support/fila.ts";
import type { OperationId } from "../support/operationId.ts";
import { pedidoEnvio } from "../support/pedidoSamples.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { endedTokens, invalidTokens, type WrongToken, wrongKinds } from "../support/wrongTokens.ts";

/** The page of a shipment is for everybody who has its address. */
type WithToken = Exclude<OperationId, "verRastreio">;

/**
 * Every operation that takes a token: without one, with a wrong one and with one of the wrong kind. But for the token the requests
 * are valid, so that nothing else can refuse them.
 */
export function tokenScenarios(profile: Profile): Scenario[] {
  const period = { periodo: "2026-01-01TO2026-01-31" };
  const requests: Record<WithToken, [module: string, request: RequestData]> = {
    criarCotacao: ["cotacao", { body: cotacaoNova(profile) }],
    consultarCotacao: ["cotacao", { path: { idCotacao: "00000000001" } }],
    lerFilaCotacao: ["cotacao", { query: { limite: 1 } }],
    listarFiliais: ["filial", {}],
    salvarProdutos: ["produto", { body: { produto: [completeProduto(profile, skuOf(profile, "TOKEN"))] } }],
    criarPedido: ["pedido", { body: pedidoEnvio(profile, "TOKEN") }],
    alterarPedido: [
      "pedido",
      { path: { filtro: "pedido", valor: "KIT-NENHUM" }, body: { envio: [{ mapaDeCarga: "MAPA-1" }] } },
    ],
    listarPedidos: ["pedido", { query: { dataTipo: "dataCriacaoPedido", ...period } }],
    rastrearPedido: ["rastreio", { path: { filtro: "pedido", valor: "1" } }],
    listarStatus: ["rastreio", {}],
    listarSituacoesReversa: ["reversa", {}],
    consultarSituacaoReversa: ["reversa", { path: { tipo: "motivoReversa" } }],
    listarPontosDevolucao: ["reversa", {}],
    registrarWebhook: ["evento", { body: { url: NO_RECEIVER, modulo: "fila" } }],
    removerDaFila: ["evento", { path: { idDocumento: "1" } }],
    listarRegrasFrete: ["transportadora", {}],
    listarAnexos: ["anexo", { path: { numeroPedido: "KIT-NENHUM" } }],
    removerAnexo: ["anexo", { path: { numeroPedido: "KIT-NENHUM" }, query: { caminho: "x" } }],
    listarChats: ["chat", {}],
    lerChat: ["chat", { path: { idPedido: "KIT-NENHUM" } }],
    consultarElegibilidadeChat: ["chat", { path: { idPedido: "KIT-NENHUM" } }],
    listarPlps: ["plp", { query: { status: "Pendente", ...period } }],
    criarPlp: [
      "plp",
      { body: { filialERP: profile.fixtures.filiais[0], idMetodo: 1, pedidos: ["0".repeat(32)] } },
    ],
    consultarPlp: ["plp", { path: { filialERP: "NENHUMA", idPLP: "1" } }],
    consultarProduto: ["produto", { path: { sku: "KIT-1" } }],
    lerFila: ["evento", {}],
    enviarMensagemChat: ["chat", { path: { idPedido: "KIT-NENHUM" }, body: { mensagem: "oi" } }],
    baixarArquivo: ["anexo", { path: { chave: "nenhuma", nome: "nenhum.pdf" } }],
  };
  const ended = (["expired", "revoked"] as const).map((how) => endedTokens(profile, how));
  return Object.entries(requests).map(([name, [module, request]]) => {
    const operation = name as WithToken;
    const wrong = [
      ...invalidTokens(operation, profile),
      ...wrongKinds(operation, profile),
      ...ended.map((tokenOf) => tokenOf(operation)),
    ];
    return { module, cases: wrong.map((token) => refused(operation, request, token)) };
  });
}

function refused(
  operation: WithToken,
  request: RequestData,
  { name, authorization, rules: named, ...rest }: WrongToken,
): Case {
  // To what lies outside the interface (GER-001) a token is a decision.
  const rules = operations[operation].path.startsWith("/api/v1/") ? named : ["NS-049"];
  return failure(operation, 401, {
    id: `${rules[0]}/${name}`,
    rules,
    token: null,
    request: () => {
      const value = authorization();
      return value === undefined ? request : { ...request, headers: { authorization: value } };
    },
    ...rest,
  });
}
