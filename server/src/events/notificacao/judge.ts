import type { Outcome } from "../../platform/push/transport.ts";
import { type Circumstances, isProbed, type Receptor } from "./receptor.ts";
import { retryAfter } from "./retryAfter.ts";
import { textos } from "./textos.ts";

/** What came of an attempt; `released`: it was given up here before there was a result. */
export type Result = Outcome | { kind: "released" };

/** What becomes of the event of an attempt. */
export type Fate =
  | { kind: "delivered" }
  /** Given up. */
  | { kind: "dead"; tentativas: number; motivo: string }
  | { kind: "waiting"; tentativas: number; proximaEm: number };

/** An attempt that has ended. */
export interface Attempt {
  /** The registration that it was made for. */
  registro: number;
  /** Attempts of the event that failed before. */
  tentativas: number;
  result: Result;
}

const OVERLOADED = new Set([429, 503]);

/**
 * What follows from a result, for its event and for the receiver (NS-073): only 2xx is a delivery; a failure is repeated when the
 * schedule says, or later when the receiver asks for it; 410 and days without one success disable the receiver, whose
 * events then wait; an event whose schedule is over is given up.
 */
export function judge(
  receptor: Receptor,
  { registro, tentativas, result }: Attempt,
  { now, random, config }: Circumstances,
): { receptor: Receptor; fate: Fate } {
  const isCurrent = registro === receptor.registro;
  if (result.kind === "answer" && result.status >= 200 && result.status < 300)
    return { receptor: isCurrent ? healthy(receptor) : receptor, fate: { kind: "delivered" } };
  const again: Fate = { kind: "waiting", tentativas, proximaEm: now };
  if (!isCurrent) return { receptor, fate: again };
  if (result.kind === "released")
    return { receptor: { ...receptor, sondaEm: Math.min(receptor.sondaEm, now) }, fate: again };
  // What was on its way when the receiver was disabled waits like all the rest.
  if (receptor.desativadoEm !== null) return { receptor, fate: again };

  const jittered = (wait: number) =>
    random.integer(Math.ceil(wait * (1 - config.jitter)), Math.floor(wait * (1 + config.jitter)));
  const motivo = result.kind === "answer" ? textos.respondeu(result.status) : result.reason;
  const since = Math.min(receptor.falhandoDesde ?? now, now);
  const failing: Receptor = {
    ...receptor,
    falhas: receptor.falhas + 1,
    falhandoDesde: since,
    motivo,
  };
  // Half as long as it has been failing: soon after a hiccup, seldom when it is dead.
  const { least, most } = config.probe;
  if (isProbed(failing, config))
    failing.sondaEm = now + jittered(Math.min(Math.max((now - since) / 2, least), most));
  const isGone = result.kind === "answer" && result.status === 410;
  if (isGone || now - since >= config.disableAfter) {
    const disabled = {
      ...failing,
      desativadoEm: now,
      motivo: isGone ? textos.recusado() : textos.semSucesso(),
    };
    return { receptor: disabled, fate: again };
  }

  const failed = tentativas + 1;
  const wait = result.kind === "answer" ? retryAfter(result.retryAfter, now, config.retryAfterCap) : 0;
  const isOverloaded = result.kind === "answer" && OVERLOADED.has(result.status);
  const after = isOverloaded ? { ...failing, aguardaAte: Math.max(failing.aguardaAte, now + wait) } : failing;
  const delay = config.schedule[failed];
  if (delay === undefined) return { receptor: after, fate: { kind: "dead", tentativas: failed, motivo } };
  const proximaEm = now + Math.max(jittered(delay), wait);
  return { receptor: after, fate: { kind: "waiting", tentativas: failed, proximaEm } };
}

const healthy = (receptor: Receptor): Receptor =>
  receptor.desativadoEm === null
    ? { ...receptor, falhas: 0, falhandoDesde: null, sondaEm: 0, motivo: null }
    : receptor;
