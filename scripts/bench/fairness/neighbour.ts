import http from "node:http";
import { setTimeout } from "node:timers/promises";
import type { Made } from "./recipe.ts";
import { send } from "./send.ts";
import { light } from "./stores.ts";

/** Milliseconds between two requests, whether those before are answered or not. */
const PACE = 10;

/** Milliseconds from when each request was due until it was answered. */
export interface Times {
  readonly status: number[];
  readonly cotacao: number[];
}

const status: Made = { method: "GET", path: "/api/v1/lista/status", token: light.api, body: undefined };
const cotacao: Made = {
  method: "POST",
  path: "/api/v1/cotacao",
  token: light.cotacao,
  body: JSON.stringify({
    cepDestino: "20040002",
    canal: "site",
    volumes: [{ quantidade: 1, valorUnitario: 59.9, peso: 1.2, altura: 10, largura: 20, profundidade: 15 }],
  }),
};

/** The light store goes about its business for so many milliseconds. @throws Error when it is refused anything */
export async function measureNeighbour(url: string, duration: number): Promise<Times> {
  const agent = new http.Agent({ keepAlive: true });
  const times: Times = { status: [], cotacao: [] };
  const under: Promise<void>[] = [];
  const ask = async (made: Made, list: number[], due: number) => {
    const answer = await send(url, made, agent);
    if (answer.status !== 200) throw new Error(`the light store was answered ${answer.status}`);
    list.push(performance.now() - due);
  };
  const started = performance.now();
  for (let count = 0; count * PACE < duration; count++) {
    const due = started + count * PACE;
    const left = due - performance.now();
    if (left > 0) await setTimeout(left);
    under.push(count % 2 ? ask(cotacao, times.cotacao, due) : ask(status, times.status, due));
  }
  await Promise.all(under);
  agent.destroy();
  return times;
}
