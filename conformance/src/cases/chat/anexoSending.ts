import type { Anexo } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { pdf, png } from "../support/arquivoSamples.ts";
import { chatForm, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { numeroOf } from "../support/pedidoSamples.ts";

const NOME = "Nota fiscal nº 1 (ç).pdf";
/** What becomes of blanks and other characters is a decision (NS-018). */
const CLEANED = /^nota.?fiscal.*\.pdf$/i;

/** One file from its sending to its download, and files of the other side. */
export function anexoSendingScenario(profile: Profile): Scenario {
  const numeroPedido = numeroOf(profile, "ANEXO");
  const key = new PedidoKey(profile, "the order");
  const file = new Slot<Anexo>("the attachment");
  const ofCarrier = new Slot<Anexo>("the attachment of the carrier");
  const list = { path: { numeroPedido } };
  const download = (url: () => string) => () => ({ url: `/arquivos/${url()}` });
  const withoutFiles: Case[] = [
    createOrder("ANX-007/order", ["PED-NOVO-040"], transportedPedido(profile, "ANEXO"), key),
    success("listarAnexos", {
      id: "ANX-007/no-attachments",
      rules: ["ANX-007", "ERR-028"],
      request: list,
      check: ({ body }, verify) => verify.equal("", body, { anexos: [] }),
    }),
  ];
  const sentFile: Case[] = [
    success("enviarMensagemChat", {
      id: "CHAT-MSG-005/a-file-in-anexo",
      rules: ["CHAT-MSG-005", "GER-006", "CHAT-MSG-011", "ANX-001", "ERR-018"],
      request: () => ({
        path: { idPedido: key.id.get() },
        form: [...chatForm("Segue a nota", [[NOME, pdf]]), { name: "origem", text: "transportadora" }],
      }),
      check: ({ body, raw }, verify) => {
        verify.equal("/origem", body.origem, "loja", ["CHAT-MSG-010"]);
        verify.equal("/anexos", body.anexos?.length, 1);
        const [{ nome, idTransportadora } = {} as Partial<Anexo>] = body.anexos ?? [];
        verify.holds("/anexos/0/nome", CLEANED.test(nome ?? ""), `must be of ${NOME}`, nome, ["ANX-002"]);
        verify.equal("/anexos/0/nome", nome, NOME, ["NS-018"]);
        verify.equal("/anexos/0/idTransportadora", idTransportadora, null, ["ANX-003"]);
        const [first] = (raw as { anexos: object[] }).anexos;
        verify.holds("/anexos/0", "idTransportadora" in (first ?? {}), "must be present", first, ["ANX-003"]);
      },
      save: ({ body }) => {
        if (body.anexos?.[0]) file.set(body.anexos[0]);
      },
    }),
    success("lerChat", {
      id: "CHAT-REC-006/the-message-names-its-file",
      rules: ["CHAT-REC-006", "CHAT-REC-001", "GER-005"],
      request: () => ({ path: { idPedido: key.id.get() } }),
      check: ({ body }, verify) => {
        const [message] = body.mensagens;
        verify.equal("/mensagens/0", [message?.mensagem, message?.anexos], ["Segue a nota", [file.get()]]);
      },
    }),
    success("listarAnexos", {
      id: "ANX-006/listed",
      rules: ["ANX-006", "ANX-005", "ANX-001", "ERR-028"],
      request: list,
      check: ({ body }, verify) => verify.equal("/anexos", body.anexos, [file.get()]),
    }),
  ];
  const downloads: Case[] = [
    success("baixarArquivo", {
      id: "NS-049/download",
      rules: ["NS-049"],
      mediaType: "application/pdf",
      request: download(() => file.get().url),
      check: ({ bytes, headers }, verify) => {
        verify.holds("answer", bytes.equals(pdf), "must be the bytes that were sent", bytes.length);
        const { "content-disposition": disposition = "", "x-content-type-options": options } = headers;
        verify.holds(
          "header Content-Disposition",
          /^attachment\b/i.test(disposition),
          "must be attachment",
          disposition,
        );
        verify.equal("header X-Content-Type-Options", options, "nosniff");
      },
    }),
    failure("baixarArquivo", 404, {
      id: "GER-004/download-by-the-other-store",
      rules: ["GER-004", "NS-049"],
      token: "api2",
      request: download(() => file.get().url),
    }),
    ...[
      ["another-name", () => `${file.get().url.split("/")[0]}/outro.pdf`],
      ["unknown", () => "00000000000000000000000000000000/nota.pdf"],
      ["a-folder-above", () => `..%2F..%2F${file.get().url.split("/")[0]}/nota.pdf`],
    ].map(([name, url]) =>
      failure("baixarArquivo", 404, {
        id: `NS-049/${name}`,
        rules: ["NS-049"],
        request: download(url as () => string),
      }),
    ),
  ];
  const refusedLists: Case[] = [
    failure("listarAnexos", 403, {
      id: "ERR-030/order-of-another-store",
      rules: ["ERR-030", "AUTH-007", "GER-004"],
      token: "api2",
      request: list,
    }),
    failure("listarAnexos", 404, {
      id: "ERR-031/unknown-order",
      rules: ["ERR-031"],
      request: { path: { numeroPedido: "KIT-NENHUM" } },
    }),
    failure("listarAnexos", 404, {
      id: "ANX-005/the-key-is-no-number",
      rules: ["ANX-005", "ERR-031"],
      request: () => ({ path: { numeroPedido: key.id.get() } }),
    }),
  ];
  const ofOthers: Case[] = [
    success("listarAnexos", {
      id: "ANX-003/file-of-the-carrier",
      rules: ["ANX-003", "ANX-006", "ANX-002"],
      needs: "answerChat",
      before: async () =>
        profile.driver.answerChat?.({
          chavePedido: key.get(),
          mensagem: "Segue a foto",
          anexos: [{ nome: "avaria.png", conteudo: png }],
        }),
      request: list,
      check: ({ body }, verify) => {
        const names = body.anexos.map(({ nome }) => nome);
        const kept = file.get().nome;
        verify.equal("/anexos", names.toSorted(), [kept, "avaria.png"].sort(), ["ANX-006"]);
        verify.equal("/anexos", names, [kept, "avaria.png"], ["NS-049"]);
        const sent = body.anexos.find(({ nome }) => nome === "avaria.png");
        const { idTransportadora = null, idUsuario, nomeUsuario } = sent ?? {};
        verify.holds("/anexos/1/idTransportadora", idTransportadora !== null, "must be the carrier", null);
        verify.equal(
          "/anexos/1",
          [Number.isInteger(idUsuario), typeof nomeUsuario],
          [true, "string"],
          ["ANX-002"],
        );
        verify.equal(
          "/anexos",
          body.anexos.find(({ nome }) => nome === kept),
          file.get(),
        );
      },
      save: ({ body }) => {
        const sent = body.anexos.find(({ nome }) => nome === "avaria.png");
        if (sent) ofCarrier.set(sent);
      },
    }),
    success("lerChat", {
      id: "ANX-001/the-same-in-the-conversation",
      rules: ["CHAT-REC-001", "ANX-001", "ANX-002"],
      needs: "answerChat",
      request: () => ({ path: { idPedido: key.id.get() } }),
      check: ({ body }, verify) =>
        verify.equal("/mensagens/1/anexos", body.mensagens[1]?.anexos, [ofCarrier.get()]),
    }),
    success("listarAnexos", {
      id: "NS-049/document-of-the-operator",
      rules: ["NS-049", "ANX-003"],
      needs: "addDocument",
      before: async () =>
        profile.driver.addDocument?.({ chavePedido: key.get(), nome: "comprovante.pdf", conteudo: pdf }),
      request: list,
      check: ({ body }, verify) => {
        const names = body.anexos.map(({ nome }) => nome);
        verify.equal("/anexos", names.at(-1), "comprovante.pdf", ["NS-049"]);
        const added = body.anexos.find(({ nome }) => nome === "comprovante.pdf");
        if (added) verify.equal("/anexos/idTransportadora", added.idTransportadora, null, ["ANX-003"]);
      },
    }),
  ];
  return {
    module: "anexo",
    cases: [...withoutFiles, ...sentFile, ...downloads, ...refusedLists, ...ofOthers],
  };
}
