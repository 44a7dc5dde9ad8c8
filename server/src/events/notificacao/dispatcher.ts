import pLimit from "p-limit";
import type { Clock } from "../../platform/clock.ts";
import { figure } from "../../platform/counters.ts";
import type { Delivery, Transport } from "../../platform/push/transport.ts";
import type { Services } from "../../platform/services.ts";
import type { NotificacaoConfig } from "./configuracao.ts";
import type { Result } from "./judge.ts";
import type { Claim, NotificacaoRepository, Settled } from "./notificacaoStore.ts";
import { textos } from "./textos.ts";
import type { Timers } from "./timers.ts";

/** Time between two tries to reach a database that failed, or a loja that another process is busy with. */
const RETRY = 1000;
const BUSY = 50;
/** A receiver that takes longer to answer, ms, is not claimed for ahead. */
const QUICK = 1000;
/** Transactions at once: the requests of the lojas need the database too. */
const ROUNDS = 4;

const underWay = figure(
  "gauge",
  "frete_notification_attempts_under_way",
  "Notifications that are being sent",
);
const lanes = figure("gauge", "frete_notification_lanes", "Stores that this process notifies now");
const attempts = (outcome: string) =>
  figure(
    "counter",
    "frete_notification_attempts_total",
    "Notifications that were sent, by what came of them",
    {
      outcome,
    },
  );
const outcomes = {
  delivered: attempts("delivered"),
  refused: attempts("refused"),
  failure: attempts("failed"),
  released: attempts("given back"),
};

const isDelivered = (result: Result): boolean =>
  result.kind === "answer" && result.status >= 200 && result.status < 300;

function count(result: Result): void {
  const kind = result.kind === "answer" ? (isDelivered(result) ? "delivered" : "refused") : result.kind;
  outcomes[kind].value++;
}

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

/** What this process is doing for a loja. */
interface Lane {
  inFlight: number;
  /** Claimed, to be sent as soon as an attempt under way has ended, and until when. */
  next: { claim: Claim; until: number }[];
  /** How many may be claimed before they can be sent: the more, the longer all goes well. */
  ahead: number;
  settled: Settled[];
  /** A round of the loja is under way. */
  busy: boolean;
}

/**
 * Sends notifications: claims events that are due, loja by loja in turns, sends them, and records what came of it. A loja never
 * has more than its share of attempts under way, so one whose receiver hangs does not delay the others. For one whose receiver is quick
 * and well more is claimed than can be sent at once, so that sending goes on while the database records. Several may
 * work on one database; one that is killed loses nothing, its claims end by themselves.
 */
export function startDispatcher(ports: DispatcherPorts): Dispatcher {
  const { store, clock, timers, config, log } = ports;
  const inTurn = pLimit(ROUNDS);
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
    const lane = stores.get(idLoja) ?? { inFlight: 0, next: [], ahead: 0, settled: [], busy: false };
    stores.set(idLoja, lane);
    lanes.value = stores.size;
    return lane;
  };

  /** While others may need the room nothing is claimed ahead. */
  const roomOf = (lane: Lane): number => {
    const ahead = inFlight < config.concurrency / 2 ? lane.ahead : 0;
    return config.perLoja + ahead - lane.inFlight - lane.next.length;
  };

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
    const full = [...stores].filter(([, lane]) => lane.busy || roomOf(lane) <= 0);
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
        const free = Math.min(roomOf(lane), config.concurrency - inFlight);
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
    if (claims.length > 0 && claims.length === slots) raise(lane, settled);
    const until = clock.now() + config.lease / 4;
    lane.next.push(...claims.map((claim) => ({ claim, until })));
    lane.busy = false;
    sendNext(lane);
    if (lane.settled.length > 0) void settleAndLook(idLoja);
    else if (lane.inFlight === 0) stores.delete(idLoja);
    lanes.value = stores.size;
    if (stopping && inFlight === 0 && stores.size === 0) idle?.();
    return claims.length;
  }

  /** More waits than was claimed, and all that was sent has arrived: the next round claims more of it. */
  function raise(lane: Lane, settled: readonly Settled[]): void {
    const isWell = settled.length > 0 && settled.every(({ result }) => isDelivered(result));
    if (isWell) lane.ahead = Math.min(Math.max(config.perLoja, lane.ahead * 2), config.ahead);
  }

  /** Sends what is claimed as far as the loja may; what has waited too long, or would be sent while all ends, is given back. */
  function sendNext(lane: Lane): void {
    const now = clock.now();
    while (lane.next.length > 0 && lane.inFlight < config.perLoja) {
      const { claim, until } = lane.next.shift() as Lane["next"][number];
      if (stopping || now >= until) release(lane, [claim]);
      else {
        lane.inFlight++;
        void attempt(claim);
      }
    }
  }

  /** Gives claims back that were not sent. */
  function release(lane: Lane, claims: readonly Claim[]): void {
    inFlight -= claims.length;
    lane.settled.push(...claims.map((claim): Settled => ({ claim, result: { kind: "released" } })));
  }

  function releaseNext(lane: Lane): void {
    lane.ahead = 0;
    const claims = lane.next.splice(0).map(({ claim }) => claim);
    release(lane, claims);
  }

  /** While there is room, a loja goes on by itself, and others do not wait for what it leaves; otherwise lojas take turns. */
  async function settleAndLook(idLoja: number): Promise<void> {
    const claimed = await round(idLoja, inFlight < config.concurrency / 2);
    if (claimed === 0 || inFlight >= config.concurrency / 2) look();
  }

  async function attempt(claim: Claim): Promise<void> {
    const idLoja = claim.evento.id_loja;
    underWay.value++;
    const started = clock.now();
    const result = await send(claim);
    underWay.value--;
    count(result);
    const lane = laneOf(idLoja);
    lane.inFlight--;
    inFlight--;
    // A receiver that fails is found out about with what is under way already.
    if (!isDelivered(result)) releaseNext(lane);
    else if (clock.now() - started > QUICK) lane.ahead = 0;
    lane.settled.push({ claim, result });
    sendNext(lane);
    if (!lane.busy) await settleAndLook(idLoja);
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
        releaseNext(lane);
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
