import { operations } from "@frete/contract/loja";
import type { Case, RequestData, Scenario } from "../../engine/case.ts";
import { exampleParameters } from "../../profile/loja.ts";
import { moduleOf } from "../../profile/modules.ts";
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

type WithBody = {
  [Id in WithToken]: null extends (typeof operations)[Id]["body"] ? never : Id;
}[WithToken];

/**
 * Every operation that takes a token: without one, with a wrong one and with one of the wrong kind. But for the token the requests
 * are valid, so that nothing else can refuse them.
 */
export function tokenScenarios(profile: Profile): Scenario[] {
  const bodies: Record<WithBody, object> = {
    criarCotacao: cotacaoNova(profile),
    salvarProdutos: { produto: [completeProduto(profile, skuOf(profile, "TOKEN"))] },
    criarPedido: pedidoEnvio(profile, "TOKEN"),
    alterarPedido: { envio: [{ mapaDeCarga: "MAPA-1" }] },
    registrarWebhook: { url: NO_RECEIVER, modulo: "fila" },
    criarPlp: { filialERP: profile.fixtures.filiais[0], idMetodo: 1, pedidos: ["0".repeat(32)] },
    enviarMensagemChat: { mensagem: "oi" },
  };
  const bodyOf = new Map<string, object>(Object.entries(bodies));
  const ended = (["expired", "revoked"] as const).map((how) => endedTokens(profile, how));
  const withToken = Object.values(operations).filter(({ security }) => security.length > 0);
  return withToken.map(({ id }) => {
    const operation = id as WithToken;
    const body = bodyOf.get(operation);
    const request: RequestData = { ...exampleParameters(operation), ...(body && { body }) };
    const wrong = [
      ...invalidTokens(operation, profile),
      ...wrongKinds(operation, profile),
      ...ended.map((tokenOf) => tokenOf(operation)),
    ];
    return {
      module: moduleOf(operation) ?? "geral",
      cases: wrong.map((token) => refused(operation, request, token)),
    };
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
