import type { Random } from "../../platform/random.ts";
import type { NotificacaoConfig } from "./configuracao.ts";

/** How the receiver of a loja is doing; instants in epoch milliseconds. */
export interface Receptor {
  /** Counts the registrations: a result of an earlier one says nothing of this one. */
  registro: number;
  /** Attempts that failed since the last one that did not. */
  falhas: number;
  /** The first of them. */
  falhandoDesde: number | null;
  /** The receiver asked for silence until then. */
  aguardaAte: number;
  /** While it is probed: when the next attempt finds out whether it still fails; otherwise 0. */
  sondaEm: number;
  desativadoEm: number | null;
  /** Why it is disabled, or why the last attempt failed. */
  motivo: string | null;
}

/**
 * A receiver of which nothing is known yet, but how often in a row the one before it has failed: where that was probed, one attempt finds
 * out about the new one, too, before all that waits is sent.
 */
export function newReceptor(registro: number, falhas = 0): Receptor {
  return {
    registro,
    falhas,
    falhandoDesde: null,
    aguardaAte: 0,
    sondaEm: 0,
    desativadoEm: null,
    motivo: null,
  };
}

/** What decisions depend on besides the state. */
export interface Circumstances {
  /** Epoch milliseconds. */
  now: number;
  random: Pick<Random, "integer">;
  config: NotificacaoConfig;
}

/**
 * How many lanes of a loja may be sent now, at most `slots`: while its receiver fails, a single one that finds out
 * whether it still does, so that a dead receiver with many orders is not stormed. Nobody else tries meanwhile.
 */
export function permitted(
  receptor: Receptor,
  slots: number,
  { now, config }: Pick<Circumstances, "now" | "config">,
): { lanes: number; receptor: Receptor } {
  if (receptor.desativadoEm !== null || slots <= 0 || now < notBefore(receptor))
    return { lanes: 0, receptor };
  if (!isProbed(receptor, config)) return { lanes: slots, receptor };
  return { lanes: 1, receptor: { ...receptor, sondaEm: now + config.lease } };
}

/**
 * When something of a loja is to be sent next, given when its first lane is due; null: not until something changes. What
 * is due already stands behind the lojas that have waited longer: they take turns.
 */
export function lojaDue(receptor: Receptor, laneDue: number | null, now: number): number | null {
  if (laneDue === null || receptor.desativadoEm !== null) return null;
  return Math.max(laneDue, notBefore(receptor), now);
}

/** The receiver once nothing waits for it any more: what failed before says nothing of what comes later. */
export function atRest(receptor: Receptor): Receptor {
  return receptor.desativadoEm !== null || receptor.falhas === 0
    ? receptor
    : { ...receptor, falhas: 0, falhandoDesde: null, sondaEm: 0 };
}

/** Whether a receiver has failed so often that it gets one attempt at a time. */
export function isProbed({ falhas }: Receptor, { probe }: NotificacaoConfig): boolean {
  return falhas >= probe.after;
}

/** Nothing is sent to a receiver before. */
export function notBefore({ aguardaAte, sondaEm }: Pick<Receptor, "aguardaAte" | "sondaEm">): number {
  return Math.max(aguardaAte, sondaEm);
}
