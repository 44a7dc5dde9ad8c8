import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { foreignPedido, transportedChaveNf, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import type { OperationId } from "../support/operationId.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { numeroOf } from "../support/pedidoSamples.ts";

const CHAT_OPERATIONS = ["enviarMensagemChat", "lerChat", "consultarElegibilidadeChat"] as const;
type ChatOperation = (typeof CHAT_OPERATIONS)[number];

/** How the order of a chat is told (CHAT-MSG-001..004, CHAT-LER-001), and to whom it is shown. */
export function chatKeysScenario(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order");
  const pedido = transportedPedido(profile, "CHAVES");
  const auxiliar = `KIT-CANAL-${profile.run}`;
  const numero = numeroOf(profile, "CHAVES");
  const nf = transportedChaveNf(profile, "CHAVES");
  const { canal } = pedido;
  /** An order whose number in the channel is its own number: who reads one for the other finds it. */
  const alike = transportedPedido(profile, "CHAVES-IGUAIS");
  /** Every way to tell the order. */
  const ways: readonly (readonly [chave: string, valor: () => string, query: Record<string, string>])[] = [
    ["none", () => key.id.get(), {}],
    ["id", () => key.id.get(), { chave: "id" }],
    ["documento", () => key.id.get(), { chave: "documento" }],
    ["pedido", () => numero, { chave: "pedido" }],
    ["numeropedido", () => numero, { chave: "numeropedido" }],
    ["chavenf", () => nf, { chave: "chavenf" }],
    ["chavenfe", () => nf, { chave: "chavenfe" }],
    ["numeropedidocanal", () => auxiliar, { chave: "numeropedidocanal", canal }],
  ];
  const ruleOf = (operation: ChatOperation, chave: string): string[] => {
    if (operation === "lerChat") return ["CHAT-LER-001"];
    if (operation === "consultarElegibilidadeChat") return ["NS-068"];
    if (chave === "none") return ["CHAT-MSG-002", "CHAT-MSG-001"];
    return [chave === "numeropedidocanal" ? "CHAT-MSG-004" : "CHAT-MSG-003"];
  };
  const request = (operation: OperationId, idPedido: () => string, query: Record<string, string>) => () => ({
    path: { idPedido: idPedido() },
    query,
    ...(operation === "enviarMensagemChat" && { body: { mensagem: `por ${query.chave ?? "nada"}` } }),
  });
  const refused = (
    operation: ChatOperation,
    status: number,
    name: string,
    rules: string[],
    idPedido: () => string,
    query: Record<string, string>,
    token = "api",
  ): Case =>
    failure(operation, status, {
      id: `${rules[0]}/${name}`,
      rules,
      token,
      request: request(operation, idPedido, query),
    });
  const naoEncontrado = (operation: ChatOperation) => (operation === "lerChat" ? ["ERR-016"] : ["NS-053"]);
  const forbidden = (operation: ChatOperation) =>
    ({
      lerChat: ["ERR-015", "AUTH-007", "GER-004"],
      enviarMensagemChat: ["ERR-026", "AUTH-007", "GER-004"],
      consultarElegibilidadeChat: ["NS-053", "NS-054", "GER-004"],
    })[operation];
  return {
    module: "chat",
    cases: [
      createOrder(
        "CHAT-MSG-003/order-to-talk-about",
        ["PED-NOVO-040"],
        { ...pedido, pedidoAuxiliar: auxiliar },
        key,
      ),
      success("criarPedido", {
        id: "CHAT-MSG-004/order-with-one-number-for-both",
        rules: ["PED-NOVO-040"],
        request: { body: { ...alike, pedidoAuxiliar: alike.numeroPedido } },
      }),
      ...ways.flatMap(([chave, valor, query]) => [
        success("enviarMensagemChat", {
          id: `CHAT-MSG-003/by-${chave}`,
          rules: ruleOf("enviarMensagemChat", chave),
          request: request("enviarMensagemChat", valor, query),
        }),
        success("lerChat", {
          id: `CHAT-LER-001/by-${chave}`,
          rules: ["CHAT-LER-001"],
          request: request("lerChat", valor, query),
          check: ({ body }, verify) => {
            const last = body.mensagens.at(-1)?.mensagem;
            verify.equal("/mensagens", last, `por ${query.chave ?? "nada"}`);
          },
        }),
        success("consultarElegibilidadeChat", {
          id: `NS-068/by-${chave}`,
          rules: ["NS-068"],
          request: request("consultarElegibilidadeChat", valor, query),
          check: ({ body }, verify) => verify.equal("/elegivel", body.elegivel, true),
        }),
      ]),
      success("lerChat", {
        id: "CHAT-MSG-004/canal-is-only-for-the-number-in-the-channel",
        rules: ["CHAT-LER-001", "CHAT-MSG-004"],
        request: request("lerChat", () => numero, { chave: "pedido", canal: "Outro canal" }),
        check: ({ body }, verify) => verify.equal("/mensagens", body.mensagens.length, ways.length),
      }),
      ...CHAT_OPERATIONS.flatMap((operation) => {
        const rule = ruleOf(operation, "numeropedidocanal");
        const none = naoEncontrado(operation);
        return [
          refused(operation, 400, "no-canal", [...rule, "NS-052"], () => alike.numeroPedido, {
            chave: "numeropedidocanal",
          }),
          refused(operation, 400, "unknown-chave", ["NS-052"], () => numero, { chave: "cpf" }),
          refused(operation, 404, "another-canal", [...none, "CHAT-MSG-004"], () => alike.numeroPedido, {
            chave: "numeropedidocanal",
            canal: "Outro canal",
          }),
          refused(operation, 404, "unknown-order", none, () => "KIT-NENHUM", {}),
          refused(
            operation,
            404,
            "number-without-chave",
            [...ruleOf(operation, "none"), ...none],
            () => numero,
            {},
          ),
          refused(operation, 404, "id-as-number", none, () => key.id.get(), { chave: "pedido" }),
          refused(operation, 404, "number-as-invoice-key", none, () => numero, { chave: "chavenf" }),
          ...ways.map(([chave, valor, query]) =>
            refused(operation, 403, `another-store-by-${chave}`, forbidden(operation), valor, query, "api2"),
          ),
        ];
      }),
      success("criarPedido", {
        id: "GER-004/the-same-number-in-the-other-store",
        rules: ["PED-NOVO-040", "GER-004"],
        token: "api2",
        request: { body: foreignPedido(profile, "CHAVES") },
      }),
      success("lerChat", {
        id: "GER-004/the-other-stores-own-order-has-no-conversation",
        rules: ["GER-004", "CHAT-LER-002"],
        token: "api2",
        request: { path: { idPedido: numero }, query: { chave: "pedido" } },
        check: ({ body }, verify) => verify.equal("/situacao", body.situacao, "sem_conversa"),
      }),
      success("lerChat", {
        id: "GER-004/nothing-was-added-from-outside",
        rules: ["GER-004", "ERR-026"],
        request: () => ({ path: { idPedido: key.id.get() } }),
        check: ({ body }, verify) => verify.equal("/mensagens", body.mensagens.length, ways.length),
      }),
    ],
  };
}
