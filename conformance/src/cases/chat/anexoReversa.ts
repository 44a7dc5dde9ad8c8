import type { Anexo } from "@frete/contract/loja";
import type { Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { pdf } from "../support/arquivoSamples.ts";
import { chatForm, transportedChaveNf, transportedPedido } from "../support/chatSamples.ts";
import { success } from "../support/define.ts";
import { numeroOf, pedidoReversa } from "../support/pedidoSamples.ts";
import { situacoesOf } from "../support/situacoes.ts";

/** Conversation and files of a return. */
export function anexoReversaScenario(profile: Profile): Scenario {
  const situacoes = new Slot<Record<string, string>>("the situation values");
  const file = new Slot<Anexo>("the attachment");
  const pai = numeroOf(profile, "ANEXO-PAI");
  const numeroPedido = numeroOf(profile, "ANEXO-REV");
  const reversa = () => {
    const body = pedidoReversa(profile, "ANEXO-REV", pai, situacoes.get());
    const [envio] = body.envio;
    if (!envio) throw new Error("the sample has no shipment");
    const notaFiscal = { ...envio.notaFiscal, chave: transportedChaveNf(profile, "ANEXO-REV") };
    return { ...body, envio: [{ ...envio, ...profile.fixtures.transportadora, notaFiscal }] };
  };
  return {
    module: "anexo",
    cases: [
      success("listarSituacoesReversa", {
        id: "ANX-005/situation-values",
        rules: ["REV-SIT-001"],
        save: ({ raw }) => situacoes.set(situacoesOf(raw)),
      }),
      success("criarPedido", {
        id: "ANX-005/parent",
        rules: ["PED-NOVO-040"],
        request: { body: transportedPedido(profile, "ANEXO-PAI") },
      }),
      success("criarPedido", {
        id: "ANX-005/return",
        rules: ["REV-NOVO-001"],
        request: () => ({ body: reversa() }),
      }),
      success("enviarMensagemChat", {
        id: "CHAT-MSG-009/about-a-return",
        rules: ["CHAT-MSG-003", "CHAT-MSG-009"],
        request: {
          path: { idPedido: numeroPedido },
          query: { chave: "pedido" },
          form: chatForm("Segue", [["coleta.pdf", pdf]]),
        },
        save: ({ body }) => {
          if (body.anexos?.[0]) file.set(body.anexos[0]);
        },
      }),
      success("lerChat", {
        id: "CHAT-MSG-009/the-kind-of-the-order",
        rules: ["CHAT-MSG-009", "CHAT-REC-002"],
        request: { path: { idPedido: numeroPedido }, query: { chave: "pedido" } },
        check: ({ body }, verify) => {
          if (body.situacao !== "sem_conversa") verify.equal("/tipoPedido", body.tipoPedido, "reversa");
          verify.equal("/mensagens", body.mensagens.length, 1);
        },
      }),
      success("listarChats", {
        id: "CHAT-LIST-006/a-return",
        rules: ["CHAT-LIST-006", "CHAT-MSG-009"],
        request: { query: { limite: 10 } },
        check: ({ body }, verify) =>
          verify.equal("/chats/0/tipoPedido", body.chats[0]?.tipoPedido, "reversa"),
      }),
      success("listarAnexos", {
        id: "ANX-005/files-of-a-return",
        rules: ["ANX-005"],
        request: { path: { numeroPedido } },
        check: ({ body }, verify) => verify.equal("/anexos", body.anexos, [file.get()]),
      }),
      success("listarAnexos", {
        id: "ANX-005/not-those-of-the-parent",
        rules: ["ANX-005", "ANX-007"],
        request: { path: { numeroPedido: pai } },
        check: ({ body }, verify) => verify.equal("/anexos", body.anexos, []),
      }),
      success("removerAnexo", {
        id: "ANX-005/removed-from-a-return",
        rules: ["ANX-005", "ERR-032"],
        request: () => ({ path: { numeroPedido }, query: { caminho: file.get().url } }),
      }),
    ],
  };
}
