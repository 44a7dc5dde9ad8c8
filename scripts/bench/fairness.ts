import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OperationId, operations } from "@frete/contract/loja";
import type { OpenApiDocument } from "@frete/contract/toolkit/openApi";
import pg from "pg";
import { startPostgres } from "../../server/src/test-support/startPostgres.ts";
import { type Besides, beside, CELLS, cellsOf } from "./fairness/beside.ts";
import { findHeaviest } from "./fairness/findHeaviest.ts";
import { FOUND, type Found, keepFound, readFound } from "./fairness/keptFound.ts";
import { ALSO_SERVED, nothingKnown } from "./fairness/known.ts";
import { OPERATIONS, operatorRecipe, sendInvoices } from "./fairness/operator.ts";
import { begin, exampleOf, FILL, fill, listed, relisted, upload } from "./fairness/prepare.ts";
import type { Recipe } from "./fairness/recipe.ts";
import { startMeasured } from "./fairness/startMeasured.ts";
import { type BenchResult, isQuick, progress, round } from "./support/benchmark.ts";

/** Milliseconds of the search for one request. */
const BUDGET = isQuick ? 1_500 : 8_000;
const readContract = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../generated/${name}/document.json`, import.meta.url), "utf8"),
  ) as OpenApiDocument;
const document = readContract("loja");
const ofOperator = readContract("operacao");

/** CPU ms of one request from which on what the light store feels of an operation of the operator is measured. */
const HEAVY = 5;

/** What fills the store comes first, what changes how it is told of events last. */
const FIRST: readonly OperationId[] = ["criarCotacao", "salvarProdutos", "criarPedido", "enviarMensagemChat"];
const LAST: readonly OperationId[] = ["removerAnexo", "registrarWebhook"];
const others = (Object.keys(operations) as OperationId[]).filter((id) => ![...FIRST, ...LAST].includes(id));
const ORDER = [...FIRST, ...others, ...LAST];

type Row = (string | number)[];

/**
 * What a store feels of another one, or of the operator, that sends the heaviest permitted request of each operation, eight at once. The requests are found by
 * search over what the contract permits; the store's content is made of them.
 */
export async function run(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "frete-fairness-"));
  const found = readFound();
  try {
    const folders = [join(folder, "both"), join(folder, "apart")] as const;
    const rows = [...(await measureAll("SQLite", folders, found)), ...(await onPostgres(found))];
    return {
      name: "A store beside one that asks for too much",
      columns: ["database", "operation", "CPU ms", ...CELLS],
      rows,
      notes: [
        "CPU: of one such request alone, on SQLite; answers: of how many in three seconds, others than success by status",
        "status, quotation: p99 of what the light store waits for GET /lista/status and POST /cotacao, 50 a second each: CPU that the server's thread used meanwhile, and the clock; refused: of its requests; x: times what it waits when it is alone, in the same run, before all rows together",
        `of the operator's operations those are measured of which one request takes ${HEAVY} ms or more`,
        "apart: the same at another process of this machine, with a database of its own, while the heavy store asks the first one: what no program can spare it here",
        `what was found is kept in ${FOUND}`,
        ...[...found].map(([id, { choices, tried }]) => `${id} (${tried} tried): ${JSON.stringify(choices)}`),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(found: Found): Promise<Row[]> {
  const postgres = await startPostgres();
  try {
    return await measureAll("PostgreSQL", [postgres.url, await anotherDatabase(postgres.url)], found);
  } finally {
    await postgres.stop();
  }
}

/** The url of a new database beside another. */
async function anotherDatabase(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("CREATE DATABASE apart");
  await client.end();
  return Object.assign(new URL(url), { pathname: "/apart" }).href;
}

/**
 * What is not in `found` yet is looked for.
 *
 * @param where the data of the server of both stores, and of one that only the light one asks
 */
async function measureAll(
  database: string,
  [where, whereApart]: readonly [string, string],
  found: Found,
): Promise<Row[]> {
  const server = await startMeasured(where);
  const apart = await startMeasured(whereApart);
  const known = nothingKnown();
  let number = 0;
  const next = () => ++number;
  const measured: { name: string; besides: Besides }[] = [];
  /** The heaviest request of an operation, as it is found or was. */
  const heaviestOf = async (
    name: string,
    start: Recipe,
    {
      also = [],
      contract = document,
    }: { also?: readonly number[] | undefined; contract?: OpenApiDocument } = {},
  ) => {
    let heaviest = found.get(name);
    if (!heaviest) {
      progress(`fairness: looking for the heaviest ${name}`);
      const isServed = (status: number) => status < 300 || also.includes(status);
      heaviest = await findHeaviest(contract, start, { server, isServed, budget: BUDGET, next });
      found.set(name, heaviest);
      keepFound(found);
    }
    return { ...start, choices: heaviest.choices };
  };
  const measure = async (name: string, recipe: Recipe, contract = document) => {
    progress(`fairness: ${database}, ${name}`);
    const besides = await beside([server, apart], contract, recipe, next() * 1_000_000);
    measured.push({ name, besides });
  };
  try {
    await begin(server);
    for (const id of ORDER) {
      // A shipment is in one pre-list: one is made to be read, and those that are measured are given up again.
      if (id === "criarPlp")
        await fill(server.url, document, { id, recipe: listed(document, known), times: 1, next }, known);
      const start = id === "criarPlp" ? relisted(document, known) : exampleOf(document, id, known);
      const recipe = await heaviestOf(id, start, { also: ALSO_SERVED[id] });
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
      await measure(id, recipe);
    }
    progress(`fairness: ${database}, orders with an invoice each`);
    await sendInvoices(server, document, exampleOf(document, "criarPedido", known));
    for (const id of OPERATIONS) {
      const name = `operator: ${id}`;
      const recipe = await heaviestOf(name, operatorRecipe(ofOperator, id, known), { contract: ofOperator });
      if ((found.get(name)?.cpu ?? 0) >= HEAVY) await measure(name, recipe, ofOperator);
    }
    const cells = cellsOf(measured.map(({ besides }) => besides));
    return measured.map(({ name }, index) => [
      ...[database, name, round(found.get(name)?.cpu ?? 0, 1)],
      ...(cells[index] ?? []),
    ]);
  } finally {
    await Promise.all([server.stop(), apart.stop()]);
  }
}

if (import.meta.main) console.log(JSON.stringify(await run(), null, 1));
