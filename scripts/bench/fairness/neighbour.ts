import { readFileSync } from "node:fs";
import http from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Made } from "./recipe.ts";
import { send } from "./send.ts";
import type { Measured } from "./startMeasured.ts";
import { light } from "./stores.ts";

/** Milliseconds between two requests, whether those before are answered or not. */
const PACE = 10;

/** What the answers to one kind of request took, ms. */
export interface Waits {
  /** Of the clock, from when the request was due. */
  readonly clock: number[];
  /** Of CPU that the server's thread used meanwhile, for whomever: what a machine with nothing else to do would have taken, but for disk and database. */
  readonly thread: number[];
  /** How many were refused. */
  refused: number;
}

const cart = {
  cepDestino: "20040002",
  canal: "site",
  volumes: [{ quantidade: 1, valorUnitario: 59.9, peso: 1.2, altura: 10, largura: 20, profundidade: 15 }],
};

/** What the light store asks for, in turns. */
export const ASKED = {
  status: { method: "GET", path: "/api/v1/lista/status", token: light.api, body: undefined },
  quotation: { method: "POST", path: "/api/v1/cotacao", token: light.cotacao, body: JSON.stringify(cart) },
} as const satisfies Record<string, Made>;

export type Asked = keyof typeof ASKED;

/** The light store goes about its business for so many milliseconds. */
export async function measureNeighbour(
  { url, pid }: Measured,
  duration: number,
): Promise<Record<Asked, Waits>> {
  const agent = new http.Agent({ keepAlive: true });
  const none = (): Waits => ({ clock: [], thread: [], refused: 0 });
  const waits: Record<Asked, Waits> = { status: none(), quotation: none() };
  const ask = async (kind: Asked, due: number) => {
    const used = threadTime(pid);
    const { status } = await send(url, ASKED[kind], agent);
    if (status !== 200) waits[kind].refused++;
    waits[kind].clock.push(performance.now() - due);
    waits[kind].thread.push(threadTime(pid) - used);
  };
  const asked: Promise<void>[] = [];
  const started = performance.now();
  for (let count = 0; count * PACE < duration; count++) {
    const due = started + count * PACE;
    const left = due - performance.now();
    if (left > 0) await setTimeout(left);
    asked.push(ask(count % 2 ? "quotation" : "status", due));
  }
  await Promise.all(asked);
  agent.destroy();
  return waits;
}

/** Milliseconds of CPU that the first thread of a process has used. */
function threadTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
