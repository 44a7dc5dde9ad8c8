import { type OperationId, operations } from "@frete/contract/loja";
import type { LojaCaller } from "../../server/src/contract/lojaHandler.ts";
import { listarChats } from "../../server/src/domain/chat/listarChats.ts";
import { listarPedidos } from "../../server/src/domain/pedido/listarPedidos.ts";
import { listarPlps } from "../../server/src/domain/plp/listarPlps.ts";
import { listarRegrasFrete } from "../../server/src/domain/regra/listarRegrasFrete.ts";
import type { Elements } from "../../server/src/http/answer.ts";
import type { Services } from "../../server/src/platform/services.ts";
import type { Database } from "../../server/src/platform/storage/database.ts";
import { STORE } from "./pages/fillLists.ts";
import { withLists } from "./pages/keptLists.ts";
import { type BenchResult, isQuick, median, progress, quantile, round } from "./support/benchmark.ts";

const ROWS = Number(process.env.BENCH_ROWS ?? (isQuick ? 20_000 : 1_000_000));
const TIMES = Number(process.env.BENCH_ROUNDS ?? (isQuick ? 20 : 40));
const ENGINES = (process.env.BENCH_ENGINES ?? "sqlite,postgres").split(",") as Database["dialect"][];
const WARM_UP = 2;
const LIMIT = 50;
/** How many times as long as the first page of the whole list any page may take. */
const MOST = 2.5;
const CALLER: LojaCaller = {
  idLoja: STORE,
  nomeLoja: "Loja",
  versao: 1,
  fusoHorario: "America/Sao_Paulo",
  tipoToken: "api",
};
const YEAR = { dataInicio: "2026-01-01", dataFim: "2026-12-31" };
const PERIODO = "2026-01-01TO2026-12-31";
const NOW = Date.parse("2026-12-31T12:00:00Z");

type Query = Record<string, string | number>;
/** A filter, and the share of the rows that it leaves: pages are read at the start, in the middle and at the end of them. */
type Filter = [name: string, query: Query, share: number, filtros?: object];
type Handler = (request: never, caller: LojaCaller) => Promise<unknown>;

interface List {
  name: string;
  handler: (services: Services) => unknown;
  query: Query;
  filters: readonly Filter[];
}

const carriers = (id: number) => ({ transportadora: [id] });
const OLD = 0.95;
const LISTS: readonly List[] = [
  {
    name: "GET /pedidos",
    handler: listarPedidos,
    query: { dataTipo: "dataCriacaoPedido", periodo: PERIODO },
    filters: [
      ["all", {}, 1],
      ["by delivery", { dataTipo: "dataEntrega" }, OLD],
      ["delivered", { idStatus: "50" }, OLD * 0.98],
      ["on their way (end of the year)", { idStatus: "25,30" }, 1 - OLD],
      ["status of 1 in 100", { idStatus: "70" }, OLD / 100],
      ["status of 1 in 10,000", { idStatus: "60" }, OLD / 10_000],
      ["authorized", { autorizado: "sim" }, OLD / 2],
      ["one customer (10 orders)", { cpfCnpj: "00000000003" }, 0],
      ["canal of half", {}, 0.49, { canal: ["Site"] }],
      ["canal of half, delivered", { idStatus: "50" }, 0.45, { canal: ["Site"] }],
      ["canal of 1 in 100", {}, 0.0099, { canal: ["Televendas"] }],
      ["canal of 1 in 10,000", {}, 1 / 10_000, { canal: ["Feira"] }],
      ["plataforma of 1 in 100", {}, 0.0099, { plataforma: ["Quiosque"] }],
      ["plataforma of 1 in 10,000", {}, 1 / 10_000, { plataforma: ["Antiga"] }],
      ["transportadora of a third", {}, 0.32, carriers(2)],
      ["transportadora of 1 in 100", {}, 0.0099, carriers(4)],
      ["transportadora of 1 in 10,000", {}, 1 / 10_000, carriers(5)],
      ["transportadora of 1 in 100, delivered", { idStatus: "50" }, 0.009, carriers(4)],
    ],
  },
  {
    name: "GET /chats",
    handler: listarChats,
    query: { ...YEAR, limite: LIMIT },
    filters: [
      ["all", {}, 1],
      ["finished", { situacao: "finalizado" }, 0.99],
      ["open, 1 in 100", { situacao: "aberto" }, 0.01],
      ["carrier of a third", { idTransportadora: 2 }, 0.32],
      ["carrier of 1 in 100", { idTransportadora: 4 }, 0.0099],
      ["carrier of 1 in 10,000", { idTransportadora: 5 }, 1 / 10_000],
      ["carrier of a third, open", { idTransportadora: 2, situacao: "aberto" }, 0.0033],
      ["carrier of a third, finished", { idTransportadora: 2, situacao: "finalizado" }, 0.32],
    ],
  },
  {
    name: "GET /plp/lista",
    handler: listarPlps,
    query: { periodo: PERIODO },
    filters: [
      ["closed", { status: "Finalizada" }, 0.99],
      ["pending, 1 in 100", { status: "Pendente" }, 0.01],
      ["excluded, 1 in 10,000", { status: "Excluída" }, 1 / 10_000],
      ["closed, branch of most", { status: "Finalizada", filialERP: "SP01" }, 0.98],
      ["closed, branch of 1 in 100", { status: "Finalizada", filialERP: "RJ01" }, 0.0099],
      ["closed, branch of 1 in 10,000", { status: "Finalizada", filialERP: "PE01" }, 1 / 10_000],
    ],
  },
  {
    name: "GET /transportadora/regrasfrete",
    handler: listarRegrasFrete,
    query: { ...YEAR, limite: LIMIT },
    filters: [
      ["all", {}, 1],
      ["active", { status: "a" }, 0.99],
      ["pending, 1 in 100", { status: "p" }, 0.0099],
      ["inactive, 1 in 10,000", { status: "i" }, 1 / 10_000],
      ["kind of 1 in 100", { valorTipo: "fixo" }, 0.01],
      ["change of half", { valorAcao: "soma" }, 0.5],
      ["criterion of 1 in 100", { idCampo: 3 }, 0.0099],
      ["criterion of 1 in 10,000", { idCampo: 4 }, 1 / 10_000],
      ["expired, 1 in 100", { situacao: "vencida" }, 0.01],
      ["in force", { situacao: "vigente" }, 0.99],
      ["part of the title", { titulo: "ção 77" }, 0.001],
      ["by the start of validity", { dataTipo: "inicio" }, 1],
    ],
  },
];

/**
 * Pages of 50 of lists of 1,000,000, without HTTP: every filter at every depth, against the first page of the whole list. Whatever else runs
 * on the machine only ever adds time, so the least of a page's times is compared.
 */
export async function run(): Promise<BenchResult> {
  const rows: (string | number)[][] = [];
  for (const engine of ENGINES) rows.push(...(await withLists(engine, ROWS, (db) => measure(db))));
  return {
    name: `Pages of ${LIMIT}, of ${ROWS.toLocaleString("en-US")} orders, chats, pre-lists and rules`,
    labels: 2,
    columns: [
      "database",
      "list",
      "filter",
      "page",
      "least ms",
      "p50 ms",
      "p95 ms",
      "times the first",
      "x first page",
    ],
    rows,
    notes: [`x first page: the slowest page of the list, by least times; ${MOST} is the most it may`],
  };
}

async function measure(db: Database): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const list of LISTS) {
    const pages: { cells: string[]; read: () => Promise<number>; taken: number[] }[] = [];
    for (const filter of list.filters) {
      for (const [depth, pagina] of depths(filter[2]))
        pages.push({
          cells: [list.name, filter[0], depth],
          read: await reader(db, list, filter, pagina),
          taken: [],
        });
    }
    // In turns, so that whatever else the machine does falls on all of them.
    for (let turn = -WARM_UP; turn < TIMES; turn++) {
      progress(`pages: ${db.dialect}, ${list.name}, round ${turn + 1} of ${TIMES}`);
      for (const { read, taken } of pages) {
        const time = await read();
        if (turn >= 0) taken.push(time);
      }
    }
    const first = Math.min(...(pages[0]?.taken ?? []));
    const measured = pages.map(({ cells, taken }) => {
      const least = Math.min(...taken);
      const times = [least, median(taken), quantile(taken, 0.95), least / first];
      return { cells, times: times.map((time) => round(time, 2)) };
    });
    const slowest = Math.max(...measured.map(({ times }) => times.at(-1) as number));
    for (const { cells, times } of measured) rows.push([db.dialect, ...cells, ...times, "-"]);
    rows.push([db.dialect, list.name, "the slowest", "", "-", "-", "-", "-", slowest]);
  }
  return rows;
}

/** The first page, and where the list is long enough the one in the middle and the last full one. */
function depths(share: number): [string, number][] {
  const pages = Math.floor((ROWS * share * 0.98) / LIMIT);
  if (pages < 3) return [["first", 1]];
  return [
    ["first", 1],
    ["middle", Math.ceil(pages / 2)],
    ["last", pages],
  ];
}

/** What the toolkit puts in the place of parameters that are left out, of the operation that a handler is named after. */
function defaultsOf(name: string): Query {
  const { parameters } = operations[name as OperationId];
  const query: readonly { name: string; default?: string | number }[] = parameters.query;
  return Object.fromEntries(
    query.flatMap((each) => (each.default === undefined ? [] : [[each.name, each.default]])),
  );
}

/** Makes what reads one page and tells how many milliseconds it took; the settings of the loja are those of the time it was made. */
async function reader(
  db: Database,
  { name, handler, query }: List,
  [, changes, , filtros = {}]: Filter,
  pagina: number,
): Promise<() => Promise<number>> {
  const configuracao = JSON.stringify({ filtros });
  await db.transaction((trx) => trx("loja").where({ id: STORE }).update({ configuracao }));
  const list = handler({ db, clock: { now: () => NOW } } as Services) as Handler;
  const request = { query: { ...defaultsOf(handler.name), ...query, ...changes, pagina } } as never;
  const read = async () => {
    const started = performance.now();
    const answer = await list(request, CALLER);
    let length = 0;
    if ("items" in Object(answer)) {
      for await (const item of (answer as Elements).items) length += JSON.stringify(item).length;
    } else length = JSON.stringify(answer).length;
    const taken = performance.now() - started;
    if (length < 100) throw new Error(`${name}: no page ${pagina} for ${JSON.stringify(changes)}`);
    return taken;
  };
  await read();
  return read;
}

if (import.meta.main) {
  const { rows, columns } = await run();
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, index) => [columns[index], cell]))));
}
