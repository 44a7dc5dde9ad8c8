import type { Case, Scenario } from "../../engine/case.ts";
import type { Verify } from "../../engine/verify.ts";
import type { Profile } from "../../profile/profile.ts";
import { transportedPedido } from "../support/chatSamples.ts";
import { success } from "../support/define.ts";
import { emptyFila, NO_RECEIVER } from "../support/fila.ts";
import { Notificacoes, quiet } from "../support/notificacoes.ts";

/**
 * Notifications of orders, for implementations without conversations: that one comes, with the credentials that were registered,
 * and to no address that another registration replaced. Its body and how often it comes are not the interface's to say.
 */
export function notificacaoDePedidoScenario(profile: Profile): Scenario {
  const avisos = new Notificacoes(profile);
  const order = (
    id: string,
    rules: string[],
    name: string,
    checkEffects: (verify: Verify, numeroPedido: string) => Promise<void>,
  ): Case => {
    const body = { ...transportedPedido(profile, name), controleEtiqueta: "servico" };
    return success("criarPedido", {
      id,
      rules,
      needs: "receiver",
      request: { body },
      checkEffects: (_, verify) => checkEffects(verify, body.numeroPedido),
    });
  };
  const isNotified = async (name: string, verify: Verify, authorization: string) => {
    const [notification] = await avisos.notifications(name, 1);
    verify.holds("notification", notification !== undefined, "must come to the registered address", null, [
      "EVT-001",
      "WHK-007",
    ]);
    if (notification)
      verify.equal("header Authorization", notification.headers.authorization, authorization, ["AUTH-008"]);
  };
  return {
    module: "evento",
    rests: true,
    cases: [
      avisos.register("order-basic", ["WHK-007", "WHK-005"], {
        ...{ tipoAutorizacao: "Basic", usuario: "kit", senha: "s:1" },
      }),
      order("AUTH-008/order-by-basic", ["AUTH-008", "EVT-001", "WHK-007"], "AVISO-1", async (verify) => {
        await isNotified("order-basic", verify, `Basic ${Buffer.from("kit:s:1").toString("base64")}`);
        verify.equal("the queue", await emptyFila(profile), [], ["EVT-001"]);
      }),
      avisos.register("order-bearer", ["WHK-006"], {
        ...{ tipoAutorizacao: "Bearer", token: "segredo-2", modulo: "webhook" },
      }),
      order(
        "AUTH-008/order-by-bearer",
        ["AUTH-008", "EVT-001", "WHK-001"],
        "AVISO-2",
        async (verify, numeroPedido) => {
          await isNotified("order-bearer", verify, "Bearer segredo-2");
          await quiet();
          const old = avisos.aboutAny("order-basic", [numeroPedido]);
          verify.equal("notifications of the address before", old, [], ["WHK-001"]);
        },
      ),
      avisos.register("order-off", ["WHK-009"], { rastreio: false }),
      order("WHK-009/order-not-told", ["WHK-009"], "AVISO-3", async (verify, numeroPedido) => {
        await quiet();
        verify.equal("notifications", avisos.aboutAny("order-off", [numeroPedido]), []);
      }),
      success("registrarWebhook", {
        id: "WHK-007/order-to-the-queue",
        rules: ["WHK-007"],
        needs: "receiver",
        request: { body: { url: NO_RECEIVER, modulo: "fila", rastreio: false } },
      }),
      order("WHK-009/order-not-queued", ["WHK-009"], "AVISO-4", async (verify, numeroPedido) => {
        await quiet();
        const queued = (await emptyFila(profile)).filter((each) =>
          JSON.stringify(each).includes(numeroPedido),
        );
        verify.equal("the queue", queued, []);
      }),
    ],
  };
}
