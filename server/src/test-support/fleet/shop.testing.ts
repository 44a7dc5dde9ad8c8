import { setTimeout } from "node:timers/promises";
import { newEnvio, newNota, newPedido, newProduto } from "../criacao.testing.ts";

/** Reports of carriers about each order. */
export const STEPS = 2;
/** How long it is waited before a request is sent again, ms. */
const PAUSE = 100;

/** What became of the requests of a while. */
export interface Tally {
  /** Answered with success. */
  ok: number;
  /** 503 with Retry-After. */
  unavailable: number;
  /** The connection ended without an answer. */
  cut: number;
  /** Nobody took it: a balancer answers that itself. */
  refused: number;
  /** Everything else: what must not happen. */
  faults: string[];
  /** Longest time to an answer, ms. */
  slowest: number;
}

/** Customers who order again and again, and carriers who report on it. */
export interface Shop {
  /** Begins a new tally, and gives the one before. */
  tally(): Tally;
  /** Numbers of acknowledged orders, with their keys and the reports that were acknowledged. */
  readonly orders: ReadonlyMap<string, { chave: string; steps: number }>;
  /** Resolves when all that was begun is acknowledged. */
  stop(): Promise<void>;
}

const empty = (): Tally => ({ ok: 0, unavailable: 0, cut: 0, refused: 0, faults: [], slowest: 0 });

/**
 * Writes to a service as demanding clients do: what was not acknowledged is sent again, to whoever is ready, as it was.
 *
 * @param ready addresses to send to, the first first
 */
export function openShop(ready: () => string[], writers: number): Shop {
  const orders = new Map<string, { chave: string; steps: number }>();
  let current = empty();
  let isOver = false;

  const once = async (path: string, token: string, body: unknown): Promise<unknown> => {
    const request = {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    const started = performance.now();
    for (const url of ready()) {
      try {
        const answer = await fetch(url + path, request);
        const text = await answer.text();
        current.slowest = Math.max(current.slowest, performance.now() - started);
        if (answer.ok) {
          current.ok++;
          return JSON.parse(text);
        }
        if (answer.status === 503 && answer.headers.has("retry-after")) current.unavailable++;
        else current.faults.push(`${answer.status} ${path} ${text}`);
        return undefined;
      } catch (error) {
        // Nobody has taken it: the next one may, as with any balancer.
        if (codeOf(error) === "ECONNREFUSED") continue;
        current.cut++;
        return undefined;
      }
    }
    current.refused++;
    return undefined;
  };
  const send = async (path: string, token: string, body: unknown): Promise<unknown> => {
    for (;;) {
      const answer = await once(path, token, body);
      if (answer !== undefined) return answer;
      await setTimeout(PAUSE);
    }
  };

  const write = async (writer: number) => {
    for (let count = 0; !isOver; count++) {
      const numeroPedido = `F-${writer}-${count}`;
      const { chavePedido: chave } = (await send(
        "/api/v1/pedido/novo",
        "frete_api_demo1",
        orderOf(numeroPedido),
      )) as {
        chavePedido: string;
      };
      const order = { chave, steps: 0 };
      orders.set(numeroPedido, order);
      for (let step = 1; step <= STEPS; step++) {
        const data = new Date(Date.now() + step * 1000).toISOString();
        const itens = [{ documento: chave, idOcoren: 99, data, informacaoAdicional: `passo ${step}` }];
        await send("/operacao/v1/lojas/1/ocorrencias", "frete_op_demo", { itens });
        order.steps = step;
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    orders,
    tally: () => {
      const before = current;
      current = empty();
      return before;
    },
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

const orderOf = (numeroPedido: string) =>
  newPedido({
    numeroPedido,
    valorFretePedido: 90,
    envio: [
      newEnvio({
        prazoDeEntrega: "2035-12-31",
        nomeTransportadora: "Jaguar Expresso",
        nomeMetodoEnvio: "Expresso",
        produtos: [newProduto()],
        notaFiscal: newNota({ filialERP: "SP01" }),
      }),
    ],
  });

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}
