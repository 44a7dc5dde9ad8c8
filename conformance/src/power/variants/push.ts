import { setTimeout as wait } from "node:timers/promises";
import type { Sent } from "../exchange.ts";
import { jsonOf, reply } from "../mutate.ts";
import { type Deliver, pushes } from "../pushes.ts";
import type { VariantTable } from "../variant.ts";

const taken = reply(200, {});
/** A change of every notification. */
const changed = (change: (push: Sent) => Sent) => pushes((push, deliver) => deliver(change(push)));
/** Tries again later and out of order, and only once. */
async function deliverLater(push: Sent, deliver: Deliver) {
  const { status } = await deliver(push);
  if (status >= 300)
    void wait(1_500).then(
      () => deliver(push),
      () => undefined,
    );
  return taken;
}

/** Notifications: the interface only says that they come, and with which authorization. */
export const pushVariants: VariantTable = {
  "push-twice": {
    does: "notifies twice",
    decisions: ["NS-073"],
    modules: ["evento"],
    touches: ["delivery"],
    wrap: () =>
      pushes(async (push, deliver) => {
        const answered = await deliver(push);
        return answered.status < 300 ? deliver(push) : answered;
      }),
  },
  "push-tried-once-more": {
    does: "tries a notification again once, and later",
    decisions: ["NS-073"],
    modules: ["evento"],
    touches: ["delivery"],
    wrap: () => pushes(deliverLater),
  },
  "push-never-again": {
    does: "tries a notification once",
    decisions: ["NS-073"],
    modules: ["evento"],
    touches: ["delivery"],
    wrap: () =>
      pushes(async (push, deliver) => {
        await deliver(push);
        return taken;
      }),
  },
  "push-without-its-headers": {
    does: "sends no header of its own with a notification",
    decisions: ["NS-073"],
    modules: ["evento"],
    wrap: () =>
      changed((push) => ({
        ...push,
        headers: Object.fromEntries(Object.entries(push.headers).filter(([name]) => !/^webhook-/.test(name))),
      })),
  },
  "push-by-put": {
    does: "notifies with PUT",
    decisions: ["NS-073"],
    modules: ["evento"],
    wrap: () => changed((push) => ({ ...push, method: "PUT" })),
  },
  "push-in-its-own-words": {
    does: "notifies in its own words",
    decisions: ["NS-073"],
    modules: ["evento"],
    touches: ["body of a notification"],
    wrap: () =>
      changed((push) => {
        const { tipo, dados, ...others } = jsonOf(push) as Record<string, unknown>;
        const body = { versao: 2, evento: { nome: tipo, conteudo: dados, ...others } };
        return { ...push, body: Buffer.from(JSON.stringify(body)) };
      }),
  },
  "push-of-a-form": {
    does: "tells in a notification only that there is something new",
    decisions: ["NS-073"],
    modules: ["evento"],
    touches: ["body of a notification"],
    wrap: () => {
      let count = 0;
      return changed((push) => ({
        ...push,
        headers: { ...push.headers, "content-type": "application/x-www-form-urlencoded" },
        body: Buffer.from(`novidade=${++count}`),
      }));
    },
  },
};
