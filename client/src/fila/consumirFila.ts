import type { Evento } from "@frete/contract/loja";
import { FreteError } from "../errors.ts";
import { pause } from "../pause.ts";
import { pauseLength } from "./pauseLength.ts";

/** What is done with an event; its document is deleted when the promise resolves. */
export type Tratamento = (evento: Evento, context: { signal: AbortSignal }) => unknown;

/** How the queue is consumed. */
export interface OpcoesConsumo {
  /** Ends the consumption: the event in hand is finished first. */
  signal?: AbortSignal;
  /** Longest pause between reads while the queue is empty, or while something fails, milliseconds. Default 15 000. */
  pausaMaxima?: number;
  /**
   * Hears what failed: with the event when its treatment did, which then stays in the queue and comes again; without it when
   * the service could not be reached, which is tried again. Default: a failed treatment ends the consumption.
   */
  onErro?: (erro: unknown, evento: Evento | undefined) => unknown;
}

/** The two operations of the queue. */
export interface AcessoFila {
  /** undefined: the queue is empty. */
  ler(signal: AbortSignal): Promise<Evento | undefined>;
  remover(documento: string): Promise<unknown>;
}

/**
 * Reads, treats and deletes the events of the queue, one after the other, until `signal` is aborted: then it resolves. A document
 * is deleted only after its treatment ended well, so every event is treated at least once; one whose deletion did not arrive, or
 * that was in hand when the process died, is treated again. Faults that may pass are waited out.
 *
 * @throws whatever the treatment threw, unless `onErro` is given; FreteError for a refusal that will not pass
 */
export async function consumirFila(
  { ler, remover }: AcessoFila,
  tratar: Tratamento,
  { signal = new AbortController().signal, pausaMaxima = 15_000, onErro }: OpcoesConsumo = {},
): Promise<void> {
  /** Failures, or empty reads, since the last success. */
  let idle = 0;
  const rest = (retryAfter: number | null = null) =>
    pause(pauseLength(idle++, pausaMaxima, retryAfter), signal).catch(() => {});

  /** Waits out what may pass; undefined when the consumption ends meanwhile. */
  const insist = async <T>(attempt: () => Promise<T>): Promise<{ value: T } | undefined> => {
    while (!signal.aborted) {
      try {
        return { value: await attempt() };
      } catch (error) {
        if (signal.aborted) return undefined;
        if (!(error instanceof FreteError && error.isRetryable)) throw error;
        await onErro?.(error, undefined);
        await rest(error.retryAfter);
      }
    }
    return undefined;
  };

  const treat = async (evento: Evento): Promise<boolean> => {
    try {
      await tratar(evento, { signal });
      return true;
    } catch (error) {
      if (onErro === undefined) throw error;
      await onErro(error, evento);
      return false;
    }
  };

  while (!signal.aborted) {
    const read = await insist(() => ler(signal));
    if (read === undefined) return;
    const evento = read.value;
    if (evento === undefined || !(await treat(evento))) {
      await rest();
      continue;
    }
    await removeOnce(evento.documento);
    idle = 0;
  }

  /** The first attempt is made even when the consumption is to end: what was treated shall not come again. */
  async function removeOnce(documento: string): Promise<void> {
    const attempt = () => remover(documento).catch(ignoreMissing);
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof FreteError && error.isRetryable)) throw error;
      await onErro?.(error, undefined);
      await rest(error.retryAfter);
      await insist(attempt);
    }
  }
}

/** A deletion whose answer was lost has been made: the document is not there any more. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof FreteError && error.status === 404)) throw error;
}
