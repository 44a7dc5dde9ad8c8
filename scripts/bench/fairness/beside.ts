import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { isQuick, quantile, round } from "../support/benchmark.ts";
import { ASKED, type Asked, measureNeighbour, type Waits } from "./neighbour.ts";
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

/** What the light store waited: alone, beside the heavy one, and apart from it, at another process of the same machine. */
export interface Besides {
  readonly alone: Waited;
  readonly together: Waited;
  readonly apart: Waited;
  readonly answers: string;
  /** Longest time in which the event loop stood still, ms. */
  readonly block: number;
  /** Most memory, MB. */
  readonly peak: number;
}

type Waited = Record<Asked, Waits>;

/**
 * Measures the light store beside one operation.
 *
 * @param servers the one of both stores, and one that has nothing else to do: what is waited there is the machine's
 * @param first number of the heavy store's first request
 */
export async function beside(
  [server, apart]: readonly [Measured, Measured],
  document: OpenApiDocument,
  recipe: Recipe,
  first: number,
): Promise<Besides> {
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
  return { alone, together, apart: elsewhere, answers: answersIn(sent), block, peak };
}

/**
 * The cells of a row each. What the store waits alone is of all rows together: of one row it is the longest of some forty requests, and
 * between 1 and 20 ms by chance.
 */
export function cellsOf(rows: readonly Besides[]): (string | number)[][] {
  const p99 = (some: readonly number[]) => quantile(some, 0.99) ?? 0;
  const alone = (kind: Asked, of: "thread" | "clock") =>
    p99(rows.flatMap((row) => [...row.alone[kind][of]])) || 1;
  return rows.map(({ together, apart, answers, block, peak }) => [
    answers,
    ...(Object.keys(ASKED) as Asked[]).flatMap((kind) => {
      const [thread, clock] = [alone(kind, "thread"), alone(kind, "clock")];
      const own = p99(together[kind].thread);
      return [
        ...[round(own, 1), round(own / thread, 1)],
        ...[together, apart].flatMap((waits) => {
          const waited = p99(waits[kind].clock);
          return [round(waited, 0), round(waited / clock, 1)];
        }),
      ];
    }),
    Object.values(together).reduce((sum, { refused }) => sum + refused, 0),
    ...[round(block, 0), round(peak, 0)],
  ]);
}

function answersIn(sent: Sent): string {
  const good = Object.entries(sent).filter(([status]) => Number(status) < 300);
  const others = Object.entries(sent).filter(([status]) => Number(status) >= 300);
  const total = good.reduce((sum, [, count]) => sum + count, 0);
  return [total, ...others.map(([status, count]) => `${status}: ${count}`)].join(", ");
}
