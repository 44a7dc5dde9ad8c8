import type { Case, Scenario } from "../../engine/case.ts";
import type { Profile } from "../../profile/profile.ts";
import { callOperation } from "../support/callOperation.ts";
import { foreignPedido, transportedPedido } from "../support/chatSamples.ts";
import { success } from "../support/define.ts";
import { awaitEvento, emptyFila, readByFila } from "../support/fila.ts";
import { Notificacoes, quiet } from "../support/notificacoes.ts";
import { createOrder } from "../support/pedidoCases.ts";
import { PedidoKey } from "../support/pedidoKey.ts";
import { numeroOf } from "../support/pedidoSamples.ts";

/** An event takes one way, to one receiver: that of its own store, as it was registered last (EVT-001, WHK-001, GER-004). */
export function eventoOneWayScenario(profile: Profile): Scenario {
  const avisos = new Notificacoes(profile);
  const key = new PedidoKey(profile, "the order of the store");
  const message = (mensagem: string) => ({ path: { idPedido: key.id.get() }, body: { mensagem } });
  const sent = (
    id: string,
    rules: readonly string[],
    mensagem: string,
    checkEffects: NonNullable<Case["checkEffects"]>,
  ): Case =>
    success("enviarMensagemChat", {
      id,
      rules,
      needs: "receiver",
      request: () => message(mensagem),
      checkEffects: (answer, verify) => checkEffects(answer, verify),
    });
  const ways: Case[] = [
    avisos.register("queued", ["WHK-007", "WHK-001"], { modulo: "fila" }),
    success("lerFila", {
      id: "EVT-001/by-the-queue",
      rules: ["EVT-001", "EVT-009", "WHK-007"],
      needs: "receiver",
      before: async () => {
        await emptyFila(profile);
        await callOperation(profile, "enviarMensagemChat", message("Pela fila"));
        await awaitEvento(profile);
      },
      // What is left in the queue would follow the next registration.
      checkEffects: async () => {
        await emptyFila(profile);
      },
    }),
    avisos.register("notified", ["WHK-001", "WHK-007"]),
    sent("EVT-001/never-both", ["EVT-001", "WHK-007"], "Por aviso", async (_, verify) => {
      const found = await avisos.events("notified");
      verify.holds("notifications", found.length > 0, "must come", 0);
      // The event before this one would have been told by now.
      const both = (await avisos.notifications("queued", 0)).length;
      verify.equal("notifications of what went to the queue", both, 0, ["EVT-001"]);
      const queued = await emptyFila(profile);
      verify.equal("the queue", queued, [], ["EVT-001"]);
    }),
    avisos.register("switched", ["WHK-010"], { chatTransportadora: false }),
    sent("WHK-010/blocked", ["WHK-010", "WHK-009"], "Mensagem calada", async (_, verify) => {
      const body = { ...transportedPedido(profile, "AVISO-DEPOIS"), controleEtiqueta: "servico" };
      await callOperation(profile, "criarPedido", { body });
      const found = await avisos.events("switched");
      verify.holds("notifications of the new order", found.length > 0, "must come", 0, ["WHK-009"]);
      verify.equal("notifications of the message", avisos.aboutAny("switched", ["Mensagem calada"]), []);
    }),
  ];
  const stores: Case[] = [
    avisos.register("store-1", ["WHK-001"]),
    avisos.register("store-2", ["WHK-001", "GER-004"], {}, "api2"),
    sent("WHK-001/other-stores-stay-as-they-are", ["WHK-001", "GER-004"], "Da loja 1", async (_, verify) => {
      const found = await avisos.events("store-1");
      verify.holds("notifications of the first store", found.length > 0, "must come", 0);
      const leaked = avisos.aboutAny("store-2", [
        "Da loja 1",
        key.get(),
        key.id.get(),
        numeroOf(profile, "AVISOS-2"),
      ]);
      verify.equal("notifications of the second store", leaked, []);
    }),
    success("criarPedido", {
      id: "GER-004/only-to-its-own-store",
      rules: ["GER-004", "WHK-001", "EVT-001"],
      token: "api2",
      needs: "receiver",
      request: { body: { ...foreignPedido(profile, "AVISO-ALHEIO"), controleEtiqueta: "servico" } },
      checkEffects: async ({ body }, verify) => {
        const found = await avisos.events("store-2");
        verify.holds("notifications of the second store", found.length > 0, "must come", 0, ["EVT-001"]);
        await quiet();
        const texts = [body.chavePedido, numeroOf(profile, "AVISO-ALHEIO")];
        verify.equal(
          "notifications of the first store",
          avisos.aboutAny("store-1", texts),
          [],
          ["GER-004", "WHK-001"],
        );
      },
    }),
    readByFila("WHK-001/no-more-for-the-other-store", ["WHK-001"], {}, "api2"),
  ];
  return {
    module: "evento",
    rests: true,
    cases: [
      createOrder(
        "EVT-001/order-of-the-store",
        ["PED-NOVO-040"],
        transportedPedido(profile, "AVISOS-2"),
        key,
      ),
      ...ways,
      ...stores,
    ],
  };
}
