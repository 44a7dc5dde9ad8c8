import type { Evento } from "@frete/contract/loja";
import { createClient } from "../createClient.ts";
import type { FreteClient } from "../freteClient.ts";
import type { OperationId } from "../operation.ts";
import type { ClientOptions } from "../options.ts";
import type { Fault } from "./fault.ts";
import { type SeenRequest, startFront } from "./startFront.ts";
import { startHost } from "./startHost.ts";
import { type DadosOf, testEvento } from "./testEvento.ts";

/** The store of a test. */
export interface TestLojaOptions {
  /** When it is: the clock of the server stands still there until `advance`; default: the machine's clock. */
  now?: Date | string | number;
  /** The same keys of orders and chats in every run, which follow from this text; null: by chance. Default `frete`. */
  seed?: string | null;
  /** Are the demonstration's 200 orders there? Default false: a third less time to start. */
  pedidos?: boolean;
}

/** What came of an event that was delivered. */
export interface Delivered {
  documento: string;
  /** What the receiver answered; null when it did not, or when the store reads its queue. */
  status: number | null;
  /** Why the receiver did not answer. */
  reason: string | null;
}

/** The reference server with the demonstration's first store, for tests of what uses it. */
export interface TestLoja extends AsyncDisposable {
  baseUrl: string;
  tokenApi: string;
  tokenCotacao: string;
  /** For the operator's interface, under `/operacao/v1`. */
  tokenOperador: string;
  /** A client of the store; options of its own are the second argument of `startTestLoja`. */
  client: FreteClient;
  /** Epoch milliseconds of the server's clock: give it to `createReceiver`. */
  now(): number;
  /** Moves the clock; events whose repetition is due by it are sent. */
  advance(milliseconds: number): Promise<void>;
  /** Everything is as after the start: data, clock, keys, faults, requests. The address stays. */
  reset(): Promise<void>;
  /** Sends an event to the registered receiver now, once; its data are the contract's example with `dados` in it. */
  deliver<Tipo extends Evento["tipo"]>(tipo: Tipo, dados?: Partial<DadosOf<Tipo>>): Promise<Delivered>;
  /** Lets the next requests of an operation fail, or of any: `fail("criarCotacao", { status: 429, retryAfter: 1 }, 2)`. */
  fail(operation: OperationId | "*", fault: Fault, times?: number): void;
  /** What was asked of it, in order. */
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

/** Of the demonstration's first store. */
const TOKENS = { tokenApi: "frete_api_demo1", tokenCotacao: "frete_cot_demo1" };

/**
 * Starts it, in a process of its own with data of its own, which are gone when it is closed.
 *
 * @throws Error when `@frete/server` is not installed, or for an instant that is none
 */
export async function startTestLoja(
  { now, seed = "frete", pedidos = false }: TestLojaOptions = {},
  clientOptions: Partial<ClientOptions> = {},
): Promise<TestLoja> {
  const fixed = now === undefined ? null : new Date(now).getTime();
  if (Number.isNaN(fixed))
    throw new Error(`now is "${now}": use a Date, milliseconds, or 2026-11-21T12:00:00Z`);
  const host = startHost();
  const front = await startFront();
  let ahead = 0;
  const close = async () => {
    await front.close();
    await host.close();
  };
  const point = ({ url }: Record<string, unknown>) => {
    front.target = url as string;
  };
  try {
    point(await host.ask({ start: { baseUrl: front.url, now: fixed, seed, pedidos } }));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    baseUrl: front.url,
    ...TOKENS,
    tokenOperador: "frete_op_demo",
    client: createClient({ baseUrl: front.url, ...TOKENS, ...clientOptions }),
    requests: front.requests,
    now: () => (fixed ?? Date.now()) + ahead,
    advance: async (milliseconds) => {
      await host.ask({ advance: milliseconds });
      ahead += milliseconds;
    },
    reset: async () => {
      point(await host.ask({ reset: true }));
      front.clear();
      ahead = 0;
    },
    deliver: async (tipo, dados) => {
      const evento = testEvento(tipo, dados);
      return (await host.ask({ deliver: { loja: 1, evento } })) as unknown as Delivered;
    },
    fail: (operation, fault, times = 1) => front.fail(operation, fault, times),
    close,
    [Symbol.asyncDispose]: close,
  };
}
