import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createClient } from "@frete/client";
import { createRaw } from "@frete/client/raw";
import { type BenchResult, isQuick, median, progress, round } from "./support/benchmark.ts";

const ROUNDS = isQuick ? 7 : 25;
const CALLS = isQuick ? 300 : 1_000;
const TOKENS = { tokenApi: "frete_api_bench", tokenCotacao: "frete_cot_bench" };
const cart = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [{ sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 }],
};

/** Ways to make the same call, by name; each is compared with the first. */
type Ways = Record<string, () => Promise<unknown>>;

/** What a call costs this process, against fetch alone with its JSON: both in turns, on a server of another process. */
export async function run(): Promise<BenchResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "client/answers.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [port] = (await once(child.stdout, "data")) as [Buffer];
    const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
    const client = createClient({ baseUrl, ...TOKENS });
    const raw = createRaw({ baseUrl, ...TOKENS });
    const hooked = createClient({ baseUrl, ...TOKENS, onRequest: () => {}, onResponse: () => {} });
    const get: Ways = {
      fetch: () =>
        bare(`${baseUrl}/api/v1/produto/sku/A`, { headers: { Authorization: `Bearer ${TOKENS.tokenApi}` } }),
      "produto.consultar": () => client.produto.consultar("A"),
      "with hooks": () => hooked.produto.consultar("A"),
      "raw.GET": () => raw.GET("/api/v1/produto/sku/{sku}", { params: { path: { sku: "A" } } }),
    };
    const post: Ways = {
      fetch: () =>
        bare(`${baseUrl}/api/v1/cotacao`, {
          method: "POST",
          headers: { Authorization: `Bearer ${TOKENS.tokenCotacao}`, "Content-Type": "application/json" },
          body: JSON.stringify(cart),
        }),
      "cotacao.criar": () => client.cotacao.criar(cart),
      "with hooks": () => hooked.cotacao.criar(cart),
      "raw.POST": () => raw.POST("/api/v1/cotacao", { body: cart }),
    };
    return {
      name: "A call of the client, CPU of its process",
      columns: ["call", "µs, median", "x fetch"],
      rows: [...(await compare("GET", get)), ...(await compare("POST", post))],
      notes: ["The ratio is the median of the ratios of slots that followed each other."],
    };
  } finally {
    child.kill();
  }
}

const bare = async (url: string, init: RequestInit) => (await fetch(url, init)).json();

async function compare(method: string, ways: Ways): Promise<(string | number)[][]> {
  const names = Object.keys(ways);
  const spent = new Map(names.map((name) => [name, [] as number[]]));
  for (const name of names) await slot(ways[name] as Ways[string]);
  for (let turn = 0; turn < ROUNDS; turn++) {
    progress(`client: ${method}, round ${turn + 1} of ${ROUNDS}`);
    for (const name of turn % 2 ? names.toReversed() : names)
      spent.get(name)?.push(await slot(ways[name] as Ways[string]));
  }
  const [first = ""] = names;
  return names.map((name) => {
    const own = spent.get(name) ?? [];
    const ratios = own.map((each, index) => each / (spent.get(first)?.[index] ?? Number.NaN));
    return [`${method} ${name}`, Math.round(median(own)), name === first ? "" : round(median(ratios), 2)];
  });
}

/** CPU microseconds of one of many calls, one after the other. */
async function slot(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let number = 0; number < CALLS; number++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

if (import.meta.main) console.log(await run());
