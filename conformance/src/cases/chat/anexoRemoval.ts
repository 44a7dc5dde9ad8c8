import type { Anexo } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { pdf } from "../support/arquivoSamples.ts";
import { chatForm, type SentFile, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { numeroOf } from "../support/pedidoSamples.ts";

/** The relative path of an attachment, whose `url` may be a whole address (ANX-009). */
const caminhoOf = ({ url }: Pick<Anexo, "url"> = { url: "" }) => url.replace(/^https?:\/\/[^/]*\//i, "");

/** DELETE /pedido/{numeroPedido}/anexos on the three files of an order, and on the one of another order. */
export function anexoRemovalScenario(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order");
  const otherKey = new PedidoKey(profile, "the other order");
  const files = new Slot<Anexo[]>("the attachments");
  const foreign = new Slot<Anexo>("the attachment of the other order");
  const numero = numeroOf(profile, "REMOVER");
  const names = ["primeira.pdf", "segunda.pdf", "terceira.pdf"];
  const urlOf = (index: number) => caminhoOf(files.get()[index]);
  const order = (name: string, slot: PedidoKey): Case =>
    createOrder(
      `ANX-011/order-${name.toLowerCase()}`,
      ["PED-NOVO-040"],
      transportedPedido(profile, name),
      slot,
    );
  const send = (
    id: string,
    slot: PedidoKey,
    arquivos: readonly SentFile[],
    save: (anexos: Anexo[]) => void,
  ) =>
    success("enviarMensagemChat", {
      id,
      rules: ["CHAT-MSG-005"],
      request: () => ({ path: { idPedido: slot.id.get() }, form: chatForm("Segue", arquivos) }),
      save: ({ body }) => save(body.anexos ?? []),
    });
  const remove =
    (caminho: () => string, numeroPedido = numero) =>
    () => ({
      path: { numeroPedido },
      query: { caminho: caminho() },
    });
  const refused = (
    status: number,
    id: string,
    rules: string[],
    request: ReturnType<typeof remove>,
    token = "api",
  ) => failure("removerAnexo", status, { id, rules, token, request });
  const listed = (id: string, rules: string[], expected: readonly string[], numeroPedido = numero) =>
    success("listarAnexos", {
      id,
      rules,
      request: { path: { numeroPedido } },
      check: ({ body }, verify) => {
        const names = body.anexos.map(({ nome }) => nome);
        verify.equal("/anexos", names.toSorted(), expected.toSorted());
        verify.equal("/anexos", names, expected, ["NS-049"]);
      },
    });
  const sentFiles: Case[] = [
    order("REMOVER", key),
    send(
      "ANX-011/three-files",
      key,
      names.map((name): SentFile => [name, pdf]),
      (anexos) => files.set(anexos),
    ),
    order("REMOVER-2", otherKey),
    send("ANX-010/a-file-of-another-order", otherKey, [["outra.pdf", pdf]], ([anexo]) => {
      if (anexo) foreign.set(anexo);
    }),
  ];
  const refusedRemovals: Case[] = [
    failure("removerAnexo", 400, {
      id: "ERR-033/no-caminho",
      rules: ["ERR-033", "ANX-008"],
      request: { path: { numeroPedido: numero } },
      field: "caminho",
    }),
    refused(
      400,
      "ERR-033/empty-caminho",
      ["ERR-033", "ANX-008"],
      remove(() => ""),
    ),
    failure("removerAnexo", 400, {
      id: "NS-003/caminho-given-twice",
      rules: ["NS-003"],
      request: () => ({
        path: { numeroPedido: numero },
        query: { caminho: ["nenhuma/nota.pdf", "nenhuma/outra.pdf"] },
      }),
    }),
    refused(
      404,
      "ERR-037/unknown-caminho",
      ["ERR-037"],
      remove(() => "nenhuma/nota.pdf"),
    ),
    refused(
      404,
      "ANX-010/file-of-another-order",
      ["ANX-010", "ERR-037"],
      remove(() => caminhoOf(foreign.get())),
    ),
    listed("ANX-010/the-other-order-keeps-it", ["ANX-010"], ["outra.pdf"], numeroOf(profile, "REMOVER-2")),
    refused(
      403,
      "ERR-035/order-of-another-store",
      ["ERR-035", "AUTH-007", "GER-004"],
      remove(() => urlOf(0)),
      "api2",
    ),
    refused(
      404,
      "ERR-036/unknown-order",
      ["ERR-036"],
      remove(() => urlOf(0), "KIT-NENHUM"),
    ),
  ];
  const removedFile: Case[] = [
    listed("ANX-011/nothing-was-removed-so-far", ["GER-004", "ANX-010", "ERR-035"], names),
    success("removerAnexo", {
      id: "ANX-011/removed",
      rules: ["ANX-008", "ANX-009", "ANX-011", "ANX-013", "ERR-032"],
      request: remove(() => urlOf(0)),
      check: ({ body }, verify) =>
        verify.holds("/mensagem", body.mensagem !== "", "must hold a text", body.mensagem, ["ANX-013"]),
    }),
    listed("ANX-011/the-entry-is-gone-and-the-others-are-not", ["ANX-011"], names.slice(1)),
    failure("baixarArquivo", 404, {
      id: "ANX-011/the-file-is-gone",
      rules: ["ANX-011", "NS-049"],
      request: () => ({ url: `/arquivos/${urlOf(0)}` }),
    }),
    success("baixarArquivo", {
      id: "ANX-011/another-file-is-not",
      rules: ["NS-049"],
      mediaType: "application/pdf",
      request: () => ({ url: `/arquivos/${urlOf(1)}` }),
      check: ({ bytes }, verify) =>
        verify.holds("answer", bytes.equals(pdf), "must be the bytes that were sent", bytes.length),
    }),
    refused(
      404,
      "NS-051/removed-before",
      ["NS-051"],
      remove(() => urlOf(0)),
    ),
  ];
  const whatIsLeft: Case[] = [
    success("lerChat", {
      id: "NS-050/the-message-lost-it",
      rules: ["NS-050"],
      request: () => ({ path: { idPedido: key.id.get() } }),
      check: ({ body }, verify) => {
        const [message] = body.mensagens;
        verify.equal("/mensagens/0/mensagem", message?.mensagem, "Segue");
        verify.equal(
          "/mensagens/0/anexos",
          message?.anexos?.map(({ nome }) => nome),
          names.slice(1),
        );
      },
    }),
    send(
      "NS-050/two-more-make-five",
      key,
      [
        ["quarta.pdf", pdf],
        ["quinta.pdf", pdf],
      ],
      () => undefined,
    ),
    failure("enviarMensagemChat", 400, {
      id: "NS-050/a-removed-file-gives-no-place-back",
      rules: ["NS-050"],
      request: () => ({ path: { idPedido: key.id.get() }, form: chatForm("Segue", [["sexta.pdf", pdf]]) }),
    }),
    success("removerAnexo", {
      id: "ERR-032/the-only-file-of-a-message",
      rules: ["ERR-032"],
      request: remove(() => caminhoOf(foreign.get()), numeroOf(profile, "REMOVER-2")),
    }),
    success("lerChat", {
      id: "NS-050/a-message-that-lost-its-files-has-no-key",
      rules: ["NS-050", "NS-007"],
      request: () => ({ path: { idPedido: otherKey.id.get() } }),
      check: ({ raw }, verify) => {
        const [message] = (raw as { mensagens: object[] }).mensagens;
        verify.holds("/mensagens/0/anexos", !("anexos" in (message ?? {})), "must be absent", message);
      },
    }),
    // Whoever takes these removes a file: no later case may depend on it.
    refused(
      404,
      "NS-051/a-path-outside",
      ["NS-051"],
      remove(() => `../${urlOf(2)}`),
    ),
    refused(
      404,
      "NS-051/the-name-alone",
      ["NS-051"],
      remove(() => names[2] ?? ""),
    ),
  ];
  return {
    module: "anexo",
    cases: [...sentFiles, ...refusedRemovals, ...removedFile, ...whatIsLeft],
  };
}
