import { setTimeout as wait } from "node:timers/promises";
import type { Evento, WebhookNovo } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import { Slot } from "../../engine/slot.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Notification } from "../../profile/receiver.ts";
import { callOperation } from "../support/callOperation.ts";
import { foreignPedido, transportedPedido } from "../support/chatSamples.ts";
import { success } from "../support/define.ts";
import { awaitEvento, emptyFila, readByFila } from "../support/fila.ts";
import { eventoOf, textOf, verifyNotification } from "../support/receivedNotificacao.ts";

/** Time in which something that must not come would have come, ms. */
const QUIET = 400;

/** Notifications, received by the kit itself (EVT-001, AUTH-008, NS-073). */
export function eventoNotificacaoScenario(profile: Profile): Scenario {
  const { receiver } = profile;
  const key = new Slot<string>("the key of the order");
  const seconds = profile.fixtures.esperaDoEvento;
  const pathOf = (name: string) => `/${profile.run}/${name}`;
  const got = (
    name: string,
    count = 1,
    counts?: (notification: Notification) => boolean,
  ): Promise<Notification[]> =>
    receiver?.waitFor(pathOf(name), count, seconds * 1000, counts) ?? Promise.resolve([]);
  /** Registers a path of the receiver for notifications of chat messages and occurrences. */
  const register = (
    name: string,
    rules: string[],
    change: Partial<WebhookNovo> = {},
    token = "api",
  ): Case => {
    const url = new Slot<string>("the address of the receiver");
    return success("registrarWebhook", {
      id: `${rules[0]}/${name}`,
      rules,
      token,
      needs: "receiver",
      before: async () => {
        if (receiver) url.set(await receiver.urlOf(pathOf(name)));
      },
      request: () => ({ body: { url: url.get(), ...change } }),
    });
  };
  const message = (
    id: string,
    rules: string[],
    checkEffects: NonNullable<Case["checkEffects"]>,
    before?: () => Promise<void>,
  ): Case =>
    success("enviarMensagemChat", {
      id,
      rules,
      needs: "receiver",
      ...(before && { before }),
      request: () => ({ path: { idPedido: key.get() }, body: { mensagem: id } }),
      checkEffects: (answer, verify) => checkEffects(answer, verify),
    });
  const texts = (found: readonly Notification[]) => found.map(({ text }) => eventoOf(text)).map(textOf);
  const receivesOne = async (name: string, verify: Verify, authorization?: string) => {
    const found = await got(name);
    verify.equal("notifications", found.length, 1, ["EVT-001", "GER-003"]);
    const [notification] = found;
    if (notification) verifyNotification(notification, verify);
    if (notification) verify.equal("header Authorization", notification.headers.authorization, authorization);
  };
  const begun: Case[] = [
    success("criarPedido", {
      id: "EVT-001/order",
      rules: ["PED-NOVO-040"],
      request: { body: transportedPedido(profile, "AVISOS") },
      save: ({ body }) => key.set(body.chavePedido),
    }),
    {
      ...success("lerFila", {
        id: "NS-028/nothing-from-before",
        rules: ["NS-075"],
        before: async () => {
          await emptyFila(profile);
        },
      }),
      status: 204,
    },
  ];
  const authorized: Case[] = [
    register("basic", ["WHK-007", "WHK-001"], {
      tipoAutorizacao: "Basic",
      usuario: "kit",
      senha: "segredo:ç",
    }),
    message("AUTH-008/basic", ["AUTH-008", "EVT-001", "GER-003"], async (_, verify) =>
      receivesOne("basic", verify, `Basic ${Buffer.from("kit:segredo:ç").toString("base64")}`),
    ),
    {
      ...success("lerFila", {
        id: "EVT-001/one-way-at-a-time",
        rules: ["EVT-001"],
        needs: "receiver",
        before: async () => {
          await callOperation(profile, "enviarMensagemChat", {
            path: { idPedido: key.get() },
            body: { mensagem: "Dois" },
          });
          await got("basic", 2);
        },
      }),
      status: 204,
    },
    register("bearer", ["WHK-001", "WHK-006"], { tipoAutorizacao: "Bearer", token: "segredo-1" }),
    message("AUTH-008/bearer", ["AUTH-008", "WHK-001", "EVT-001"], async (_, verify) => {
      await receivesOne("bearer", verify, "Bearer segredo-1");
      const old = (await got("basic", 0)).length;
      verify.equal("notifications of the address before", old, 2, ["WHK-001"]);
    }),
    register("open", ["WHK-004", "WHK-001"]),
    message("WHK-004/unprotected", ["WHK-004", "AUTH-008", "NS-027"], async (_, verify) =>
      receivesOne("open", verify, undefined),
    ),
  ];
  const again: Case[] = [
    register("failing", ["WHK-001"]),
    message(
      "NS-073/again-after-500",
      ["NS-073"],
      async (_, verify) => {
        const found = await got("failing", 2);
        verify.equal("notifications", found.length, 2);
        const [first, second] = found;
        verify.equal("webhook-id", second?.headers["webhook-id"], first?.headers["webhook-id"]);
        verify.equal("body", second?.text, first?.text);
        await wait(QUIET);
        verify.equal("notifications after a success", (await got("failing", 0)).length, 2);
      },
      async () => receiver?.answerNext(pathOf("failing"), { status: 500 }),
    ),
    register("redirecting", ["WHK-001"]),
    message(
      "NS-073/redirects-are-not-followed",
      ["NS-073"],
      async (_, verify) => {
        verify.equal("notifications", (await got("redirecting", 2)).length, 2);
        verify.equal("at the other address", (await got("elsewhere", 0)).length, 0);
      },
      async () => {
        const location = (await receiver?.urlOf(pathOf("elsewhere"))) ?? "";
        receiver?.answerNext(pathOf("redirecting"), { status: 307, headers: { location } });
      },
    ),
    register("ordered", ["WHK-001"]),
    message(
      "NS-073/not-past-an-undelivered-event-of-the-order",
      ["NS-073"],
      async (_, verify) => {
        await callOperation(profile, "enviarMensagemChat", {
          path: { idPedido: key.get() },
          body: { mensagem: "Depois" },
        });
        const found = texts(await got("ordered", 3));
        const first = "NS-073/not-past-an-undelivered-event-of-the-order";
        verify.equal("notifications", found, [first, first, "Depois"]);
      },
      async () => receiver?.answerNext(pathOf("ordered"), { status: 503 }),
    ),
  ];
  const oneWay: Case[] = [
    register("switched", ["WHK-010"], { chatTransportadora: false }),
    message("WHK-010/blocked", ["WHK-010", "WHK-009"], async (_, verify) => {
      const body = { ...transportedPedido(profile, "AVISO-DEPOIS"), controleEtiqueta: "servico" };
      await callOperation(profile, "criarPedido", { body });
      // What an earlier case left undelivered may still come: when it is tried again is not of these rules.
      const isNew = ({ text }: Notification) =>
        ["WHK-010/blocked", "Rastreio"].includes(textOf(eventoOf(text)) ?? "");
      const kinds = (await got("switched", 1, isNew)).map(({ text }) => eventoOf(text)?.tipo);
      verify.equal("kinds of the notifications", kinds, ["Rastreio"]);
    }),
    register("store-1", ["WHK-001"]),
    register("store-2", ["WHK-001", "GER-004"], {}, "api2"),
    success("criarPedido", {
      id: "GER-004/only-to-its-own-store",
      rules: ["GER-004", "WHK-001", "EVT-001"],
      token: "api2",
      needs: "receiver",
      request: { body: { ...foreignPedido(profile, "AVISO-ALHEIO"), controleEtiqueta: "servico" } },
      checkEffects: async ({ body }, verify) => {
        const found = (await got("store-2")).map(({ text }) => eventoOf(text));
        verify.equal(
          "notifications of the second store",
          found.map((evento) => evento?.dados && "idPedido" in evento.dados && evento.dados.idPedido),
          [body.chavePedido],
        );
        await wait(QUIET);
        const leaked = await got("store-1", 0, ({ text }) => text.includes(body.chavePedido));
        verify.equal("notifications of the first store", leaked.length, 0);
      },
    }),
    readByFila("WHK-001/no-more-for-the-other-store", ["WHK-001"], {}, "api2"),
  ];
  const undelivered: Case[] = [
    register("dead", ["WHK-001"]),
    message(
      "NS-028/undelivered",
      ["NS-073"],
      async (_, verify) => {
        verify.holds("notifications", (await got("dead")).length > 0, "must have been tried", 0);
      },
      async () =>
        receiver?.answerNext(pathOf("dead"), ...Array.from({ length: 100 }, () => ({ status: 500 }))),
    ),
    {
      ...readByFila("NS-028/the-queue-takes-over", ["NS-028"], { chatTransportadora: true }),
      needs: "receiver",
    },
    success("lerFila", {
      id: "NS-028/undelivered-events-follow",
      rules: ["NS-028"],
      needs: "receiver",
      before: async () => {
        await awaitEvento(profile);
      },
      check: ({ body }, verify) =>
        verify.equal("/dados/mensagem", textOf(body as Evento), "NS-028/undelivered"),
    }),
    register("successor", ["WHK-001", "NS-028"]),
    success("enviarMensagemChat", {
      id: "NS-028/and-back",
      rules: ["NS-028"],
      needs: "receiver",
      request: () => ({ path: { idPedido: key.get() }, body: { mensagem: "Último" } }),
      checkEffects: async (_, verify) => {
        verify.equal("notifications", texts(await got("successor", 2)), ["NS-028/undelivered", "Último"]);
      },
    }),
  ];
  return {
    module: "evento",
    cases: [...begun, ...authorized, ...again, ...oneWay, ...undelivered],
  };
}
