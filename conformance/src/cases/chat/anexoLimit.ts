import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { csvOf, LARGEST_FILE, pdf, png } from "../support/arquivoSamples.ts";
import { chatForm, type SentFile, transportedPedido } from "../support/chatSamples.ts";
import { failure, success } from "../support/define.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

/** 2 MB for each file, 5 files for a conversation (LIM-001, LIM-002). */
export function anexoLimitScenario(profile: Profile): Scenario {
  const orders = new Map<string, PedidoKey>();
  const keyOf = (name: string) => orders.get(name)?.id.get() ?? "";
  const order = (name: string): Case => {
    const key = new PedidoKey(profile, `the order ${name}`);
    orders.set(name, key);
    return createOrder(
      `LIM-002/order-${name.toLowerCase()}`,
      ["PED-NOVO-040"],
      transportedPedido(profile, name),
      key,
    );
  };
  const files = (count: number): SentFile[] =>
    Array.from({ length: count }, (_, index) => [`nota-${index + 1}.pdf`, pdf] as const);
  const send = (name: string, arquivos: readonly SentFile[]) => () => ({
    path: { idPedido: keyOf(name) },
    form: chatForm("Segue", arquivos),
  });
  const taken = (id: string, rules: string[], name: string, arquivos: readonly SentFile[]) =>
    success("enviarMensagemChat", {
      id,
      rules,
      request: send(name, arquivos),
      check: ({ body }, verify) =>
        verify.equal(
          "/anexos",
          body.anexos?.map(({ nome }) => nome),
          arquivos.map(([nome]) => nome),
        ),
    });
  const refused = (id: string, rules: string[], name: string, arquivos: readonly SentFile[]) =>
    failure("enviarMensagemChat", 400, { id, rules, request: send(name, arquivos) });
  const holds = (id: string, rules: string[], name: string, count: number, messages: number): Case[] => [
    success("listarAnexos", {
      id,
      rules,
      request: { path: { numeroPedido: transportedPedido(profile, name).numeroPedido } },
      check: ({ body }, verify) => verify.equal("/anexos", body.anexos.length, count),
    }),
    success("lerChat", {
      id,
      rules,
      request: () => ({ path: { idPedido: keyOf(name) } }),
      check: ({ body }, verify) => verify.equal("/mensagens", body.mensagens.length, messages),
    }),
  ];
  const tooLarge: SentFile = ["grande.csv", csvOf(LARGEST_FILE + 1)];
  return {
    module: "anexo",
    cases: [
      order("TAMANHO"),
      taken("LIM-001/2-million-bytes", ["LIM-001"], "TAMANHO", [["um.csv", csvOf(2_000_000)]]),
      refused("LIM-001/2097153-bytes", ["LIM-001", "ERR-023"], "TAMANHO", [tooLarge]),
      refused("ERR-041/a-good-file-and-one-too-large", ["ERR-041", "ERR-023"], "TAMANHO", [
        ["nota.pdf", pdf],
        tooLarge,
      ]),
      taken("LIM-001/for-each-file", ["LIM-001"], "TAMANHO", [
        ["tres.csv", csvOf(1_500_000)],
        ["quatro.csv", csvOf(1_500_000)],
      ]),
      ...holds("ERR-041/nothing-of-what-was-refused", ["ERR-041", "ERR-023"], "TAMANHO", 3, 2),
      order("TAMANHO-2"),
      taken("NS-018/2097152-bytes", ["NS-018"], "TAMANHO-2", [["dois.csv", csvOf(LARGEST_FILE)]]),

      order("CINCO"),
      refused("LIM-002/6-at-once", ["LIM-002", "ERR-024", "ERR-041"], "CINCO", files(6)),
      taken("LIM-002/5-at-once", ["LIM-002", "CHAT-MSG-005"], "CINCO", files(5)),
      refused("LIM-002/a-sixth", ["LIM-002", "ERR-024"], "CINCO", files(1)),
      success("enviarMensagemChat", {
        id: "LIM-002/text-is-not-limited",
        rules: ["LIM-002", "ERR-024"],
        request: () => ({ path: { idPedido: keyOf("CINCO") }, body: { mensagem: "Só texto" } }),
      }),
      ...holds("ERR-041/nothing-of-the-sixth", ["ERR-041", "LIM-002"], "CINCO", 5, 2),

      order("QUATRO"),
      taken("LIM-002/4-at-first", ["LIM-002"], "QUATRO", files(4)),
      refused("LIM-002/4-and-2", ["LIM-002", "ERR-024", "ERR-041"], "QUATRO", files(2)),
      ...holds("ERR-041/neither-of-the-2", ["ERR-041", "LIM-002"], "QUATRO", 4, 1),
      taken("LIM-002/4-and-1", ["LIM-002"], "QUATRO", files(1)),

      order("OUTRO-LADO"),
      taken("LIM-002/4-of-the-store", ["LIM-002"], "OUTRO-LADO", files(4)),
      {
        ...refused("LIM-002/files-of-the-carrier-count", ["LIM-002", "ERR-024"], "OUTRO-LADO", files(1)),
        needs: "answerChat",
        before: async () =>
          profile.driver.answerChat?.({
            chavePedido: orders.get("OUTRO-LADO")?.get() ?? "",
            mensagem: "Segue a foto",
            anexos: [{ nome: "foto.png", conteudo: png }],
          }),
      },
    ],
  };
}
