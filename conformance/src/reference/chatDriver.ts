import type { Driver } from "../profile/driver.ts";
import { LOJA, type Operator, recordWith } from "./operator.ts";

/** Conversations: what the carrier's side and the operator do. */
export function chatDriver(call: Operator): Driver {
  return {
    async answerChat({ chavePedido, mensagem, anexos = [] }) {
      const form = new FormData();
      form.append("mensagem", mensagem);
      form.append("nomeUsuario", "Carlos Lima");
      form.append("idUsuario", "12");
      for (const { nome, conteudo } of anexos)
        form.append("anexo[]", new Blob([new Uint8Array(conteudo)]), nome);
      await call("POST", `${LOJA}/pedidos/${chavePedido}/chat/mensagens`, form);
    },
    async addDocument({ chavePedido, nome, conteudo }) {
      const form = new FormData();
      form.append("anexo[]", new Blob([new Uint8Array(conteudo)]), nome);
      await call("POST", `${LOJA}/pedidos/${chavePedido}/documentos`, form);
    },
    async finishChat(chavePedido) {
      await call("POST", `${LOJA}/pedidos/${chavePedido}/chat/finalizar`);
    },
    async enableChat(nomeTransportadora, chatHabilitado) {
      const { id } = await recordWith<{ id: number; nome: string }>(
        call,
        `${LOJA}/transportadoras`,
        "nome",
        nomeTransportadora,
      );
      await call("PATCH", `${LOJA}/transportadoras/${id}`, { chatHabilitado });
    },
  };
}
