import type { Outcome } from "../../../platform/push/transport.ts";
import type { NotificacaoConfig } from "../configuracao.ts";
import { startDispatcher } from "../dispatcher.ts";
import type { MemoryRepository } from "../memoryRepository.testing.ts";
import type { Claim, NotificacaoRepository, Settled } from "../notificacaoStore.ts";
import type { World } from "./world.testing.ts";

/** What a simulated process does that others must know of. */
export interface Observer {
  /** A round of a loja was committed, whether or not the process lives to know it. */
  round(idLoja: number, settled: readonly Settled[], claims: readonly Claim[]): void;
  /** An attempt reaches the network; its outcome may be lost again. */
  attempt(claim: Claim): Promise<Outcome>;
  looked(): void;
}

/** A process that may be killed at any moment. */
export interface Worker {
  wake(): void;
  stop(): Promise<void>;
  /** Nothing of it goes on, as after SIGKILL. */
  kill(): void;
}

/** Starts a process with a dispatcher: the real one, on simulated time, network and database. */
export function startWorker(
  { clock, after, delay, chance }: World,
  store: MemoryRepository,
  config: NotificacaoConfig,
  observer: Observer,
): Worker {
  let isAlive = true;
  const never = new Promise<never>(() => undefined);
  const alive = <T>(value: T): T | Promise<never> => (isAlive ? value : never);
  const unreliable: NotificacaoRepository = {
    roundsAtOnce: store.roundsAtOnce,
    upcoming: async (except) => {
      observer.looked();
      await delay(0, 3);
      return alive(await store.upcoming(except));
    },
    round: async (idLoja, settled, slots) => {
      await delay(0, 20);
      await alive(undefined);
      if (chance(0.01)) throw new Error("the database is out of reach");
      const claims = await store.round(idLoja, settled, slots);
      observer.round(idLoja, settled, claims);
      await delay(0, 20);
      await alive(undefined);
      // Committed, but nobody here knows.
      if (chance(0.01)) throw new Error("the connection was lost");
      return claims;
    },
  };
  const claims = new WeakMap<object, Claim>();
  const dispatcher = startDispatcher({
    store: unreliable,
    openTransport: async () => async (delivery) => {
      const claim = claims.get(delivery);
      if (claim === undefined) throw new Error("a delivery that was not built");
      await alive(undefined);
      return alive(await observer.attempt(claim));
    },
    build: (claim) => {
      const delivery = { url: claim.webhook.url, headers: {}, body: "" };
      claims.set(delivery, claim);
      return delivery;
    },
    clock,
    timers: { after: (milliseconds, work) => after(milliseconds, () => void (isAlive && work())) },
    config,
    log: { warn: () => undefined, error: () => undefined },
  });
  return {
    wake: () => void (isAlive && dispatcher.wake()),
    stop: () => dispatcher.stop(),
    kill: () => {
      isAlive = false;
    },
  };
}
