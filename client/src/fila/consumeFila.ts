import type { Evento } from "@frete/contract/loja";
import type { FreteError } from "../errors.ts";
import { pauseLength } from "./pauseLength.ts";

/** What is done with an event; its document is deleted when the promise resolves. */
export type EventoHandler = (evento: Evento, context: { signal: AbortSignal }) => unknown;

/** How the queue is consumed. */
export interface ConsumeOptions {
  /** Ends the consumption: the event in hand is finished first. */
  signal?: AbortSignal;
  /** Longest pause between reads while the queue is empty, or while something fails, milliseconds. Default 15 000. */
  maxPause?: number;
  /**
   * Hears what failed: with the event when its treatment did, which then stays in the queue and comes again; without it when
   * the service could not be reached, which is tried again. Default: a failed treatment ends the consumption.
   */
  onError?: (erro: unknown, evento: Evento | undefined) => unknown;
}

/** What a consumption needs of its client: it is loaded by itself, when it begins. */
export interface FilaAccess {
  /** undefined: the queue is empty. */
  read(signal: AbortSignal): Promise<Evento | undefined>;
  remove(documento: string): Promise<unknown>;
  /** Rejects when the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

/**
 * Reads, treats and deletes the events of the queue, one after the other, until `signal` is aborted: then it resolves. A document
 * is deleted only after its treatment ended well, so every event is treated at least once; one whose deletion did not arrive, or
 * that was in hand when the process died, is treated again. Faults that may pass are waited out.
 *
 * @throws whatever the treatment threw, unless `onError` is given; FreteError for a refusal that will not pass
 */
export async function consumeFila(
  { read, remove, pause }: FilaAccess,
  handler: EventoHandler,
  { signal = new AbortController().signal, maxPause = 15_000, onError }: ConsumeOptions = {},
): Promise<void> {
  /** Failures, or empty reads, since the last success. */
  let idle = 0;
  const rest = (retryAfter: number | null = null) =>
    pause(pauseLength(idle++, maxPause, retryAfter), signal).catch(() => {});

  /** Waits out what may pass; undefined when the consumption ends meanwhile. */
  const insist = async <T>(attempt: () => Promise<T>): Promise<{ value: T } | undefined> => {
    while (!signal.aborted) {
      try {
        return { value: await attempt() };
      } catch (error) {
        if (signal.aborted) return undefined;
        await rest(await passing(error));
      }
    }
    return undefined;
  };

  /** Tells of a fault that may pass, and how long the service wants to be left alone. @throws any other */
  const passing = async (error: unknown): Promise<number | null> => {
    const { isRetryable, retryAfter = null } = Object(error) as Partial<FreteError>;
    if (isRetryable !== true) throw error;
    await onError?.(error, undefined);
    return retryAfter;
  };

  const treat = async (evento: Evento): Promise<boolean> => {
    try {
      await handler(evento, { signal });
      return true;
    } catch (error) {
      if (onError === undefined) throw error;
      await onError(error, evento);
      return false;
    }
  };

  while (!signal.aborted) {
    const head = await insist(() => read(signal));
    if (head === undefined) return;
    const evento = head.value;
    if (evento === undefined || !(await treat(evento))) {
      await rest();
      continue;
    }
    await removeOnce(evento.documento);
    idle = 0;
  }

  /** The first attempt is made even when the consumption is to end: what was treated shall not come again. */
  async function removeOnce(documento: string): Promise<void> {
    const attempt = () => remove(documento).catch(ignoreMissing);
    try {
      await attempt();
    } catch (error) {
      await rest(await passing(error));
      await insist(attempt);
    }
  }
}

/** A deletion whose answer was lost has been made: the document is not there any more. */
function ignoreMissing(error: unknown): void {
  if ((error as FreteError | undefined)?.status !== 404) throw error;
}
