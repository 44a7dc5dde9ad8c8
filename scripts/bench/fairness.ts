import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { OperationId } from "@frete/contract/loja";
import { contract, operations } from "@frete/contract/loja";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import { startPostgres } from "../../server/src/test-support/startPostgres.ts";
import { findHeaviest, type Heaviest } from "./fairness/findHeaviest.ts";
import { ALSO_SERVED, type Known, learn, nothingKnown } from "./fairness/known.ts";
import { ASKED, type Asked, measureNeighbour } from "./fairness/neighbour.ts";
import { exampleOf, FILL, fill } from "./fairness/prepare.ts";
import type { Recipe } from "./fairness/recipe.ts";
import { send } from "./fairness/send.ts";
import type { SenderData, Sent } from "./fairness/sender.ts";
import { type Measured, startMeasured } from "./fairness/startMeasured.ts";
import { heavy } from "./fairness/stores.ts";
import { type BenchResult, isQuick, progress, quantile, round } from "./support/benchmark.ts";

const AT_ONCE = 8;
/** Milliseconds of the search for one request. */
const BUDGET = isQuick ? 1_500 : 8_000;
/** Milliseconds of the light store alone, and beside the heavy one. */
const ALONE = isQuick ? 800 : 1_500;
const WITH = isQuick ? 1_500 : 3_000;

const document = JSON.parse(
  readFileSync(new URL("../../generated/loja/document.json", import.meta.url), "utf8"),
) as OpenApiDocument;

/** What fills the store comes first, what changes how it is told of events last. */
const FIRST: readonly OperationId[] = ["criarCotacao", "salvarProdutos", "criarPedido", "enviarMensagemChat"];
const LAST: readonly OperationId[] = ["removerAnexo", "registrarWebhook"];
const only = process.env.FAIRNESS_ONLY?.split(",");
const others = (Object.keys(operations) as OperationId[]).filter((id) => ![...FIRST, ...LAST].includes(id));
const ORDER = [...FIRST, ...others, ...LAST];

type Row = (string | number)[];
type Found = Map<OperationId, Heaviest>;

/**
 * What a store feels of another one that sends the heaviest permitted request of each operation, eight at once. The requests are found by
 * search over what the contract permits; the store's content is made of them.
 */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "frete-fairness-"));
  const found: Found = readFound();
  try {
    const rows = [
      ...(await measureAll("SQLite", folder, found)),
      ...(process.env.FAIRNESS_SQLITE ? [] : await onPostgres(found)),
    ];
    return {
      name: "A store beside one that asks for too much",
      columns: [
        ...["database", "operation", "CPU ms", "answers"],
        ...(Object.keys(ASKED) as Asked[]).flatMap((kind) => [`${kind}: CPU ms`, "x", "clock ms", "x"]),
        ...["refused", "block ms", "peak MB"],
      ],
      rows,
      notes: [
        "CPU: of one such request alone, on SQLite; answers: of how many in three seconds, others than success by status",
        "status, quotation: p99 of what the light store waits for GET /lista/status and POST /cotacao, 25 a second each: CPU that the server's thread used meanwhile, and the clock; refused: of its requests; x: times what it waits when it is alone, in the same run",
        ...[...found].map(([id, { choices, tried }]) => `${id} (${tried} tried): ${JSON.stringify(choices)}`),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a search on the same contract has found, so that runs can be compared; without the file it is looked for anew. */
const FOUND = fileURLToPath(
  new URL(`../../node_modules/.cache/bench/heaviest-${contract.hash.slice(0, 12)}.json`, import.meta.url),
);

function readFound(): Found {
  if (!existsSync(FOUND)) return new Map();
  return new Map(
    Object.entries(JSON.parse(readFileSync(FOUND, "utf8")) as Record<OperationId, Heaviest>) as [
      OperationId,
      Heaviest,
    ][],
  );
}

function keepFound(found: Found): void {
  mkdirSync(dirname(FOUND), { recursive: true });
  writeFileSync(FOUND, JSON.stringify(Object.fromEntries(found), null, 1));
}

async function onPostgres(found: Found): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    return await measureAll("PostgreSQL", postgres.url, found);
  } finally {
    await postgres.stop();
  }
}

/** What is not in `found` yet is looked for. */
async function measureAll(database: string, where: string, found: Found): Promise<Row[]> {
  const server = await startMeasured(where);
  const known = nothingKnown();
  let number = 0;
  const next = () => ++number;
  try {
    await begin(server);
    const rows: Row[] = [];
    for (const id of ORDER) {
      const start = exampleOf(document, id, known);
      const isServed = (status: number) => status < 300 || (ALSO_SERVED[id]?.includes(status) ?? false);
      let heaviest = found.get(id);
      if (!heaviest) {
        progress(`fairness: looking for the heaviest ${id}`);
        heaviest = await findHeaviest(document, start, { server, isServed, budget: BUDGET, next });
        found.set(id, heaviest);
        keepFound(found);
      }
      const recipe = { ...start, choices: heaviest.choices };
      const times = FILL[id];
      if (times) {
        progress(`fairness: ${database}, ${times} of ${id}`);
        await fill(server.url, document, { id, recipe, times, next }, known);
        if (id === "enviarMensagemChat") await upload(server, known);
      }
      if (id === "lerFilaCotacao") {
        const quotation = {
          ...exampleOf(document, "criarCotacao", known),
          choices: found.get("criarCotacao")?.choices ?? {},
        };
        await fill(server.url, document, { id: "criarCotacao", recipe: quotation, times: 400, next }, known);
      }
      if (only && !only.includes(id)) continue;
      progress(`fairness: ${database}, ${id}`);
      rows.push([
        database,
        id,
        round(heaviest.cpu, 1),
        ...(await beside(server, recipe, next() * 1_000_000)),
      ]);
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** The queue of events is read, and its documents are told by reading. */
async function begin({ url }: Measured): Promise<void> {
  const body = JSON.stringify({
    url: "https://receiver.invalid/",
    modulo: "fila",
    rastreio: true,
    chatTransportadora: true,
  });
  const { status } = await send(
    url,
    { method: "POST", path: "/api/v1/webhook/novo", token: heavy.api, body },
    new http.Agent(),
  );
  if (status !== 200) throw new Error(`the queue was not chosen: ${status}`);
}

async function upload({ url }: Measured, known: Known): Promise<void> {
  const form = new FormData();
  form.set("mensagem", "Segue");
  form.set(
    "anexo",
    new File([`%PDF-1.7\n${"x".repeat(2_000_000)}`], "nota.pdf", { type: "application/pdf" }),
  );
  const answer = await fetch(`${url}/api/v1/chat/${known.chaves[0]}/mensagem`, {
    method: "POST",
    headers: { Authorization: `Bearer ${heavy.api}` },
    body: form,
  });
  learn(known, "enviarMensagemChat", await answer.json());
}

/** The cells of a row: how the light store fares alone and beside the heavy one. */
async function beside(server: Measured, recipe: Recipe, first: number): Promise<Row> {
  await measureNeighbour(server, 200);
  const alone = await measureNeighbour(server, ALONE);
  const worker = new Worker(new URL("fairness/sender.ts", import.meta.url), {
    workerData: { url: server.url, document, recipe, atOnce: AT_ONCE, first } satisfies SenderData,
  });
  const answered = once(worker, "message") as Promise<[Sent]>;
  await setTimeout(300);
  await server.figures();
  const together = await measureNeighbour(server, WITH);
  const { block, peak } = await server.figures();
  worker.postMessage("stop");
  const [sent] = await answered;
  const cells = (Object.keys(ASKED) as Asked[]).flatMap((kind) => {
    const [own, others] = [alone, together].map((waits) => quantile(waits[kind].thread, 0.99));
    const [ownClock, clock] = [alone, together].map((waits) => quantile(waits[kind].clock, 0.99));
    return [
      ...[round(others ?? 0, 1), round((others ?? 0) / (own ?? 1), 1)],
      ...[round(clock ?? 0, 0), round((clock ?? 0) / (ownClock ?? 1), 1)],
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

if (import.meta.main) console.log(JSON.stringify(await run(), null, 1));
