import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { rulesOfElegivel, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { chatEndScenario } from "./end.ts";
import { chatKeysScenario } from "./keys.ts";
import { chatListScenario } from "./list.ts";
import { chatReadLimitScenario } from "./readLimit.ts";
import { chatTextScenarios } from "./text.ts";

/** Conversations with carriers: messages, how their order is told, the list, the end. */
export function chatScenarios(profile: Profile): Scenario[] {
  return [
    chatStartScenario(profile),
    ...chatTextScenarios(profile),
    chatKeysScenario(profile),
    chatEndScenario(profile),
    chatListScenario(profile),
    chatReadLimitScenario(profile),
  ];
}

/** From an order without conversation to one with messages of both sides. */
function chatStartScenario(profile: Profile): Scenario {
  const { nomeTransportadora } = profile.fixtures.transportadora;
  const key = new PedidoKey(profile, "the order");
  const sent = new Slot<{ id: string; data: string }>("the first message");
  const second = new Slot<string>("the id of the second message");
  const chat = () => ({ path: { idPedido: key.id.get() } });
  return {
    module: "chat",
    cases: [
      createOrder(
        "CHAT-EST-001/order-to-talk-about",
        ["PED-NOVO-040"],
        transportedPedido(profile, "CHAT"),
        key,
      ),
      success("lerChat", {
        id: "CHAT-LER-002/no-conversation-yet",
        rules: ["CHAT-LER-002", "CHAT-REC-002", "ERR-013"],
        request: chat,
        check: ({ body }, verify) => verify.equal("", body, { mensagens: [], situacao: "sem_conversa" }),
      }),
      success("consultarElegibilidadeChat", {
        id: "CHAT-MSG-012/carrier-enabled",
        rules: ["CHAT-MSG-012", "NS-068"],
        request: chat,
        check: ({ body }, verify) => verify.equal("/elegivel", body.elegivel, true, rulesOfElegivel(body)),
      }),
      failure("enviarMensagemChat", 400, {
        id: "CHAT-EST-001/a-refused-message-opens-nothing",
        rules: ["ERR-019", "CHAT-EST-001"],
        request: () => ({ ...chat(), body: { mensagem: "" } }),
      }),
      success("lerChat", {
        id: "CHAT-EST-001/still-no-conversation",
        rules: ["CHAT-EST-001", "CHAT-LER-002"],
        request: chat,
        check: ({ body }, verify) => verify.equal("/situacao", body.situacao, "sem_conversa"),
      }),
      success("enviarMensagemChat", {
        id: "CHAT-EST-001/first-message",
        rules: ["CHAT-MSG-011", "CHAT-MSG-001", "CHAT-MSG-002", "ERR-018", "GER-012"],
        request: () => ({ ...chat(), body: { mensagem: "Onde está o pedido?" } }),
        check: ({ body, raw }, verify) => {
          verify.equal("/origem", body.origem, "loja");
          verify.holds("/id", body.id !== "", "must be the message's id", body.id);
          verify.holds("/anexos", !("anexos" in (raw as object)), "must be absent without files", raw);
        },
        save: ({ body }) => sent.set(body),
      }),
      success("lerChat", {
        id: "CHAT-EST-001/conversation-open",
        rules: ["CHAT-EST-001", "CHAT-REC-001", "CHAT-REC-002", "CHAT-REC-005", "ERR-013"],
        request: chat,
        check: ({ body, raw }, verify) => {
          verify.equal("/situacao", body.situacao, "aberto", ["CHAT-EST-001", "CHAT-REC-002"]);
          if (body.situacao === "sem_conversa") return;
          verify.holds("/_id", body._id !== "", "must be the chat's id", body._id);
          verify.equal("/tipoPedido", body.tipoPedido, "envio", ["CHAT-MSG-009"]);
          verify.equal("/nomeTransportadora", body.nomeTransportadora, nomeTransportadora, ["CHAT-MSG-009"]);
          verify.equal("/subSituacao", body.subSituacao, "aguardandoRespostaTransportadora", ["NS-024"]);
          verify.equal("/mensagens", body.mensagens.length, 1);
          const { nomeUsuario = "", ...message } = body.mensagens[0] ?? {};
          verify.equal("/mensagens/0", message, {
            id: sent.get().id,
            data: sent.get().data,
            mensagem: "Onde está o pedido?",
            origem: "loja",
          });
          verify.holds("/mensagens/0/nomeUsuario", nomeUsuario !== "", "must name the sender", nomeUsuario);
          const [first] = (raw as { mensagens: object[] }).mensagens;
          verify.holds("/mensagens/0/anexos", !("anexos" in (first ?? {})), "must be absent", first, [
            "CHAT-REC-006",
          ]);
        },
      }),
      success("enviarMensagemChat", {
        id: "CHAT-MSG-010/origin-and-order-in-the-body-are-ignored",
        rules: ["CHAT-MSG-010", "CHAT-MSG-009"],
        request: () => ({
          ...chat(),
          body: {
            mensagem: "Da loja",
            origem: "transportadora",
            tipoPedido: "reversa",
            nomeTransportadora: "Outra",
          },
        }),
        check: ({ body }, verify) => verify.equal("/origem", body.origem, "loja"),
        save: ({ body }) => second.set(body.id),
      }),
      success("lerChat", {
        id: "CHAT-MSG-010/stored-as-the-stores",
        rules: ["CHAT-MSG-010", "CHAT-REC-003"],
        request: chat,
        check: ({ body }, verify) => {
          const ids = body.mensagens.map(({ id }) => id);
          verify.equal("/mensagens", ids, [sent.get().id, second.get()], ["CHAT-REC-001", "CHAT-MSG-011"]);
          const texts = body.mensagens.map(({ origem, mensagem }) => [origem, mensagem]);
          verify.equal(
            "/mensagens",
            texts.map(([, text]) => text),
            ["Onde está o pedido?", "Da loja"],
            ["CHAT-REC-003"],
          );
          verify.equal("/mensagens/1/origem", texts[1]?.[0], "loja", ["CHAT-MSG-010"]);
          if (body.situacao === "sem_conversa") return;
          verify.equal(
            "",
            [body.tipoPedido, body.nomeTransportadora],
            ["envio", nomeTransportadora],
            ["CHAT-MSG-009"],
          );
        },
      }),
      success("lerChat", {
        id: "NS-024/the-carrier-answers",
        rules: ["CHAT-REC-005", "CHAT-REC-003", "NS-024"],
        needs: "answerChat",
        before: async () =>
          profile.driver.answerChat?.({ chavePedido: key.get(), mensagem: "Sai hoje para entrega." }),
        request: chat,
        check: ({ body }, verify) => {
          const last = body.mensagens.at(-1);
          verify.equal("/mensagens", body.mensagens.length, 3);
          verify.equal(
            "/mensagens/2",
            [last?.origem, last?.mensagem],
            ["transportadora", "Sai hoje para entrega."],
          );
          const dates = body.mensagens.map(({ data }) => data);
          verify.equal("/mensagens", dates, [...dates].sort(), ["CHAT-REC-003"]);
          if (body.situacao === "sem_conversa") return;
          verify.equal("/subSituacao", body.subSituacao, "aguardandoRespostaLoja", ["NS-024"]);
        },
      }),
      success("listarChats", {
        id: "CHAT-LIST-006/last-message-of-the-carrier",
        rules: ["CHAT-LIST-006"],
        needs: "answerChat",
        request: { query: { limite: 200 } },
        check: ({ body: { chats } }, verify) => {
          const at = chats.findIndex(({ idPedido }) => idPedido === key.id.get());
          const { origem, mensagem } = chats[at]?.ultimaMensagem ?? {};
          const last = ["transportadora", "Sai hoje para entrega."];
          verify.equal(`/chats/${at}/ultimaMensagem`, [origem, mensagem], last);
        },
      }),
      success("enviarMensagemChat", {
        id: "NS-024/the-store-writes-again",
        rules: ["NS-024"],
        request: () => ({ ...chat(), body: { mensagem: "Obrigado" } }),
      }),
      success("lerChat", {
        id: "NS-024/the-carrier-has-to-answer-again",
        rules: ["NS-024"],
        request: chat,
        check: ({ body }, verify) => {
          if (body.situacao !== "sem_conversa")
            verify.equal("/subSituacao", body.subSituacao, "aguardandoRespostaTransportadora");
        },
      }),
    ],
  };
}
