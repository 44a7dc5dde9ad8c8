import type { NotificacaoConfig } from "../configuracao.ts";
import type { MemoryRepository } from "../memoryRepository.testing.ts";
import type { Claim, Settled } from "../notificacaoStore.ts";
import { retryAfter } from "../retryAfter.ts";
import type { World } from "./world.testing.ts";

/** What the referee knows of a loja from what he has seen, not from what the dispatcher's code thinks. */
interface Seen {
  /** Who holds each order's lane. */
  owners: Map<number, string>;
  /** Recorded failures of each event since it began anew. */
  failures: Map<number, number>;
  /** No attempt of the event before. */
  earliest: Map<number, number>;
  registro: number;
  /** Recorded failures since the last recorded success. */
  streak: number;
  /** While probed: no claim before; how many there were, and since when. */
  nextProbe: number;
  probes: number;
  probedSince: number;
}

/** Watches a simulation, and throws when a rule of NS-073 is broken. */
export interface Referee {
  round(idLoja: number, settled: readonly Settled[], claims: readonly Claim[]): void;
  /** The loja's events begin anew; in a queue nobody holds a lane. */
  registered(idLoja: number): void;
  /** The clock was set: what is reckoned from earlier times begins anew. */
  jumped(): void;
  /** The events of these orders begin anew. */
  replayed(idLoja: number, idsPedido: ReadonlySet<number>): void;
  /** Events that were ever given up: they may come after later ones. */
  givenUp: ReadonlySet<string>;
}

/** A referee for the lojas of a simulation. */
export function referee({ clock }: World, store: MemoryRepository, config: NotificacaoConfig): Referee {
  const seen = new Map<number, Seen>();
  const givenUp = new Set<string>();
  const seenOf = (idLoja: number): Seen => {
    const known = seen.get(idLoja) ?? {
      ...{ owners: new Map(), failures: new Map(), earliest: new Map(), registro: 0 },
      ...{ streak: 0, nextProbe: 0, probes: 0, probedSince: 0 },
    };
    seen.set(idLoja, known);
    return known;
  };
  const calm = (one: Seen) => Object.assign(one, { streak: 0, nextProbe: 0, probes: 0 });
  const fail = (rule: string, details: object): never => {
    throw new Error(`${rule}: ${JSON.stringify(details)}`);
  };

  const firstOf = (idLoja: number, idPedido: number): number => {
    const ids = [...(store.lojas.get(idLoja)?.eventos.values() ?? [])];
    return Math.min(...ids.filter(({ id_pedido }) => id_pedido === idPedido).map(({ id }) => id));
  };

  function settle(idLoja: number, { claim, result }: Settled): void {
    const one = seenOf(idLoja);
    const { evento, dono, registro } = claim;
    if (one.owners.get(evento.id_pedido) !== dono) return;
    one.owners.delete(evento.id_pedido);
    const isCurrent = registro === one.registro;
    const isSuccess = result.kind === "answer" && result.status >= 200 && result.status < 300;
    if (isSuccess && isCurrent) calm(one);
    if (result.kind === "released" && isCurrent) one.nextProbe = 0;
    const loja = store.lojas.get(idLoja);
    // Nothing counts once the receiver is disabled: all begins anew with the next registration.
    if (isSuccess || result.kind === "released" || !isCurrent || loja?.receptor?.desativadoEm !== null)
      return;
    // Events that were given up and came back go first: what is behind them begins anew.
    if (firstOf(idLoja, evento.id_pedido) < evento.id) return;
    const now = clock.now();
    const failures = (one.failures.get(evento.id) ?? 0) + 1;
    one.failures.set(evento.id, failures);
    one.streak++;
    if (one.streak === config.probe.after) one.probedSince = now;
    if (one.streak >= config.probe.after) one.nextProbe = now + config.probe.least * (1 - config.jitter);
    const asked = result.kind === "answer" ? retryAfter(result.retryAfter, now, config.retryAfterCap) : 0;
    const wait = (config.schedule[failures] ?? 0) * (1 - config.jitter);
    one.earliest.set(evento.id, now + Math.max(wait, asked));
    if (loja.mortos.has(evento.id)) {
      givenUp.add(`${idLoja}/${evento.id}`);
      one.failures.delete(evento.id);
      one.earliest.delete(evento.id);
      if (failures !== config.schedule.length)
        fail("given up before its schedule was over", { idLoja, evento, failures });
    } else if (failures >= config.schedule.length)
      fail("not given up after its schedule", { idLoja, evento, failures });
  }

  function claimed(idLoja: number, { evento, dono }: Claim): void {
    const one = seenOf(idLoja);
    const now = clock.now();
    one.owners.set(evento.id_pedido, dono);
    const first = firstOf(idLoja, evento.id_pedido);
    if (first < evento.id) fail("sent past an undelivered event of its order", { idLoja, evento, first });
    const earliest = one.earliest.get(evento.id) ?? 0;
    if (now < earliest) fail("sent before its time", { idLoja, evento, early: earliest - now });
    if (one.streak < config.probe.after) return;
    one.probes++;
    if (now < one.nextProbe) fail("a failing receiver was stormed", { idLoja, early: one.nextProbe - now });
    one.nextProbe = now + config.probe.least * (1 - config.jitter);
    // The waits grow by half until the longest is reached.
    const most = 30 + Math.max(now - one.probedSince, 0) / (config.probe.most * (1 - config.jitter));
    if (one.probes > most)
      fail("a failing receiver was tried too often", { idLoja, probes: one.probes, most });
  }

  return {
    givenUp,
    round: (idLoja, settled, claims) => {
      for (const one of settled) settle(idLoja, one);
      const loja = store.lojas.get(idLoja);
      if (loja?.vias.size === 0) calm(seenOf(idLoja));
      for (const claim of claims) claimed(idLoja, claim);
    },
    jumped: () => {
      for (const one of seen.values()) Object.assign(one, { probes: 0, probedSince: clock.now() });
    },
    replayed: (idLoja, idsPedido) => {
      const { failures, earliest } = seenOf(idLoja);
      for (const { id, id_pedido } of store.lojas.get(idLoja)?.eventos.values() ?? []) {
        if (!idsPedido.has(id_pedido)) continue;
        failures.delete(id);
        earliest.delete(id);
      }
    },
    registered: (idLoja) => {
      const one = seenOf(idLoja);
      one.failures.clear();
      one.earliest.clear();
      calm(one);
      const receptor = store.lojas.get(idLoja)?.receptor;
      if (receptor === undefined) one.owners.clear();
      one.registro = receptor?.registro ?? 0;
    },
  };
}
