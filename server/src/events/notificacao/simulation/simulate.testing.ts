import { DAY, HOUR, MINUTE, SECOND } from "../../../platform/durations.ts";
import { notificacaoConfig } from "../configuracao.ts";
import { memoryRepository } from "../memoryRepository.testing.ts";
import { receivers } from "./receivers.testing.ts";
import { referee } from "./referee.testing.ts";
import { startWorker, type Worker } from "./worker.testing.ts";
import { world } from "./world.testing.ts";

const LOJAS = [1, 2, 3];
const POLL = 10 * MINUTE;

/** What happened in a simulation. */
export interface Summary {
  events: number;
  attempts: number;
  /** Attempts of events that had been accepted before. */
  duplicates: number;
  givenUp: number;
  kills: number;
  jumps: number;
  registrations: number;
}

/**
 * Three days of some lojas and processes: events, receivers in all moods, processes killed and restarted, a database that
 * fails, clocks that jump, registrations that change; then a time in which all is well. Throws when an event is lost, sent too
 * early, sent past an earlier one of its order, given up too early, or a receiver is stormed (NS-073, NS-028).
 */
export async function simulate(seed: string): Promise<Summary> {
  const space = world(seed);
  const { clock, random, chance, delay, elapsed } = space;
  const config = notificacaoConfig(
    chance(0.5) ? {} : { schedule: [0, 5 * SECOND, MINUTE, 10 * MINUTE, HOUR] },
    { poll: POLL, perLoja: 3, concurrency: 8, disableAfter: chance(0.5) ? 5 * DAY : 12 * HOUR },
  );
  const store = memoryRepository({ clock, random, config }, LOJAS);
  const network = receivers(space);
  const judge = referee(space, store, config);
  const summary: Summary = {
    events: 0,
    attempts: 0,
    duplicates: 0,
    givenUp: 0,
    kills: 0,
    jumps: 0,
    registrations: 0,
  };
  const orders = new Map<string, number[]>();
  const pulled = new Set<string>();
  let looks = 0;
  let fault: unknown;
  const guarded =
    <Args extends unknown[]>(work: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        work(...args);
      } catch (error) {
        fault ??= error;
      }
    };

  const start = (): Worker =>
    startWorker(space, store, config, {
      round: guarded(judge.round),
      attempt: (claim) => {
        summary.attempts++;
        if (network.accepted.has(`${claim.evento.id_loja}/${claim.evento.id}`)) summary.duplicates++;
        return network.handle(claim);
      },
      looked: () => {
        looks++;
      },
    });
  const workers = Array.from({ length: random.integer(1, 3) }, start);
  const anyOf = <Item>(items: readonly Item[]): Item => items[random.integer(0, items.length - 1)] as Item;
  const wakeSome = () => {
    for (const worker of workers) if (chance(0.7)) worker.wake();
  };

  const register = (idLoja: number, modulo: "webhook" | "fila") => {
    store.register(idLoja, modulo, `https://${idLoja}.example.com/${random.integer(1, 2)}`);
    judge.registered(idLoja);
    summary.registrations++;
    wakeSome();
  };
  const record = (idLoja: number) => {
    const pedidos = Array.from({ length: random.integer(1, 6) }, () => random.integer(0, 3));
    for (const { id, id_pedido } of store.record(idLoja, pedidos)) {
      const key = `${idLoja}/${id_pedido}`;
      orders.set(key, [...(orders.get(key) ?? []), id]);
      summary.events++;
    }
    wakeSome();
  };
  const replay = (idLoja: number) => {
    const mortos = store.lojas.get(idLoja)?.mortos.values() ?? [];
    const idsPedido = new Set(Array.from(mortos, ({ id_pedido }) => id_pedido));
    store.replay(idLoja);
    judge.replayed(idLoja, idsPedido);
    wakeSome();
  };
  /** A reader of the queue deletes its oldest event. */
  const pull = (idLoja: number) => {
    const loja = store.lojas.get(idLoja);
    const [id] = loja?.eventos.keys() ?? [];
    if (loja?.webhook?.modulo !== "fila" || id === undefined) return;
    store.remove(idLoja, id);
    pulled.add(`${idLoja}/${id}`);
  };
  const restart = async (end: (worker: Worker) => unknown) => {
    const index = random.integer(0, workers.length - 1);
    await end(workers[index] as Worker);
    await delay(SECOND, 10 * MINUTE);
    workers[index] = start();
  };
  const jump = () => {
    clock.jump(random.integer(SECOND, chance(0.5) ? HOUR : DAY) * (chance(0.5) ? 1 : -1));
    judge.jumped();
    summary.jumps++;
  };
  const act = () => {
    const idLoja = anyOf(LOJAS);
    const dice = random.integer(1, 100);
    if (dice <= 45) record(idLoja);
    else if (dice <= 65) network.upset(`https://${idLoja}.example.com/${random.integer(1, 2)}`);
    else if (dice <= 75) {
      summary.kills++;
      void restart((worker) => worker.kill());
    } else if (dice <= 80) void restart((worker) => worker.stop());
    else if (dice <= 85) jump();
    else if (dice <= 92) register(idLoja, chance(0.75) ? "webhook" : "fila");
    else if (dice <= 95) replay(idLoja);
    else pull(idLoja);
  };

  for (const idLoja of LOJAS) register(idLoja, "webhook");
  while (elapsed() < 3 * DAY && fault === undefined) {
    await space.run(chance(0.3) ? random.integer(1, 30 * SECOND) : random.integer(1, 2 * HOUR));
    act();
  }
  summary.givenUp = judge.givenUp.size;

  network.heal();
  await space.run(HOUR);
  for (const idLoja of LOJAS) {
    register(idLoja, "webhook");
    replay(idLoja);
  }
  const left = () =>
    [...store.lojas.values()].reduce((sum, { eventos, mortos }) => sum + eventos.size + mortos.size, 0);
  for (let hours = 0; hours < 72 && left() > 0 && fault === undefined; hours++) await space.run(HOUR);
  if (fault !== undefined) throw fault;
  if (left() > 0) throw new Error(`${left()} events still wait although all is well`);
  checkOrders(orders, (key) =>
    pulled.has(key) || judge.givenUp.has(key) ? "free" : network.accepted.get(key),
  );
  const most = (elapsed() / POLL) * 3 + (summary.attempts + summary.events + summary.registrations) * 10;
  if (looks > most)
    throw new Error(`${looks} looks for ${summary.attempts} attempts: the dispatcher is restless`);
  return summary;
}

/** Every event was accepted, and those of one order one after the other, save those that were pulled or given up. */
function checkOrders(
  orders: ReadonlyMap<string, readonly number[]>,
  acceptedAt: (key: string) => number | "free" | undefined,
): void {
  for (const [order, ids] of orders) {
    const [idLoja] = order.split("/");
    let last = 0;
    for (const id of ids) {
      const at = acceptedAt(`${idLoja}/${id}`);
      if (at === undefined) throw new Error(`event ${idLoja}/${id} was lost`);
      if (at === "free") continue;
      if (at < last)
        throw new Error(`event ${idLoja}/${id} was accepted before an earlier one of order ${order}`);
      last = at;
    }
  }
}
