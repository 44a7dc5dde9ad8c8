import type { Anexo } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { acceptedFiles, csv, gif, jpeg, pdf, png, refusedFiles } from "../support/arquivoSamples.ts";
import { chatForm, type SentFile, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

/** Files whose content is not what their name says (NS-018). */
const IMPOSTORS: readonly SentFile[] = [
  ["pagina.pdf", Buffer.from("<html><script>alert(1)</script>")],
  ["foto.png", jpeg],
  ["foto.jpg", png],
  ["texto.docx", pdf],
  ["nota.doc", pdf],
  ["binario.csv", Buffer.from([0x61, 0, 0x62])],
];
/** Odd names, and what is kept of them (NS-018). */
const NOMES: readonly (readonly [sent: string, kept: string])[] = [
  ["../../etc/nota.pdf", "nota.pdf"],
  ["C:\\temp\\foto.png", "foto.png"],
  ["FOTO.PNG", "FOTO.PNG"],
  ["a\u0301gua.gif", "água.gif"],
];

/** Types that are taken and types that are not. */
export function anexoTypeScenarios(profile: Profile): Scenario[] {
  return [
    acceptedScenario(profile, "TIPOS-1", 0),
    acceptedScenario(profile, "TIPOS-2", 5),
    refusedScenario(profile),
    namesScenario(profile),
  ];
}

function novoPedido(profile: Profile, name: string, key: PedidoKey, rule = "ANX-004"): Case {
  return createOrder(`${rule}/order-${name}`, ["PED-NOVO-040"], transportedPedido(profile, name), key);
}

/** Five of the types, one message each, as many as a conversation takes. */
function acceptedScenario(profile: Profile, name: string, first: number): Scenario {
  const key = new PedidoKey(profile, `the order ${name}`);
  const { numeroPedido } = transportedPedido(profile, name);
  return {
    module: "anexo",
    cases: [
      novoPedido(profile, name, key),
      ...acceptedFiles.slice(first, first + 5).flatMap(([extension, mediaType, content]) => {
        const file = new Slot<Anexo>(`the ${extension} file`);
        return [
          success("enviarMensagemChat", {
            id: `ANX-004/${extension}`,
            rules: ["ANX-004", "ERR-022"],
            request: () => ({
              path: { idPedido: key.id.get() },
              form: chatForm("Segue", [[`arquivo.${extension}`, content]]),
            }),
            save: ({ body }) => {
              if (body.anexos?.[0]) file.set(body.anexos[0]);
            },
          }),
          success("baixarArquivo", {
            id: `NS-049/download-${extension}`,
            rules: ["NS-049", "ANX-004"],
            mediaType,
            request: () => ({ url: `/arquivos/${file.get().url}` }),
            check: ({ bytes }, verify) =>
              verify.holds("answer", bytes.equals(content), "must be the bytes that were sent", bytes.length),
          }),
        ];
      }),
      success("listarAnexos", {
        id: `ANX-006/${name.toLowerCase()}`,
        rules: ["ANX-006"],
        request: { path: { numeroPedido } },
        check: ({ body }, verify) => {
          const names = body.anexos.map(({ nome }) => nome);
          const expected = acceptedFiles.slice(first, first + 5).map(([extension]) => `arquivo.${extension}`);
          verify.equal("/anexos", names.toSorted(), expected.toSorted());
          verify.equal("/anexos", names, expected, ["NS-049"]);
        },
      }),
    ],
  };
}

/** Whatever is refused leaves neither a message nor a file. */
function refusedScenario(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order RECUSADOS");
  const send = (form: ReturnType<typeof chatForm>) => () => ({ path: { idPedido: key.id.get() }, form });
  const refused = (id: string, rules: string[], files: readonly SentFile[]) =>
    failure("enviarMensagemChat", 400, { id, rules, request: send(chatForm("Segue", files)) });
  return {
    module: "anexo",
    cases: [
      novoPedido(profile, "RECUSADOS", key),
      ...refusedFiles.map(([name, content], index) =>
        refused(`ERR-022/type-${index + 1}`, ["ERR-022", "ANX-004"], [[name, content]]),
      ),
      ...IMPOSTORS.map(([name, content], index) =>
        refused(`NS-018/content-${index + 1}`, ["NS-018"], [[name, content]]),
      ),
      refused("NS-018/empty-file", ["NS-018"], [["vazio.pdf", Buffer.alloc(0)]]),
      refused(
        "ERR-041/a-good-file-and-a-bad-one",
        ["ERR-041", "ERR-022"],
        [
          ["nota.pdf", pdf],
          ["leia.txt", csv],
        ],
      ),
      ...[undefined, ""].map((text, index) =>
        failure("enviarMensagemChat", 400, {
          id: `CHAT-MSG-007/file-${index === 0 ? "without-text" : "with-empty-text"}`,
          rules: ["CHAT-MSG-007", "ERR-019"],
          request: send(chatForm(text, [["nota.pdf", pdf]])),
          field: "mensagem",
        }),
      ),
      failure("enviarMensagemChat", 400, {
        id: "NS-018/file-in-another-field",
        rules: ["NS-018", "NS-003"],
        request: send([
          { name: "mensagem", text: "Segue" },
          { name: "foto", file: "foto.png", content: png },
        ]),
      }),
      failure("enviarMensagemChat", 400, {
        id: "NS-003/text-given-twice",
        rules: ["NS-003"],
        request: send([...chatForm("Um", []), ...chatForm("Dois", [])]),
      }),
      failure("enviarMensagemChat", 400, {
        id: "NS-018/truncated-form",
        rules: ["NS-018"],
        request: () => ({
          path: { idPedido: key.id.get() },
          rawBody: '--x\r\nContent-Disposition: form-data; name="mensagem"\r\n\r\nOl',
          headers: { "content-type": "multipart/form-data; boundary=x" },
        }),
      }),
      failure("enviarMensagemChat", 400, {
        id: "NS-018/form-without-boundary",
        rules: ["NS-018"],
        request: () => ({
          path: { idPedido: key.id.get() },
          rawBody: "mensagem=Ola",
          headers: { "content-type": "multipart/form-data" },
        }),
      }),
      success("lerChat", {
        id: "ERR-041/no-message-was-stored",
        rules: ["ERR-041", "CHAT-MSG-007"],
        request: () => ({ path: { idPedido: key.id.get() } }),
        check: ({ body }, verify) => verify.equal("/situacao", body.situacao, "sem_conversa"),
      }),
      success("listarAnexos", {
        id: "ERR-041/no-file-was-stored",
        rules: ["ERR-041", "CHAT-MSG-007"],
        request: { path: { numeroPedido: transportedPedido(profile, "RECUSADOS").numeroPedido } },
        check: ({ body }, verify) => verify.equal("/anexos", body.anexos, []),
      }),
    ],
  };
}

function namesScenario(profile: Profile): Scenario {
  const key = new PedidoKey(profile, "the order NOMES");
  const contents: Record<string, Buffer> = { pdf, png, gif };
  return {
    module: "anexo",
    cases: [
      novoPedido(profile, "NOMES", key, "NS-018"),
      ...NOMES.map(([sent, kept], index) =>
        success("enviarMensagemChat", {
          id: `NS-018/name-${index + 1}`,
          rules: ["NS-018"],
          request: () => ({
            path: { idPedido: key.id.get() },
            form: chatForm("Segue", [[sent, contents[sent.slice(-3).toLowerCase()] ?? pdf]]),
          }),
          check: ({ body }, verify) => verify.equal("/anexos/0/nome", body.anexos?.[0]?.nome, kept),
        }),
      ),
      success("enviarMensagemChat", {
        id: "NS-018/no-file-chosen",
        rules: ["NS-018"],
        request: () => ({
          path: { idPedido: key.id.get() },
          form: chatForm("Sem arquivo", [["", Buffer.alloc(0)]]),
        }),
        check: ({ body }, verify) => verify.equal("/anexos", body.anexos, undefined),
      }),
    ],
  };
}
