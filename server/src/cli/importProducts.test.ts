import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { type BothServers, bothServers } from "../test-support/bothServers.testing.ts";
import { run } from "./run.ts";

const HEADER = "sku;titulo;peso;largura;altura;profundidade;preco;status;idFilial;quantidade;canal;skuCanal";
const line = (sku: string, { titulo = "T", peso = "1", filial = "A1", canal = ";" } = {}) =>
  `${sku};${titulo};${peso};10;10;10;9,9;true;${filial};5;${canal}`;

let folder: string;
let servers: BothServers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frete-import-"));
  servers = await bothServers(await openDatabase(`sqlite:${join(folder, "frete.db")}`));
});
afterAll(async () => {
  await servers.close();
  await servers.db.close();
  await rm(folder, { recursive: true });
});

const frete = async (args: string[], { input = "", env = {} as Record<string, string | undefined> } = {}) => {
  const result = { code: 0, out: "", err: "" };
  result.code = await run(args, {
    env: { FRETE_BASE_URL: servers.loja.url, FRETE_TOKEN_API: "frete_api_demo1", ...env },
    out: { write: (text) => (result.out += text) },
    err: { write: (text) => (result.err += text) },
    stdin: (async function* () {
      yield Buffer.from(input);
    })(),
  });
  return result;
};

test("2,500 products of a file, in calls of 1,000; one refused is named with its line, the others are saved", async () => {
  const skus = Array.from({ length: 2500 }, (_, index) => `I-${index}`);
  const lines = skus.map((sku, index) => line(sku, index === 1234 ? { peso: "-1" } : {}));
  const file = join(folder, "produtos.csv");
  await writeFile(file, [HEADER, ...lines].join("\n"));
  const { code, out, err } = await frete(["produto", "import", file, "--json"]);
  expect([code, JSON.parse(out)]).toEqual([1, { produtos: 2500, salvos: 2499 }]);
  expect(err).toMatch(/^error: Not everything was saved: 1 refused\.\n {2}line 1236, I-1234: peso: .*\n$/);
  const [count] = await servers.db.reader("produto").where({ id_loja: 1 }).count({ n: "*" });
  expect(Number(count?.n)).toBe(2499);
});

test("branches and mappings that were refused are told; standard input", async () => {
  const input = [HEADER, line("P1", { canal: "mkt;M1" }), line("P2", { filial: "XX", canal: "mkt;M1" })].join(
    "\n",
  );
  const { code, out, err } = await frete(["produto", "import", "-"], { input });
  expect([code, out]).toEqual([1, "produtos  2\nsalvos    2\n"]);
  expect(err).toContain("line 3, P2: filial XX: filial não encontrada");
  expect(err).toContain("line 3, P2: dePara mkt M1: ");
  expect((await frete(["produto", "import", "-"], { input: [HEADER, line("P1")].join("\n") })).code).toBe(0);
});

test.each([
  ["no token", [], { FRETE_TOKEN_API: undefined }, 2, /FRETE_TOKEN_API is not set/],
  ["a token of nobody", [], { FRETE_TOKEN_API: "x" }, 1, /check FRETE_TOKEN_API/],
  ["the quotation token", [], { FRETE_TOKEN_API: "frete_cot_demo1" }, 1, /check FRETE_TOKEN_API/],
  ["no server", [], { FRETE_BASE_URL: "http://127.0.0.1:1" }, 1, /cannot be reached/],
  ["no file", ["/nirgends.csv"], {}, 2, /cannot be read/],
])("%s", async (_case, [file = "-"], env, code, message) => {
  const result = await frete(["produto", "import", file], { input: [HEADER, line("Z")].join("\n"), env });
  expect(result.code).toBe(code);
  expect(result.err).toMatch(message);
});
