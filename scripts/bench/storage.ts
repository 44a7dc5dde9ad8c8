import { join } from "node:path";
import Database from "better-sqlite3";
import type { Database as Storage } from "../../server/src/platform/storage/database.ts";
import { openDatabase } from "../../server/src/platform/storage/openDatabase.ts";
import { applyPragmas } from "../../server/src/platform/storage/sqlite/pragmas.ts";
import { makeDataFolders } from "./dataSet/makeDataFolders.ts";
import { stores } from "./dataSet/tokens.ts";
import { type BenchResult, isQuick, median, progress, quantile, round } from "./support/benchmark.ts";

/** One thing done through our layer and by hand; both resolve when it is done. */
interface Case {
  readonly name: string;
  readonly times: number;
  readonly layer: (time: number) => Promise<unknown>;
  readonly raw: (time: number) => unknown;
}

const [READS, WRITES] = isQuick ? [10_000, 400] : [40_000, 3000];
/** Calls that are timed together. */
const BLOCK = 100;
const documento = "x".repeat(7500);

/** Our storage layer against prepared statements of better-sqlite3 on a copy of the same file, call by call in turns. */
export async function run(): Promise<BenchResult> {
  const folders = await makeDataFolders();
  const db = await openDatabase(`sqlite:${join(folders.copy(), "frete.db")}`);
  const file = join(folders.copy(), "frete.db");
  const reader = new Database(file, { readonly: true });
  const writer = new Database(file);
  try {
    for (const connection of [reader, writer]) applyPragmas(connection);
    const rows: (string | number)[][] = [];
    for (const one of [...readCases(db, reader), ...writeCases(db, writer)]) {
      progress(`storage: ${one.name}`);
      rows.push(await measure(one));
    }
    const columns = [
      "one at a time",
      "layer CPU us",
      "raw",
      "layer p50 us",
      "raw",
      "x raw (CPU)",
      "x raw (p50)",
    ];
    columns.push("layer p99 us", "raw");
    return { name: "Storage layer against raw prepared statements (SQLite)", columns, rows };
  } finally {
    await db.close();
    reader.close();
    writer.close();
    folders.remove();
  }
}

function readCases(db: Storage, raw: Database.Database): Case[] {
  const idLoja = stores.quoting;
  const get = db.prepare((knex, param) =>
    knex("produto").where({ id_loja: param("idLoja"), id: param("id") }),
  );
  const page = db.prepare((knex, param) =>
    knex("produto")
      .where({ id_loja: param("idLoja") })
      .where("id", ">", param("after"))
      .orderBy("id")
      .limit(50),
  );
  const rawGet = raw.prepare("SELECT * FROM produto WHERE id_loja = ? AND id = ?");
  const rawPage = raw.prepare("SELECT * FROM produto WHERE id_loja = ? AND id > ? ORDER BY id LIMIT 50");
  const id = (time: number) => (time * 7919) % 4900;
  return [
    {
      name: "prepared get by key",
      times: READS,
      layer: (time) => get({ idLoja, id: id(time) }),
      raw: (time) => rawGet.all(idLoja, id(time)),
    },
    {
      name: "prepared page of 50",
      times: READS / 10,
      layer: (time) => page({ idLoja, after: id(time) }),
      raw: (time) => rawPage.all(idLoja, id(time)),
    },
    {
      name: "get by key, built by knex",
      times: READS / 4,
      layer: (time) => db.reader("produto").where({ id_loja: idLoja, id: id(time) }),
      raw: (time) => rawGet.all(idLoja, id(time)),
    },
  ];
}

function writeCases(db: Storage, raw: Database.Database): Case[] {
  const insert = raw.prepare(
    "INSERT INTO cotacao (id_loja, codigo, criada_em, canal, documento) VALUES (?, ?, ?, 'Site', ?)",
  );
  const rawInsert = raw.transaction((codigo: string) => insert.run(1, codigo, 1, documento));
  const row = (codigo: string) => ({ id_loja: 1, codigo, criada_em: 1, canal: "Site", documento });
  const append = db.groupCommit<ReturnType<typeof row>>(async (trx, rows) => {
    await trx("cotacao").insert(rows);
  });
  const code = (first: number) => (time: number) => String(first + ((time * 7919) % 1_000_003));
  const [grouped, single] = [code(10_000_000_000), code(20_000_000_000)];
  return [
    {
      name: "insert of one row, groupCommit",
      times: WRITES,
      layer: (time) => append(row(grouped(time))),
      raw: (time) => rawInsert.immediate(grouped(time)),
    },
    {
      name: "insert of one row, transaction",
      times: WRITES,
      layer: (time) => db.transaction((trx) => trx("cotacao").insert(row(single(time)))),
      raw: (time) => rawInsert.immediate(single(time)),
    },
  ];
}

async function measure({ name, times, layer, raw }: Case): Promise<(string | number)[]> {
  const [ours, theirs] = [sampler(layer), sampler(raw)];
  for (let first = 0; first < times; first += BLOCK) {
    await ours.block(first);
    await theirs.block(first);
  }
  const [a, b] = [ours.figures(), theirs.figures()];
  const ratios = [a.cpu / b.cpu, a.p50 / b.p50].map((ratio) => round(ratio, 2));
  return [name, a.cpu, b.cpu, a.p50, b.p50, ...ratios, a.p99, b.p99];
}

/** Times calls one by one, and their CPU by the block (the kernel counts it in steps of some milliseconds). */
function sampler(work: (time: number) => unknown) {
  const taken: number[] = [];
  let cpu = 0;
  return {
    block: async (first: number) => {
      const before = process.threadCpuUsage();
      for (let time = first; time < first + BLOCK; time++) {
        const started = performance.now();
        await work(time);
        taken.push((performance.now() - started) * 1000);
      }
      const { user, system } = process.threadCpuUsage(before);
      cpu += user + system;
    },
    figures: () => {
      // The first fifth runs before the compiler has done its work.
      const warm = taken.slice(Math.floor(taken.length / 5));
      return {
        cpu: round(cpu / taken.length, 1),
        p50: round(median(warm), 1),
        p99: round(quantile(warm, 0.99), 1),
      };
    },
  };
}

if (import.meta.main) console.log(await run());
