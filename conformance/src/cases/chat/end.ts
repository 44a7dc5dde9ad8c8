import type { Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { pdf } from "../support/arquivoSamples.ts";
import { chatForm, rulesOfElegivel, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

/** A finished conversation takes no message; a carrier that is not enabled for chat neither. */
export function chatEndScenario(profile: Profile): Scenario {
  const { correios } = profile.fixtures;
  const key = new PedidoKey(profile, "the order");
  const disabled = new PedidoKey(profile, "the order of the carrier without chat");
  const chat = () => ({ path: { idPedido: key.id.get() } });
  const other = () => ({ path: { idPedido: disabled.id.get() } });
  return {
    module: "chat",
    cases: [
      createOrder(
        "CHAT-EST-002/order-to-talk-about",
        ["PED-NOVO-040"],
        transportedPedido(profile, "FIM"),
        key,
      ),
      success("enviarMensagemChat", {
        id: "CHAT-EST-002/the-last-message",
        rules: ["CHAT-EST-001", "ERR-018"],
        request: () => ({ ...chat(), body: { mensagem: "Última" } }),
      }),
      failure("enviarMensagemChat", 400, {
        id: "CHAT-EST-002/finished",
        rules: ["CHAT-EST-002", "ERR-021"],
        needs: "finishChat",
        before: async () => profile.driver.finishChat?.(key.get()),
        request: () => ({ ...chat(), body: { mensagem: "Mais uma" } }),
      }),
      failure("enviarMensagemChat", 400, {
        id: "CHAT-EST-002/finished-with-a-file",
        rules: ["CHAT-EST-002", "ERR-021", "ERR-041"],
        needs: "finishChat",
        request: () => ({ ...chat(), form: chatForm("Mais uma", [["nota.pdf", pdf]]) }),
      }),
      success("lerChat", {
        id: "CHAT-EST-002/stays-finished",
        rules: ["CHAT-EST-002", "CHAT-REC-002", "NS-023"],
        needs: "finishChat",
        request: chat,
        check: ({ body }, verify) => {
          verify.equal("/situacao", body.situacao, "finalizado");
          verify.equal(
            "/mensagens",
            body.mensagens.map(({ mensagem }) => mensagem),
            ["Última"],
          );
        },
      }),
      success("listarAnexos", {
        id: "CHAT-EST-002/no-file-was-kept",
        rules: ["CHAT-EST-002", "ERR-041"],
        needs: "finishChat",
        request: { path: { numeroPedido: transportedPedido(profile, "FIM").numeroPedido } },
        check: ({ body }, verify) => verify.equal("/anexos", body.anexos, []),
      }),
      success("listarChats", {
        id: "CHAT-LIST-001/finished-ones",
        rules: ["CHAT-LIST-001", "CHAT-LIST-006"],
        needs: "finishChat",
        request: { query: { situacao: "finalizado", limite: 200 } },
        check: ({ body }, verify) => {
          const states = [...new Set(body.chats.map(({ situacao }) => situacao))];
          verify.equal("/chats", states, ["finalizado"]);
          verify.holds(
            "/chats",
            body.chats.some(({ idPedido }) => idPedido === key.id.get()),
            "must hold the finished chat",
          );
        },
      }),
      success("listarChats", {
        id: "CHAT-LIST-001/open-ones",
        rules: ["CHAT-LIST-001"],
        needs: "finishChat",
        request: { query: { situacao: "aberto", limite: 200 } },
        check: ({ body }, verify) => {
          const states = [...new Set(body.chats.map(({ situacao }) => situacao))];
          verify.holds("/chats", !states.includes("finalizado"), "must be open ones only", states);
          verify.holds(
            "/chats",
            !body.chats.some(({ idPedido }) => idPedido === key.id.get()),
            "must not hold it",
          );
        },
      }),
      createOrder(
        "ERR-027/order-of-another-carrier",
        ["PED-NOVO-040"],
        transportedPedido(profile, "SEM-CHAT", correios),
        disabled,
      ),
      failure("enviarMensagemChat", 403, {
        id: "ERR-027/carrier-not-enabled",
        rules: ["ERR-027"],
        needs: "enableChat",
        before: async () => profile.driver.enableChat?.(correios.nomeTransportadora, false),
        request: () => ({ ...other(), body: { mensagem: "Olá" } }),
      }),
      success("consultarElegibilidadeChat", {
        id: "CHAT-MSG-012/carrier-not-enabled",
        rules: ["CHAT-MSG-012", "NS-068"],
        needs: "enableChat",
        request: other,
        check: ({ body }, verify) => verify.equal("/elegivel", body.elegivel, false, rulesOfElegivel(body)),
      }),
      success("lerChat", {
        id: "ERR-027/nothing-was-stored",
        rules: ["ERR-027", "CHAT-LER-002"],
        needs: "enableChat",
        request: other,
        check: ({ body }, verify) => verify.equal("/situacao", body.situacao, "sem_conversa"),
      }),
      success("enviarMensagemChat", {
        id: "ERR-027/enabled-again",
        rules: ["ERR-027", "ERR-018"],
        needs: "enableChat",
        before: async () => profile.driver.enableChat?.(correios.nomeTransportadora, true),
        request: () => ({ ...other(), body: { mensagem: "Olá" } }),
      }),
    ],
  };
}
