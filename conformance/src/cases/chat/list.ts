import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Profile } from "../../profile/profile.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { nextSecond, today } from "../support/dates.ts";
import { failure, type Success, success } from "../support/define.ts";
import { parameterCases } from "../support/limitCases.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";

type Lista = Success<"listarChats">;

const ULTIMA = "Última de A: até já";

/** GET /chats on three conversations of the run: A, B, with another carrier, and C; a second message in A makes it the newest. */
export function chatListScenario(profile: Profile): Scenario {
  const { transportadora, correios } = profile.fixtures;
  const keys = new Map(["A", "B", "C"].map((name) => [name, new PedidoKey(profile, `the order ${name}`)]));
  const keyOf = (name: string) => keys.get(name)?.id.get() ?? "";
  const carrier = new Slot<number>("the code of the carrier");
  const chatOfA = new Slot<string>("the id of the chat of A");
  const last = new Slot<{ id: string; data: string }>("the last message of A");
  /** The conversations of the run, in the order of the answer. */
  const names = ({ chats }: Lista) =>
    chats.map(({ idPedido }) => [...keys].find(([, slot]) => slot.id.get() === idPedido)?.[0] ?? "").join("");
  const listed = (
    id: string,
    rules: string[],
    query: () => Record<string, string | number>,
    expected: string,
  ) =>
    success("listarChats", {
      id,
      rules,
      request: () => ({ query: query() }),
      check: ({ body }, verify) => verify.equal("/chats", names(body), expected),
    });
  const page = (id: string, pagina: number, expected: string) =>
    success("listarChats", {
      id,
      rules: ["CHAT-LIST-004", "CHAT-LIST-006"],
      request: { query: { limite: 1, ...(pagina > 1 && { pagina }) } },
      check: ({ body }, verify) =>
        verify.equal("", [body.pagina, body.limite, names(body)], [pagina, 1, expected]),
    });
  const wrong = (name: string, rules: string[], query: () => Record<string, string | number>) =>
    failure("listarChats", 400, { id: `${rules[0]}/${name}`, rules, request: () => ({ query: query() }) });
  const threeChats: Case[] = [
    ...["A", "B", "C"].flatMap((name) => [
      createOrder(
        `CHAT-LIST-005/order-${name}`,
        ["PED-NOVO-040"],
        transportedPedido(profile, `LISTA-${name}`, name === "B" ? correios : transportadora),
        keys.get(name),
      ),
      success("enviarMensagemChat", {
        id: `CHAT-LIST-005/first-message-of-${name}`,
        rules: ["CHAT-EST-001"],
        before: nextSecond,
        request: () => ({ path: { idPedido: keyOf(name) }, body: { mensagem: `Primeira de ${name}` } }),
      }),
    ]),
    success("enviarMensagemChat", {
      id: "CHAT-LIST-005/second-message-of-A",
      rules: ["ERR-018"],
      before: nextSecond,
      request: () => ({ path: { idPedido: keyOf("A") }, body: { mensagem: ULTIMA } }),
      save: ({ body }) => last.set(body),
    }),
    success("lerChat", {
      id: "CHAT-LIST-007/the-id-of-the-chat",
      rules: ["CHAT-LIST-007", "CHAT-REC-001", "CHAT-MSG-011"],
      request: () => ({ path: { idPedido: keyOf("A") } }),
      check: ({ body }, verify) => {
        const { id, data } = body.mensagens.at(-1) ?? {};
        verify.equal("/mensagens/1", { id, data }, { id: last.get().id, data: last.get().data });
      },
      save: ({ body }) => {
        if (body.situacao !== "sem_conversa") chatOfA.set(body._id);
      },
    }),
    success("lerChat", {
      id: "CHAT-MSG-009/the-carrier-of-B",
      rules: ["CHAT-MSG-009", "CHAT-REC-001"],
      request: () => ({ path: { idPedido: keyOf("B") } }),
      check: ({ body }, verify) => {
        if (body.situacao !== "sem_conversa")
          verify.equal("/nomeTransportadora", body.nomeTransportadora, correios.nomeTransportadora);
      },
    }),
  ];
  const inOrder: Case[] = [
    success("listarChats", {
      id: "CHAT-LIST-005/newest-last-message-first",
      rules: ["CHAT-LIST-005", "CHAT-LIST-004", "CHAT-LIST-006", "CHAT-LIST-007", "ERR-010"],
      check: ({ body }, verify) => {
        verify.equal("", [body.pagina, body.limite], [1, 50], ["CHAT-LIST-004"]);
        verify.equal("/chats", names(body).slice(0, 3), "ACB", ["CHAT-LIST-005"]);
        const dates = body.chats.map(({ dataUltimaMensagem }) => dataUltimaMensagem);
        verify.equal("/chats", dates, [...dates].sort().reverse(), ["CHAT-LIST-005"]);
        const [, ofC, ofB] = body.chats;
        verify.equal(
          "/chats",
          [ofC?.nomeTransportadora, ofB?.nomeTransportadora],
          [transportadora.nomeTransportadora, correios.nomeTransportadora],
          ["CHAT-LIST-006"],
        );
        // Their first messages are of different seconds.
        const isCreated = ofC !== undefined && ofB !== undefined && ofB.data < ofC.data;
        verify.holds(
          "/chats",
          isCreated,
          "B must be created before C",
          [ofB?.data, ofC?.data],
          ["CHAT-LIST-006"],
        );
        verify.holds("/total", body.total >= 3, "must count all of them", body.total, ["CHAT-LIST-006"]);
        const [{ idTransportadora = 0, idChat = "", data = "", subSituacao = "", ...chat } = {}] = body.chats;
        verify.equal("/chats/0/subSituacao", subSituacao, "aguardandoRespostaTransportadora", ["NS-024"]);
        verify.equal("/chats/0/idChat", idChat, chatOfA.get(), ["CHAT-LIST-007"]);
        verify.holds(
          "/chats/0/idTransportadora",
          idTransportadora > 0,
          "must be a carrier",
          idTransportadora,
          ["CHAT-LIST-006"],
        );
        const ultima = last.get().data;
        verify.holds(
          "/chats/0/data",
          data < ultima,
          "must be the creation",
          [data, ultima],
          ["CHAT-LIST-006"],
        );
        verify.equal(
          "/chats/0",
          chat,
          {
            idPedido: keyOf("A"),
            tipoPedido: "envio",
            nomeTransportadora: transportadora.nomeTransportadora,
            situacao: "aberto",
            dataUltimaMensagem: ultima,
            qtdMensagens: 2,
            ultimaMensagem: { mensagem: ULTIMA, origem: "loja", data: ultima },
          },
          ["CHAT-LIST-006"],
        );
      },
      save: ({ body }) => carrier.set(body.chats[0]?.idTransportadora ?? 0),
    }),
  ];
  const paged: Case[] = [
    page("CHAT-LIST-004/first-page", 1, "A"),
    page("CHAT-LIST-004/second-page", 2, "C"),
    success("listarChats", {
      id: "CHAT-LIST-006/total-is-not-the-page",
      rules: ["CHAT-LIST-006", "CHAT-LIST-004"],
      request: { query: { limite: 2, pagina: 2 } },
      check: ({ body }, verify) => {
        verify.equal("", [body.pagina, body.limite], [2, 2]);
        verify.holds("/total", body.total >= 3, "must count all of them", body.total);
      },
    }),
    listed("NS-057/page-after-the-last", ["NS-057", "NS-063", "ERR-010"], () => ({ pagina: 100_000 }), ""),
  ];
  const filtered: Case[] = [
    success("listarChats", {
      id: "CHAT-LIST-001/of-the-carrier",
      rules: ["CHAT-LIST-001"],
      request: () => ({ query: { idTransportadora: carrier.get(), limite: 200 } }),
      check: ({ body }, verify) => {
        verify.equal(
          "/chats",
          [...new Set(body.chats.map((chat) => chat.idTransportadora))],
          [carrier.get()],
        );
        verify.equal("/chats", names(body), "AC");
        if (body.chats.length < 200) verify.equal("/total", body.total, body.chats.length, ["CHAT-LIST-006"]);
      },
    }),
    listed("CHAT-LIST-001/of-no-carrier", ["CHAT-LIST-001"], () => ({ idTransportadora: 987654 }), ""),
    success("listarChats", {
      id: "CHAT-LIST-003/today",
      rules: ["CHAT-LIST-003", "CHAT-LIST-001"],
      request: () => ({ query: { dataInicio: today(-1), dataFim: today(), limite: 3 } }),
      check: ({ body }, verify) => verify.equal("/chats", names(body), "ACB"),
    }),
    success("listarChats", {
      id: "CHAT-LIST-003/not-before",
      rules: ["CHAT-LIST-003"],
      request: () => ({ query: { dataFim: today(-2), limite: 200 } }),
      check: ({ body }, verify) => {
        verify.equal("/chats", names(body), "");
        const late = body.chats.filter(
          ({ dataUltimaMensagem }) => dataUltimaMensagem.slice(0, 10) > today(-2),
        );
        verify.equal("/chats", late, []);
      },
    }),
    success("listarChats", {
      id: "CHAT-LIST-002/30-days",
      rules: ["CHAT-LIST-002"],
      request: { query: { limite: 200 } },
      check: ({ body }, verify) => {
        const first = today(-31);
        const old = body.chats.filter(({ dataUltimaMensagem }) => dataUltimaMensagem.slice(0, 10) < first);
        verify.equal("/chats", old, []);
      },
    }),
    listed(
      "CHAT-LIST-003/not-after",
      ["CHAT-LIST-003"],
      () => ({ dataInicio: today(2), dataFim: today(3) }),
      "",
    ),
    success("listarChats", {
      id: "GER-004/not-in-the-other-store",
      rules: ["GER-004", "AUTH-005"],
      token: "api2",
      request: { query: { limite: 200 } },
      check: ({ body }, verify) => verify.equal("/chats", names(body), ""),
    }),
  ];
  const refusedLists: Case[] = [
    wrong("start-after-end", ["NS-057"], () => ({ dataInicio: today(), dataFim: today(-1) })),
    wrong("start-after-today", ["NS-057"], () => ({ dataInicio: today(5) })),
    wrong("unknown-situacao", ["ERR-011"], () => ({ situacao: "sem_conversa" })),
    ...parameterCases("listarChats", ["ERR-011"]),
  ];
  return {
    module: "chat",
    rests: true,
    cases: [...threeChats, ...inOrder, ...paged, ...filtered, ...refusedLists],
  };
}
