import type { NotificacaoOptions } from "../../platform/config.ts";
import { MINUTE } from "../../platform/durations.ts";
import { every } from "../../platform/every.ts";
import type { OpenTransport } from "../../platform/push/openTransport.ts";
import type { Services } from "../../platform/services.ts";
import { prepareDelivery } from "../webhook/prepareDelivery.ts";
import { type NotificacaoConfig, notificacaoConfig } from "./configuracao.ts";
import { startDispatcher } from "./dispatcher.ts";
import { keepNotificacoes } from "./keepNotificacoes.ts";
import { sqlRepository } from "./sqlRepository.ts";
import { systemTimers } from "./timers.ts";
import { onWake } from "./wake.ts";

/** How often what is old is deleted. */
const KEEP_INTERVAL = 10 * MINUTE;

/**
 * Starts to notify the lojas of their events (NS-073). What sends is loaded when there is something to send: a server whose
 * lojas read their queues does not hold it in memory. `stop` gives attempts under way some time, then takes them back.
 */
export function startNotificacoes(
  { db, clock, random, log, vault, allowedNetworks = [], traceTransport }: Services,
  options: NotificacaoOptions = {},
  changes: Partial<NotificacaoConfig> = {},
): { stop(): Promise<void> } {
  const config = notificacaoConfig(options, changes);
  const deliveryOf = prepareDelivery({ db, vault });
  let transport: OpenTransport | undefined;
  const dispatcher = startDispatcher({
    store: sqlRepository({ db, clock, random, config }),
    openTransport: async () => {
      const { openTransport } = await import("../../platform/push/openTransport.ts");
      const { timeout: totalTimeout } = options;
      transport = openTransport({
        permitted: allowedNetworks,
        ...(totalTimeout === undefined ? {} : { totalTimeout, connectTimeout: Math.min(totalTimeout, 5000) }),
      });
      return traceTransport ? traceTransport(transport.send) : transport.send;
    },
    build: ({ webhook, evento }, now) => deliveryOf(webhook, evento, now),
    clock,
    timers: systemTimers,
    config,
    log,
  });
  const keep = every(KEEP_INTERVAL, () => keepNotificacoes(db, clock, config), log);
  const forget = onWake(dispatcher.wake);
  return {
    stop: async () => {
      forget();
      await dispatcher.stop();
      await keep.stop();
      await transport?.close();
    },
  };
}
