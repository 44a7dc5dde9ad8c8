import type { Case, RequestData, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { cotacaoNova } from "../support/cotacaoSamples.ts";
import { failure } from "../support/define.ts";
import { NO_RECEIVER } from "../support/fila.ts";
import type { OperationId } from "../support/operationId.ts";
import { pedidoEnvio } from "../support/pedidoSamples.ts";
import { completeProduto, skuOf } from "../support/produtoSamples.ts";
import { rulesOfStatus } from "../support/ruleTable.ts";

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
  const expired = {
    api: new Slot<string>("an expired token"),
    cotacao: new Slot<string>("an expired token"),
  };
  return Object.entries(requests).map(([operation, [module, request]]) => ({
    module,
    cases: [
      ...casesOf(operation as OperationId, request, profile),
      expiredToken(operation as OperationId, request, profile, expired),
    ],
  }));
}

/** That a token is missing, expired or invalid is 401: of every operation, and of some by name. */
function unauthorized(operation: OperationId): string[] {
  return ["AUTH-006", ...rulesOfStatus(operation, 401)];
}

/** The token expires by the driver, once for all operations. */
function expiredToken(
  operation: OperationId,
  request: RequestData,
  { driver }: Profile,
  slots: Record<"api" | "cotacao", Slot<string>>,
): Case {
  const kind = operation === "criarCotacao" ? "cotacao" : "api";
  const slot = slots[kind];
  return {
    ...failure(operation, 401, {
      id: "AUTH-006/token-expired",
      rules: unauthorized(operation),
      token: null,
      request: () => ({ ...request, headers: { authorization: `Bearer ${slot.get()}` } }),
    }),
    needs: "expiredToken",
    before: async () => {
      if (!slot.isSet && driver.expiredToken) slot.set(await driver.expiredToken(kind));
    },
  };
}

function casesOf(operation: OperationId, request: RequestData, { tokens }: Profile): Case[] {
  const own = operation === "criarCotacao" ? "cotacao" : "api";
  const refuse = (id: string, rules: string[], headers: Record<string, string>) =>
    failure(operation, 401, { id, rules, token: null, request: { ...request, headers } });
  const cases = [
    refuse("AUTH-006/token-missing", [...unauthorized(operation), "AUTH-001"], {}),
    refuse("AUTH-006/token-unknown", unauthorized(operation), {
      authorization: "Bearer frete_api_0000000000000000",
    }),
    refuse("AUTH-006/token-empty", unauthorized(operation), { authorization: "Bearer " }),
    refuse("AUTH-006/token-altered", unauthorized(operation), { authorization: `Bearer ${tokens[own]}x` }),
    refuse("AUTH-006/token-garbage", unauthorized(operation), {
      authorization: `Bearer ${"%x".repeat(1_000)}`,
    }),
    refuse("AUTH-001/scheme-basic", ["AUTH-001"], {
      authorization: `Basic ${Buffer.from(`${tokens[own]}:`).toString("base64")}`,
    }),
  ];
  if (operation === "criarCotacao") {
    cases.push(
      failure(operation, 401, {
        id: "AUTH-002/api-token",
        rules: ["AUTH-002", "NS-070"],
        token: "api",
        request,
      }),
    );
  } else if (operation !== "consultarCotacao") {
    // Reading a quotation back with the token that made it is a tolerance (NS-070).
    cases.push(
      failure(operation, 401, {
        id: "AUTH-001/quotation-token",
        rules:
          operation === "lerFilaCotacao"
            ? ["AUTH-001", "AUTH-009", "COT-038", "NS-070"]
            : ["AUTH-001", "NS-070"],
        token: "cotacao",
        request,
      }),
    );
  }
  return cases;
}
