import Database from "better-sqlite3";
import { findRegion } from "../../server/src/brasil/geografia/index.ts";
import {
  carrinhoTotals,
  type Metodo,
  prepareLoja,
  quote,
  type TabelaSettings,
} from "../../server/src/domain/cotacao/frete/index.ts";
import {
  type Faixa,
  findFaixa,
  findFaixas,
  type OpenTabela,
  openTabela,
  packTabela,
} from "../../server/src/domain/cotacao/tabela/index.ts";
import { randomOf } from "./dataSet/randomOf.ts";
import { type BenchResult, round } from "./support/benchmark.ts";

const branches = 50;
const methods = 20;
const ranges = 3000;
const bands = 10;
const pairs = branches * methods;
/** Tables packed from rows; the others are copies of their bytes (own memory, so the cache is as cold). */
const packed = 40;

/**
 * Looks up every branch and method of a large store (50 x 20 tables of 3000 CEP ranges x 10 bands, each range with
 * its own prices) in packed tables and in SQLite rows, and prices a whole quotation over them.
 */
export async function run(): Promise<BenchResult> {
  const rows: (string | number)[][] = [];
  const add = (name: string, value: number, unit: string, ratio?: number) =>
    rows.push([name, round(value, 2), unit, ratio === undefined ? "" : round(ratio, 1)]);
  const random = randomOf(42);
  const ceps = Array.from({ length: 500 }, () => cepWithRegion(random));

  const sets = Array.from({ length: packed }, () => tableRows(random));
  packTabela(sets[0] as Faixa[]);
  const packing = performance.now();
  const files = sets.map(packTabela);
  add("pack one table of 30,000 rows", (performance.now() - packing) / packed, "ms");
  const opening = performance.now();
  const tables = Array.from({ length: pairs }, (_, i) =>
    openTabela((files[i % packed] as Uint8Array).slice()),
  );
  add("copy and open one table", (performance.now() - opening) / pairs, "ms");
  const bytes = tables.reduce((sum, { byteLength }) => sum + byteLength, 0);
  add("packed size per CEP range", bytes / (pairs * ranges), "B");
  add("packed size of all tables", bytes / 1e6, "MB");

  const pesos = tables.map(() => peso);
  const lookup = measure(400, (i) => lookupAll(tables, pesos, ceps[i % ceps.length] as number));
  add(`find ${pairs} bands, packed, p50`, lookup.p50, "us");
  add(`find ${pairs} bands, packed, p99`, lookup.p99, "us");

  const pricing = quoteAll(tables);
  const whole = measure(400, (i) => pricing(ceps[i % ceps.length] as number));
  add(`quote ${pairs} options, ordered, p50`, whole.p50, "us");
  add(`quote ${pairs} options, ordered, p99`, whole.p99, "us");

  const sqlite = sqliteRows(sets);
  add("write SQLite rows", sqlite.seconds, "s");
  for (const cep of ceps.slice(0, 20)) checkSame(tables, cep, sqlite.find(cep));
  const seek = measure(60, (i) => sqlite.find(ceps[i % ceps.length] as number));
  add(`find ${pairs} bands, SQLite, p50`, seek.p50, "us", seek.p50 / lookup.p50);
  add(`find ${pairs} bands, SQLite, p99`, seek.p99, "us");
  add("quote beyond the look-up, p50", whole.p50 - lookup.p50, "us");
  sqlite.close();
  return {
    name: "Freight look-up: packed tables against SQLite rows",
    columns: ["case", "value", "unit", "x packed"],
    rows,
  };
}

const peso = 4500;

function lookupAll(tables: readonly OpenTabela[], pesos: readonly number[], cep: number): number {
  let sum = 0;
  for (const hit of findFaixas(tables, pesos, cep)) if (typeof hit === "object") sum += hit.valor;
  return sum;
}

function quoteAll(tables: readonly OpenTabela[]): (cep: number) => number {
  const filiais = Array.from({ length: branches }, (_, id) => ({
    id,
    filialErp: `F${id}`,
    nome: `Filial ${id}`,
    cidade: "São Paulo",
    uf: "SP",
    ativo: true,
    prazoAdicional: id % 3,
    perAdiDesconto: id * 100,
  }));
  const metodos = Array.from({ length: methods }, (_, id): Metodo => {
    return { id, idTransportadora: id % 5, nome: `Método ${id}`, ativo: true, prazoAdicional: id % 2 };
  });
  const transportadoras = [0, 1, 2, 3, 4].map((id) => ({ id, nome: `Transportadora ${id}`, ativo: true }));
  const tabelas = tables.map((_, id): TabelaSettings => {
    const rates = {
      adValorem: 300,
      adValoremMinimo: 100,
      gris: 200,
      grisMinimo: 100,
      pedagioFracao: 350,
      icms: 12_000,
    };
    const fixed = { despacho: 500, outros: 0, freteMinimo: 1500, icmsIncluso: false, ativa: true };
    const cubage = { fatorCubagem: 300_000, isencaoCubagemAte: 0 };
    return { id, idMetodo: id % methods, idFilial: Math.floor(id / methods), ...rates, ...fixed, ...cubage };
  });
  const store = prepareLoja({
    criterio: "preco",
    ocultaSemEstoque: false,
    filiais,
    transportadoras,
    metodos,
    tabelas,
    taxas: [],
    regras: [],
  });
  const sides = { altura: 10_000, largura: 20_000, profundidade: 30_000 };
  const items = [{ sku: null, produto: null, quantidade: 1, valorUnitario: 19_990, peso, ...sides }];
  if (carrinhoTotals(items).totalPeso !== peso) throw new Error("the cart must weigh what is looked up");
  return (cep) => {
    const regiao = findRegion(cep);
    if (!regiao) throw new Error(`CEP ${cep} has no region`);
    const input = { items, cep, regiao, canal: "site", filiaisOrigem: null, hoje: "2026-06-15" };
    return quote(input, store, (id) => tables[id]).options.length;
  };
}

function sqliteRows(sets: readonly Faixa[][]) {
  const database = new Database(":memory:");
  database.pragma("cache_size = -1000000");
  const values = Array.from({ length: bands }, (_, band) => `v${band} INTEGER NOT NULL`).join(", ");
  database.exec(`CREATE TABLE faixas (tabela INTEGER, ini INTEGER, fim INTEGER, prazo INTEGER, ${values},
    PRIMARY KEY (tabela, ini)) WITHOUT ROWID; CREATE TABLE pares (id INTEGER PRIMARY KEY);`);
  const started = performance.now();
  const insert = database.prepare(`INSERT INTO faixas VALUES (?, ?, ?, ?${", ?".repeat(bands)})`);
  database.transaction(() => {
    sets.forEach((rows, tabela) => {
      for (let at = 0; at < rows.length; at += bands) {
        const { cepInicio, cepFim, prazo } = rows[at] as Faixa;
        insert.run(tabela, cepInicio, cepFim, prazo, ...rows.slice(at, at + bands).map(({ valor }) => valor));
      }
    });
    const columns = Array.from({ length: bands }, (_, band) => `v${band}`).join(", ");
    const copy = database.prepare(
      `INSERT INTO faixas SELECT tabela + ?, ini, fim, prazo, ${columns} FROM faixas WHERE tabela < ?`,
    );
    for (let first = packed; first < pairs; first += packed) copy.run(first, Math.min(packed, pairs - first));
    const pair = database.prepare("INSERT INTO pares VALUES (?)");
    for (let id = 0; id < pairs; id++) pair.run(id);
  })();
  const find = database
    .prepare<[number, number], [number, number, number]>(
      `SELECT p.id, f.v${bandOf(peso)}, f.prazo FROM pares p CROSS JOIN faixas f ON f.tabela = p.id
        AND f.ini = (SELECT max(ini) FROM faixas WHERE tabela = p.id AND ini <= ?) WHERE f.fim >= ?`,
    )
    .raw();
  return {
    seconds: (performance.now() - started) / 1000,
    find: (cep: number) => find.all(cep, cep),
    close: () => database.close(),
  };
}

function checkSame(
  tables: readonly OpenTabela[],
  cep: number,
  found: readonly [number, number, number][],
): void {
  const byTable = new Map(found.map(([id, valor]) => [id, valor]));
  tables.forEach((table, id) => {
    const hit = findFaixa(table, cep, peso);
    const valor = typeof hit === "string" ? undefined : hit.valor;
    if (valor !== byTable.get(id))
      throw new Error(`table ${id}, CEP ${cep}: ${valor} but SQLite ${byTable.get(id)}`);
  });
}

const bandEnd = (band: number) => (band + 1) * 1000;
const bandOf = (weight: number) => Math.ceil(weight / 1000) - 1;

function tableRows(random: () => number): Faixa[] {
  const starts = Array.from({ length: ranges }, () => 1_000_000 + Math.floor(random() * 98_000_000));
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return sorted.flatMap((cepInicio, range) => {
    const cepFim = (sorted[range + 1] ?? 99_999_999) - 1;
    const prazo = 1 + Math.floor(random() * 20);
    const base = 500 + Math.floor(random() * 3000);
    return Array.from({ length: bands }, (_, band) => ({
      cepInicio,
      cepFim,
      pesoInicio: band === 0 ? 0 : bandEnd(band - 1),
      pesoFim: bandEnd(band),
      valor: base + band * 400 + Math.floor(random() * 300),
      prazo,
      kgExcedente: band === bands - 1 ? 250 : null,
    }));
  });
}

function cepWithRegion(random: () => number): number {
  for (;;) {
    const cep = 1_000_000 + Math.floor(random() * 98_000_000);
    if (findRegion(cep)) return cep;
  }
}

function measure(times: number, work: (i: number) => unknown): { p50: number; p99: number } {
  for (let i = 0; i < Math.min(times, 100); i++) work(i);
  const taken = Array.from({ length: times }, (_, i) => {
    const started = performance.now();
    work(i);
    return (performance.now() - started) * 1000;
  }).sort((a, b) => a - b);
  return { p50: taken[Math.floor(times * 0.5)] as number, p99: taken[Math.floor(times * 0.99)] as number };
}

if (import.meta.main) console.table((await run()).rows);
