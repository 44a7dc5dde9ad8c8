import pLimit from "p-limit";
import type { Clock } from "../../platform/clock.ts";
import type { Delivery, Transport } from "../../platform/push/transport.ts";
import type { Services } from "../../platform/services.ts";
import { countAttempt, lanes, underWay } from "./attemptFigures.ts";
import type { NotificacaoConfig } from "./configuracao.ts";
import type { Result } from "./judge.ts";
import { Lane } from "./lane.ts";
import type { Claim, NotificacaoRepository, Settled } from "./notificacaoStore.ts";
import { textos } from "./textos.ts";
import type { Timers } from "./timers.ts";

/** Time between two tries to reach a database that failed, or a loja that another process is busy with. */
const RETRY = 1000;
const BUSY = 50;
/** How long outcomes of a loja are collected while there is more to send to it, ms. */
const COLLECT = 5;

/** What a dispatcher works with; everything that reaches outside comes in here. */
export interface DispatcherPorts {
  store: NotificacaoRepository;
  /** Called when the first event is to be sent, not before. */
  openTransport: () => Promise<Transport>;
  /** May throw: the attempt has failed then. */
  build: (claim: Claim, now: number) => Delivery | Promise<Delivery>;
  clock: Clock;
  timers: Timers;
  config: NotificacaoConfig;
  log: Pick<Services["log"], "warn" | "error">;
}

/** Sends what waits. */
export interface Dispatcher {
  /** There may be something to send. */
  wake(): void;
  /** Claims nothing more; resolves when every attempt under way has ended and is recorded, or was given back. */
  stop(): Promise<void>;
}

/**
 * Sends notifications: claims events that are due, loja by loja in turns, sends them, and records what came of it. A loja never
 * has more than its share of attempts under way, so one whose receiver hangs does not delay the others. For one whose receiver is quick
 * and well more is claimed than can be sent at once, so that sending goes on while the database records. Several may
 * work on one database; one that is killed loses nothing, its claims end by themselves.
 */
export function startDispatcher(ports: DispatcherPorts): Dispatcher {
  const { store, clock, timers, config, log } = ports;
  const inTurn = pLimit(store.roundsAtOnce);
  const stores = new Map<number, Lane>();
  const abort = new AbortController();
  let transport: Promise<Transport> | undefined;
  let inFlight = 0;
  let stopping = false;
  let idle: (() => void) | undefined;
  let cancelTimer: (() => void) | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  const laneOf = (idLoja: number): Lane => {
    const lane = stores.get(idLoja) ?? new Lane(config);
    stores.set(idLoja, lane);
    lanes.value = stores.size;
    return lane;
  };
  const isCrowded = () => inFlight >= config.concurrency / 2;

  function look(): void {
    lookAgain = true;
    looking ??= lookUntilQuiet().finally(() => {
      looking = undefined;
    });
  }

  async function lookUntilQuiet(): Promise<void> {
    cancelTimer?.();
    let wait = 0;
    while (!stopping && (lookAgain || wait === 0)) {
      lookAgain = false;
      wait = await pass().catch((error: unknown) => {
        log.error({ err: error }, "waiting notifications could not be read");
        return RETRY;
      });
    }
    if (!stopping) cancelTimer = timers.after(Math.min(wait, config.poll), look);
  }

  /** Claims for the lojas that have waited longest; returns how long to wait before the next look, ms. */
  async function pass(): Promise<number> {
    if (stopping || inFlight >= config.concurrency) return config.poll;
    const full = [...stores].filter(([, lane]) => lane.busy || lane.room(isCrowded()) <= 0);
    const upcoming = await store.upcoming(full.map(([idLoja]) => idLoja));
    if (stopping) return config.poll;
    const now = clock.now();
    const due = upcoming.filter(({ proximaEm }) => proximaEm <= now);
    if (due.length === 0) return upcoming[0] === undefined ? config.poll : upcoming[0].proximaEm - now;
    const claimed = await Promise.all(due.map(({ idLoja }) => round(idLoja, true)));
    return claimed.some((count) => count > 0) ? 0 : BUSY;
  }

  /**
   * Records for one loja, and claims for it if it may, unless that is under way already; returns how many were claimed. What
   * ends while the round waits for its turn is recorded with it.
   */
  async function round(idLoja: number, mayClaim: boolean): Promise<number> {
    const lane = laneOf(idLoja);
    if (lane.busy) return 0;
    lane.busy = true;
    let settled: Settled[] = [];
    let slots = 0;
    let claims: Claim[] = [];
    try {
      claims = await inTurn(async () => {
        settled = lane.settled.splice(0);
        const free = Math.min(lane.room(isCrowded()), config.concurrency - inFlight);
        slots = stopping || !mayClaim ? 0 : Math.max(free, 0);
        inFlight += slots;
        return settled.length + slots > 0 ? store.round(idLoja, settled, slots) : [];
      });
    } catch (error) {
      log.error({ err: error, idLoja }, "notifications could not be claimed or recorded");
      // Tried again below; after the end of the process the claims end by themselves.
      if (!stopping) lane.settled.unshift(...settled);
      await new Promise<void>((resolve) => timers.after(stopping ? 0 : RETRY, resolve));
    }
    inFlight -= slots - claims.length;
    lane.take(claims, claims.length > 0 && claims.length === slots, settled, clock.now());
    lane.busy = false;
    sendNext(lane);
    if (lane.settled.length > 0) void settleAndLook(idLoja);
    else if (lane.inFlight === 0) stores.delete(idLoja);
    lanes.value = stores.size;
    if (stopping && inFlight === 0 && stores.size === 0) idle?.();
    return claims.length;
  }

  function sendNext(lane: Lane): void {
    if (stopping) inFlight -= lane.release();
    const { claims, released } = lane.start(clock.now());
    inFlight -= released;
    for (const claim of claims) void attempt(claim);
  }

  /** While there is room, a loja goes on by itself, and others do not wait for what it leaves; otherwise lojas take turns. */
  async function settleAndLook(idLoja: number): Promise<void> {
    const claimed = await round(idLoja, !isCrowded());
    if (claimed === 0 || isCrowded()) look();
  }

  async function attempt(claim: Claim): Promise<void> {
    const idLoja = claim.evento.id_loja;
    underWay.value++;
    const started = clock.now();
    const result = await send(claim);
    underWay.value--;
    countAttempt(result);
    const lane = laneOf(idLoja);
    inFlight -= 1 + lane.end(claim, result, clock.now() - started);
    sendNext(lane);
    if (lane.busy) return;
    if (lane.hasNext) collect(idLoja, lane);
    else await settleAndLook(idLoja);
  }

  function collect(idLoja: number, lane: Lane): void {
    if (lane.collecting) return;
    lane.collecting = true;
    timers.after(COLLECT, () => {
      lane.collecting = false;
      if (lane.settled.length > 0 && !lane.busy) void settleAndLook(idLoja);
    });
  }

  async function send(claim: Claim): Promise<Result> {
    let delivery: Delivery;
    try {
      delivery = await ports.build(claim, clock.now());
    } catch (error) {
      log.warn({ err: error, idLoja: claim.evento.id_loja }, "a notification could not be made");
      return { kind: "failure", reason: textos.falhaInterna() };
    }
    try {
      transport ??= ports.openTransport();
      const send = await transport;
      if (abort.signal.aborted) return { kind: "released" };
      const outcome = await send(delivery, abort.signal);
      return abort.signal.aborted && outcome.kind === "failure" ? { kind: "released" } : outcome;
    } catch (error) {
      log.error({ err: error }, "the transport of notifications failed");
      return { kind: "failure", reason: textos.falhaInterna() };
    }
  }

  look();
  return {
    wake: look,
    stop: async () => {
      stopping = true;
      await looking;
      cancelTimer?.();
      for (const [idLoja, lane] of stores) {
        inFlight -= lane.release();
        if (lane.settled.length > 0 && !lane.busy) void settleAndLook(idLoja);
      }
      const ended = new Promise<void>((resolve) => {
        idle = resolve;
      });
      if (inFlight === 0 && stores.size === 0) return;
      const cancel = timers.after(config.grace, () => abort.abort());
      await ended;
      cancel();
    },
  };
}
