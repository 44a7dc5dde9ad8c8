import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

/** The limits of a conversation that is long, and of one that is read often. */
export function chatReadLimitScenario(profile: Profile): Scenario {
  const { leiturasDeChatPorMinuto } = profile.fixtures;
  const key = new PedidoKey(profile, "the order");
  const send = (mensagem: string) => () => ({ path: { idPedido: key.id.get() }, body: { mensagem } });
  return {
    module: "chat",
    cases: [
      createOrder(
        "CHAT-REC-004/order-to-talk-about",
        ["PED-NOVO-040"],
        transportedPedido(profile, "LONGO"),
        key,
      ),
      success("enviarMensagemChat", {
        id: "CHAT-REC-004/the-oldest-message",
        rules: ["CHAT-EST-001"],
        request: send("A mais antiga"),
      }),
      success("enviarMensagemChat", {
        id: "CHAT-REC-004/499-messages",
        rules: ["CHAT-REC-004"],
        repeat: 498,
        request: send("Outra"),
      }),
      success("lerChat", {
        id: "CHAT-REC-004/500-are-returned",
        rules: ["CHAT-REC-004", "NS-056"],
        request: () => ({ path: { idPedido: key.id.get() } }),
        check: ({ body: { mensagens } }, verify) => {
          verify.equal("/mensagens", [mensagens.length, mensagens[0]?.mensagem], [500, "A mais antiga"]);
        },
      }),
      success("enviarMensagemChat", {
        id: "CHAT-REC-004/the-newest-message",
        rules: ["CHAT-REC-004"],
        request: send("A mais nova"),
      }),
      success("lerChat", {
        id: "CHAT-REC-004/501-are-not",
        rules: ["CHAT-REC-004"],
        request: () => ({ path: { idPedido: key.id.get() } }),
        check: ({ body: { mensagens } }, verify) => {
          verify.equal("/mensagens", mensagens.length, 500);
          const ends = [mensagens[0]?.mensagem, mensagens.at(-1)?.mensagem];
          verify.equal("/mensagens", ends, ["Outra", "A mais nova"], ["NS-056"]);
        },
      }),
      success("listarChats", {
        id: "CHAT-LIST-006/every-message-is-counted",
        rules: ["CHAT-LIST-006"],
        request: { query: { limite: 1 } },
        check: ({ body: { chats } }, verify) => {
          verify.equal("/chats/0", [chats[0]?.idPedido, chats[0]?.qtdMensagens], [key.id.get(), 501]);
        },
      }),
      failure("lerChat", 429, {
        id: "LIM-003/too-many-reads",
        rules: ["LIM-003", "ERR-017"],
        token: "api2",
        flood: leiturasDeChatPorMinuto,
        tolerates: [
          {
            rules: ["LIM-003", "NS-078"],
            instead: `has another limit than ${leiturasDeChatPorMinuto} reads a minute`,
            answers: ({ status }) => status === 404,
          },
        ],
        request: { path: { idPedido: "KIT-NENHUM" } },
        check: ({ headers }, verify) => {
          const seconds = Number(headers["retry-after"]);
          verify.holds(
            "header Retry-After",
            seconds >= 1 && seconds <= 60,
            "must be seconds to wait",
            seconds,
            ["NS-003"],
          );
        },
      }),
      failure("consultarElegibilidadeChat", 404, {
        id: "LIM-003/other-operations-have-no-limit",
        rules: ["LIM-003"],
        token: "api2",
        request: { path: { idPedido: "KIT-NENHUM" } },
      }),
      success("lerChat", {
        id: "NS-078/the-other-store-has-its-own-limit",
        rules: ["NS-078", "GER-004"],
        request: () => ({ path: { idPedido: key.id.get() } }),
      }),
    ],
  };
}
