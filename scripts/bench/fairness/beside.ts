import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { isQuick, quantile, round } from "../support/benchmark.ts";
import { ASKED, type Asked, measureNeighbour } from "./neighbour.ts";
import type { Recipe } from "./recipe.ts";
import type { SenderData, Sent } from "./sender.ts";
import type { Measured } from "./startMeasured.ts";
import { AT_ONCE } from "./stores.ts";

/** Milliseconds of the light store alone, and beside the heavy one. */
const ALONE = isQuick ? 800 : 1_500;
const WITH = isQuick ? 1_500 : 3_000;

/** What the cells of a row are. */
export const CELLS = [
  "answers",
  ...(Object.keys(ASKED) as Asked[]).flatMap((kind) => [
    ...[`${kind}: CPU ms`, "x", "clock ms", "x", "apart ms", "x"],
  ]),
  ...["refused", "block ms", "peak MB"],
];

/**
 * The cells of a row: how the light store fares alone, beside the heavy one, and apart from it: at another process of the same machine.
 *
 * @param servers the one of both stores, and one that has nothing else to do: what is waited there is the machine's
 * @param first number of the heavy store's first request
 */
export async function beside(
  [server, apart]: readonly [Measured, Measured],
  document: OpenApiDocument,
  recipe: Recipe,
  first: number,
): Promise<(string | number)[]> {
  await Promise.all([server, apart].map((each) => measureNeighbour(each, 200)));
  const alone = await measureNeighbour(server, ALONE);
  const worker = new Worker(new URL("sender.ts", import.meta.url), {
    workerData: { url: server.url, document, recipe, atOnce: AT_ONCE, first } satisfies SenderData,
  });
  const answered = once(worker, "message") as Promise<[Sent]>;
  await setTimeout(300);
  const elsewhere = await measureNeighbour(apart, WITH);
  await server.figures();
  const together = await measureNeighbour(server, WITH);
  const { block, peak } = await server.figures();
  worker.postMessage("stop");
  const [sent] = await answered;
  const cells = (Object.keys(ASKED) as Asked[]).flatMap((kind) => {
    const [own, others] = [alone, together].map((waits) => quantile(waits[kind].thread, 0.99));
    const [ownClock, clock, clockApart] = [alone, together, elsewhere].map((waits) =>
      quantile(waits[kind].clock, 0.99),
    );
    return [
      ...[round(others ?? 0, 1), round((others ?? 0) / (own ?? 1), 1)],
      ...[clock, clockApart].flatMap((waited = 0) => [round(waited, 0), round(waited / (ownClock ?? 1), 1)]),
    ];
  });
  const refused = Object.values(together).reduce((sum, waits) => sum + waits.refused, 0);
  return [answersIn(sent), ...cells, refused, round(block, 0), round(peak, 0)];
}

function answersIn(sent: Sent): string {
  const good = Object.entries(sent).filter(([status]) => Number(status) < 300);
  const others = Object.entries(sent).filter(([status]) => Number(status) >= 300);
  const total = good.reduce((sum, [, count]) => sum + count, 0);
  return [total, ...others.map(([status, count]) => `${status}: ${count}`)].join(", ");
}
