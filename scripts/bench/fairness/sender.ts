import http from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { isSameEachTime, type Made, makeRequest, type Recipe } from "./recipe.ts";
import { send, takeBack } from "./send.ts";

/** What the thread is started with. */
export interface SenderData {
  readonly url: string;
  readonly document: OpenApiDocument;
  readonly recipe: Recipe;
  readonly atOnce: number;
  /** Number of its first request. */
  readonly first: number;
}

/** What it says when it was told to stop, and has stopped: answers by status. */
export type Sent = Readonly<Record<number, number>>;

/** Runs in a thread of its own: sends the requests of a recipe, so many at once, until it is told to stop. */
const { url, document, recipe, atOnce, first } = workerData as SenderData;
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
const answers: Record<number, number> = {};
const same = isSameEachTime(recipe) ? makeRequest(document, recipe, first) : undefined;
let isStopped = false;

/** Each of those at once has numbers of its own, so that lots are named by one of them. */
const run = async (_: unknown, place: number) => {
  for (let number = first + place; !isStopped; number += atOnce) {
    const made: Made = same ?? makeRequest(document, recipe, number);
    const received = await send(url, made, agent, recipe.undo !== undefined);
    answers[received.status] = (answers[received.status] ?? 0) + 1;
    await takeBack(url, recipe, received, agent);
  }
};
parentPort?.once("message", () => {
  isStopped = true;
});
await Promise.all(Array.from({ length: atOnce }, run));
parentPort?.postMessage(answers satisfies Sent);
agent.destroy();
