import type { Clock } from "../../platform/clock.ts";
import type { Random } from "../../platform/random.ts";
import type { EventoRow, WebhookRow } from "../eventTables.ts";
import type { NotificacaoConfig } from "./configuracao.ts";
import { judge } from "./judge.ts";
import type { Claim, NotificacaoRepository, Settled } from "./notificacaoStore.ts";
import { atRest, lojaDue, newReceptor, notBefore, permitted, type Receptor } from "./receptor.ts";

interface Via {
  proximaEm: number;
  tentativas: number;
  dono: string | null;
}

/** What is kept of a loja: the tables' rows, as maps. */
export interface LojaInMemory {
  webhook: WebhookRow | undefined;
  registros: number;
  eventos: Map<number, EventoRow>;
  vias: Map<number, Via>;
  receptor: Receptor | undefined;
  proximaEm: number | null;
  mortos: Map<number, EventoRow & { tentativas: number; motivo: string }>;
}

/** The waiting notifications of some stores in memory: what the tables hold and the statements do, in a few lines. */
export interface MemoryRepository extends NotificacaoRepository {
  lojas: ReadonlyMap<number, LojaInMemory>;
  register(idLoja: number, modulo: WebhookRow["modulo"], url: string): void;
  record(idLoja: number, idsPedido: readonly number[]): EventoRow[];
  /** Deletes an event, as a reader of the queue does. */
  remove(idLoja: number, id: number): void;
  replay(idLoja: number): number;
}

/** For simulations: thousands of runs in the time of one on a real database, to which it is held by `storeModel.test.ts`. */
export function memoryRepository(
  { clock, random, config }: { clock: Clock; random: Random; config: NotificacaoConfig },
  idsLoja: readonly number[],
): MemoryRepository {
  let nextId = 1;
  const lojas = new Map(idsLoja.map((id): [number, LojaInMemory] => [id, emptyLoja()]));
  const of = (idLoja: number): LojaInMemory => {
    const loja = lojas.get(idLoja);
    if (loja === undefined) throw new Error(`there is no loja ${idLoja}`);
    return loja;
  };

  function settle(
    loja: LojaInMemory,
    receptor: Receptor,
    settled: readonly Settled[],
    now: number,
  ): Receptor {
    let current = receptor;
    const moved: number[] = [];
    for (const { claim, result } of settled) {
      const { evento, registro, dono } = claim;
      const via = loja.vias.get(evento.id_pedido);
      if (via?.dono !== dono) continue;
      const judged = judge(
        current,
        { registro, tentativas: via.tentativas, result },
        { now, random, config },
      );
      current = judged.receptor;
      const { fate } = judged;
      if (fate.kind === "waiting") {
        Object.assign(via, { tentativas: fate.tentativas, proximaEm: fate.proximaEm, dono: null });
        continue;
      }
      if (fate.kind === "dead" && loja.eventos.has(evento.id)) {
        const { tentativas, motivo } = fate;
        loja.mortos.set(evento.id, { ...evento, tentativas, motivo });
      }
      loja.eventos.delete(evento.id);
      moved.push(evento.id_pedido);
    }
    for (const idPedido of moved) {
      if (firstEvento(loja, idPedido)) loja.vias.set(idPedido, { proximaEm: now, tentativas: 0, dono: null });
      else loja.vias.delete(idPedido);
    }
    return current;
  }

  function claim(idLoja: number, loja: LojaInMemory, lanes: number, now: number, dono: string): Claim[] {
    const due = [...loja.vias]
      .filter(([, { proximaEm }]) => proximaEm <= now)
      .sort(([a, one], [b, other]) => one.proximaEm - other.proximaEm || a - b)
      .slice(0, lanes);
    return due.flatMap(([idPedido, via]) => {
      const evento = firstEvento(loja, idPedido);
      if (evento === undefined || loja.webhook === undefined || loja.receptor === undefined) {
        loja.vias.delete(idPedido);
        return [];
      }
      Object.assign(via, { proximaEm: now + config.lease, dono, tentativas: Math.max(via.tentativas, 0) });
      return [
        { evento, webhook: { ...loja.webhook, id_loja: idLoja }, registro: loja.receptor.registro, dono },
      ];
    });
  }

  function enqueue(loja: LojaInMemory, idsPedido: readonly number[], now: number): void {
    if (loja.receptor === undefined || idsPedido.length === 0) return;
    for (const id of idsPedido)
      if (!loja.vias.has(id)) loja.vias.set(id, { proximaEm: now, tentativas: 0, dono: null });
    if (loja.receptor.desativadoEm !== null) return;
    const due = Math.max(now, notBefore(loja.receptor));
    loja.proximaEm = Math.min(loja.proximaEm ?? due, due);
  }

  return {
    roundsAtOnce: 4,
    lojas,
    upcoming: async (except) =>
      [...lojas]
        .flatMap(([idLoja, { proximaEm }]) => (proximaEm === null ? [] : [{ idLoja, proximaEm }]))
        .filter(({ idLoja }) => !except.includes(idLoja))
        .sort((a, b) => a.proximaEm - b.proximaEm || a.idLoja - b.idLoja)
        .slice(0, 16),

    round: async (idLoja, settled, slots) => {
      const loja = of(idLoja);
      if (loja.receptor === undefined) return [];
      const now = clock.now();
      const after = settle(loja, loja.receptor, settled, now);
      const { lanes, receptor: probed } = permitted(after, slots, { now, config });
      const claims = claim(idLoja, loja, lanes, now, random.hex(8));
      const due = Math.min(...[...loja.vias.values()].map(({ proximaEm }) => proximaEm));
      const laneDue = loja.vias.size > 0 ? due : null;
      const receptor = claims.length > 0 ? probed : after;
      loja.receptor = laneDue === null ? atRest(receptor) : receptor;
      loja.proximaEm = lojaDue(receptor, laneDue, now);
      return claims;
    },

    register: (idLoja, modulo, url) => {
      const loja = of(idLoja);
      const now = clock.now();
      loja.webhook = { ...(loja.webhook as WebhookRow), modulo, url };
      if (modulo === "fila") {
        loja.vias.clear();
        loja.receptor = undefined;
        loja.proximaEm = null;
        return;
      }
      if (loja.receptor === undefined)
        for (const { id_pedido } of loja.eventos.values())
          loja.vias.set(id_pedido, { proximaEm: now, tentativas: 0, dono: null });
      restart(loja.vias.values(), now);
      loja.registros++;
      loja.receptor = newReceptor(loja.registros, loja.receptor?.falhas);
      loja.proximaEm = now;
    },

    record: (idLoja, idsPedido) => {
      const loja = of(idLoja);
      const now = clock.now();
      if (loja.webhook === undefined) return [];
      const rows = idsPedido.map(
        (id_pedido): EventoRow => ({
          ...{ id_loja: idLoja, id: nextId++, tipo: "chatTransportadora" },
          ...{ id_pedido, criado_em: now, dados: "{}" },
        }),
      );
      for (const row of rows) loja.eventos.set(row.id, row);
      enqueue(loja, idsPedido, now);
      return rows;
    },

    remove: (idLoja, id) => void of(idLoja).eventos.delete(id),

    replay: (idLoja) => {
      const loja = of(idLoja);
      const now = clock.now();
      const dead = [...loja.mortos.values()];
      for (const { tentativas, motivo, ...evento } of dead) loja.eventos.set(evento.id, evento);
      const idsPedido = dead.map(({ id_pedido }) => id_pedido);
      enqueue(loja, idsPedido, now);
      const vias = new Set(idsPedido.flatMap((id) => loja.vias.get(id) ?? []));
      restart(vias, now);
      for (const via of vias) if (via.dono !== null) via.tentativas = -1;
      loja.mortos.clear();
      return dead.length;
    },
  };
}

function emptyLoja(): LojaInMemory {
  return {
    webhook: undefined,
    registros: 0,
    eventos: new Map(),
    vias: new Map(),
    receptor: undefined,
    proximaEm: null,
    mortos: new Map(),
  };
}

/** Lanes whose waits begin anew; what is being sent stays claimed. */
function restart(vias: Iterable<Via>, now: number): void {
  for (const via of vias) {
    via.tentativas = 0;
    if (via.dono === null && via.proximaEm > now) via.proximaEm = now;
  }
}

function firstEvento(loja: LojaInMemory, idPedido: number): EventoRow | undefined {
  let first: EventoRow | undefined;
  for (const evento of loja.eventos.values())
    if (evento.id_pedido === idPedido && (first === undefined || evento.id < first.id)) first = evento;
  return first;
}
