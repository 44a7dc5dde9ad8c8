import type { Evento } from "@frete/contract/loja";
import type { Case, Scenario } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Notification } from "../../profile/receiver.ts";
import { callOperation } from "../support/callOperation.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { success } from "../support/define.ts";
import { awaitEvento, emptyFila, emptyQueue, noDocumento, readByFila } from "../support/fila.ts";
import { Notificacoes, quiet } from "../support/notificacoes.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { eventoOf, textOf, verifyNotification } from "../support/receivedNotificacao.ts";

/** Notifications, received by the kit itself: what they carry, and that they come again (AUTH-008, NS-073). */
export function eventoNotificacaoScenario(profile: Profile): Scenario {
  const avisos = new Notificacoes(profile);
  const key = new PedidoKey(profile, "the order");
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
      request: () => ({ path: { idPedido: key.id.get() }, body: { mensagem: id } }),
      checkEffects: (answer, verify) => checkEffects(answer, verify),
    });
  const texts = (found: readonly Notification[]) => found.map(({ text }) => eventoOf(text)).map(textOf);
  const receivesOne = async (name: string, verify: Verify, authorization?: string) => {
    const found = await avisos.events(name);
    verify.holds("notifications", found.length > 0, "must come", 0, ["EVT-001", "GER-003", "WHK-007"]);
    verify.equal("events", found.length, 1, ["NS-073"]);
    const [notification] = found;
    if (notification) verifyNotification(notification, verify);
    if (notification)
      verify.equal("header Authorization", notification.headers.authorization, authorization, [
        "AUTH-008",
        "WHK-004",
      ]);
  };
  const begun: Case[] = [
    createOrder("EVT-001/order", ["PED-NOVO-040"], transportedPedido(profile, "AVISOS"), key),
    emptyQueue({
      id: "NS-028/nothing-from-before",
      rules: ["NS-075"],
      before: async () => {
        await emptyFila(profile);
      },
    }),
  ];
  const authorized: Case[] = [
    avisos.register("basic", ["WHK-007", "WHK-001"], {
      tipoAutorizacao: "Basic",
      usuario: "kit",
      senha: "segredo:1",
    }),
    message("AUTH-008/basic", ["AUTH-008", "EVT-001", "GER-003", "WHK-007"], async (_, verify) =>
      receivesOne("basic", verify, `Basic ${Buffer.from("kit:segredo:1").toString("base64")}`),
    ),
    avisos.register("bearer", ["WHK-001", "WHK-006"], { tipoAutorizacao: "Bearer", token: "segredo-1" }),
    message("AUTH-008/bearer", ["AUTH-008", "WHK-001", "EVT-001"], async (_, verify) => {
      await receivesOne("bearer", verify, "Bearer segredo-1");
      const old = (await avisos.events("basic")).length;
      verify.equal("events told to the address before", old, 1, ["WHK-001"]);
    }),
    avisos.register("open", ["WHK-004", "WHK-001"]),
    message("WHK-004/unprotected", ["WHK-004", "AUTH-008", "EVT-001"], async (_, verify) =>
      receivesOne("open", verify, undefined),
    ),
  ];
  const again: Case[] = [
    avisos.register("failing", ["WHK-001"]),
    message(
      "NS-073/again-after-500",
      ["NS-073"],
      async (_, verify) => {
        const found = await avisos.notifications("failing", 2);
        verify.equal("notifications", found.length, 2);
        const [first, second] = found;
        verify.equal("webhook-id", second?.headers["webhook-id"], first?.headers["webhook-id"]);
        verify.equal("body", second?.text, first?.text);
        await quiet();
        verify.equal("notifications after a success", (await avisos.notifications("failing", 0)).length, 2);
      },
      async () => avisos.answerNext("failing", { status: 500 }),
    ),
    avisos.register("redirecting", ["WHK-001"]),
    message(
      "NS-073/redirects-are-not-followed",
      ["NS-073"],
      async (_, verify) => {
        verify.equal("notifications", (await avisos.notifications("redirecting", 2)).length, 2);
        verify.equal("at the other address", (await avisos.notifications("elsewhere", 0)).length, 0);
      },
      async () => {
        const location = await avisos.urlOf("elsewhere");
        avisos.answerNext("redirecting", { status: 307, headers: { location } });
      },
    ),
    avisos.register("ordered", ["WHK-001"]),
    message(
      "NS-073/not-past-an-undelivered-event-of-the-order",
      ["NS-073"],
      async (_, verify) => {
        await callOperation(profile, "enviarMensagemChat", {
          path: { idPedido: key.id.get() },
          body: { mensagem: "Depois" },
        });
        const found = texts(await avisos.notifications("ordered", 3));
        const first = "NS-073/not-past-an-undelivered-event-of-the-order";
        verify.equal("notifications", found, [first, first, "Depois"]);
      },
      async () => avisos.answerNext("ordered", { status: 503 }),
    ),
  ];
  const undelivered: Case[] = [
    avisos.register("dead", ["WHK-001"]),
    message(
      "NS-028/undelivered",
      ["NS-073"],
      async (_, verify) => {
        verify.holds("notifications", (await avisos.events("dead")).length > 0, "must have been tried", 0);
      },
      async () => avisos.answerNext("dead", ...Array.from({ length: 100 }, () => ({ status: 500 }))),
    ),
    {
      ...readByFila("NS-028/the-queue-takes-over", ["NS-028"], { chatTransportadora: true }),
      needs: "receiver",
    },
    success("lerFila", {
      id: "NS-028/undelivered-events-follow",
      rules: ["NS-028"],
      tolerates: [{ ...noDocumento, rules: ["NS-028"], instead: "drops what was not delivered" }],
      needs: "receiver",
      before: async () => {
        await awaitEvento(profile);
      },
      check: ({ body }, verify) =>
        verify.equal("/dados/mensagem", textOf(body as Evento), "NS-028/undelivered"),
    }),
    avisos.register("successor", ["WHK-001", "NS-028"]),
    success("enviarMensagemChat", {
      id: "NS-028/and-back",
      rules: ["NS-028"],
      needs: "receiver",
      request: () => ({ path: { idPedido: key.id.get() }, body: { mensagem: "Último" } }),
      checkEffects: async (_, verify) => {
        verify.equal("notifications", texts(await avisos.events("successor", 2)), [
          "NS-028/undelivered",
          "Último",
        ]);
      },
    }),
  ];
  return {
    module: "evento",
    rests: true,
    cases: [...begun, ...authorized, ...again, ...undelivered],
  };
}
