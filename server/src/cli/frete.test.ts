import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPERATOR_TOKEN, type OperatorServer, operatorServer } from "../operacao/operatorServer.testing.ts";
import type { Database } from "../storage/database.ts";
import { openDatabase } from "../storage/openDatabase.ts";

const BINARY = join(import.meta.dirname, "frete.ts");
const HEADER = "cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente";
const ROW = "01000000;01999999;0;10;12,90;2;1,85";

let folder: string;
let db: Database;
let server: OperatorServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frete-cli-"));
  db = await openDatabase(`sqlite:${join(folder, "frete.db")}`);
  server = await operatorServer(db);
});
afterAll(async () => {
  await server.close();
  await db.close();
  await rm(folder, { recursive: true });
  expect(server.errors).toEqual([]);
});

interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the real command in a process of its own. */
function frete(
  args: string[],
  { env = {}, input = "" }: { env?: object; input?: string } = {},
): Promise<Run> {
  const child = spawn(process.execPath, [BINARY, ...args], {
    env: {
      PATH: process.env.PATH,
      FRETE_BASE_URL: server.url,
      FRETE_OPERATOR_TOKEN: OPERATOR_TOKEN,
      ...env,
    },
  });
  const result: Run = { code: null, out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    result.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    result.err += chunk;
  });
  child.stdin.end(input);
  return new Promise((resolve) => child.on("close", (code) => resolve({ ...result, code })));
}

const json = async (...args: string[]) => {
  const { code, out, err } = await frete([...args, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
};

test("a store from nothing to a freight table, in commands", async () => {
  const loja = await json("loja", "create", "--nome", "Loja Um", "--criterio", "prazo");
  expect(loja).toMatchObject({ id: 1, nome: "Loja Um", criterio: "prazo" });
  const changed = await json("loja", "set", "1", "--limites-volumes", "7", "--filtros-canal", "A,B");
  expect(changed).toMatchObject({
    limites: { volumes: 7, envios: 100 },
    filtros: { canal: ["A", "B"], plataforma: [] },
  });
  const store = ["--loja", "1"];
  await json("transportadora", "create", ...store, "--nome", "Rápida");
  await json("metodo", "create", ...store, "--id-transportadora", "1", "--nome", "Expresso");
  const place = ["--nome", "CD", "--cep", "05036001", "--cidade", "São Paulo", "--uf", "SP"];
  const filial = await json("filial", "create", ...store, "--filial-erp", "SP01", ...place);
  expect(
    await json("filial", "set", ...store, String(filial.id), "--per-adi-desconto", "-5,5"),
  ).toMatchObject({
    perAdiDesconto: -5.5,
  });
  await json(
    "tabela",
    "create",
    ...store,
    "--nome",
    "T1",
    "--id-metodo",
    "1",
    "--id-filial",
    "1",
    "--gris",
    "0.8",
  );
  expect(await json("tabela", "set", ...store, "1", "--id-filial", "null")).toMatchObject({
    idFilial: null,
    gris: 0.8,
  });
  await json(
    ...["taxa", "create", ...store, "--tipo", "TDA", "--cep-inicio", "69000000", "--cep-fim", "69299999"],
    ...["--forma", "percentual", "--valor", "28"],
  );
  const rule = ["--titulo", "Sul", "--valor-tipo", "fixo", "--valor", "1,5", "--data-inicio", "2026-11-20"];
  const criterios = '[{"campo":3,"valores":["Sul"]}]';
  expect(await json("regra", "create", ...store, ...rule, "--criterios", criterios)).toMatchObject({
    valor: 1.5,
    criterios: [{ campo: 3, valores: ["Sul"] }],
  });
  expect(await json("regra", "delete", ...store, "1")).toMatchObject({ resultado: "excluido" });
  expect(await json("metodo", "delete", ...store, "1")).toMatchObject({ resultado: "desativado" });
});

test("NS-069: tokens are issued, listed, rotated, expired and revoked", async () => {
  const { id, token } = await json("token", "issue", "--loja", "1", "--tipo", "api", "--descricao", "ERP");
  expect(token).toMatch(/^frete_api_/);
  const next = await json("token", "rotate", "--loja", "1", String(id), "--carencia-segundos", "0");
  expect(
    await json("token", "expire", "--loja", "1", String(next.id), "--expira-em", "2030-01-01T00:00:00Z"),
  ).toMatchObject({ expiraEm: "2030-01-01T00:00:00.000Z" });
  expect(await json("token", "revoke", "--loja", "1", String(next.id))).toMatchObject({
    situacao: "revogado",
  });
  const list = await frete(["token", "list", "--loja", "1"]);
  expect(list.out).not.toContain(token);
  expect(list.out.split("\n")[0]).toMatch(/^id {2}tipo {2}prefixo +descricao +situacao +criadoEm +expiraEm/);
});

test("tables are aligned and say when there is more; --all reads every page", async () => {
  for (let index = 1; index <= 12; index++) {
    await server.create("/lojas/1/transportadoras", { nome: `Transportadora ${"ç".repeat(index)}` });
  }
  const { out } = await frete(["transportadora", "list", "--limite", "5", "--pagina", "2"], {
    env: { FRETE_LOJA: "1" },
  });
  const lines = out.trimEnd().split("\n");
  expect(lines[0]).toMatch(/^id {2}nome +cnpj {2}ativo$/);
  expect(lines.at(-1)).toBe("6 to 10 of 13; see --all");
  expect(
    new Set(
      lines.slice(0, -1).map((line) =>
        [...line]
          .slice(0, 30)
          .join("")
          .trimEnd()
          .search(/(cnpj|-)$/),
      ),
    ).size,
  ).toBe(1);
  expect((await json("transportadora", "list", "--loja", "1", "--all")).itens).toHaveLength(13);
  expect((await frete(["taxa", "list", "--loja", "1", "--tipo", "TRT"])).out).toBe("none\n");
});

test("records are shown field by field, inner objects with their names", async () => {
  const { out } = await frete(["loja", "show", "1"]);
  expect(out).toMatch(/^id +1$/m);
  expect(out).toMatch(/^limites\.volumes +7$/m);
  expect(out).toMatch(/^filtros\.canal +A, B$/m);
  expect(out).toMatch(/^diasNaoUteis +-$/m);
  expect(out).not.toContain("\u001b");
});

test("--body takes a file or standard input, and flags win", async () => {
  const file = join(folder, "loja.json");
  await writeFile(file, JSON.stringify({ nome: "Do arquivo", criterio: "prazo" }));
  expect(await json("loja", "create", "--body", file, "--nome", "Da linha")).toMatchObject({
    nome: "Da linha",
    criterio: "prazo",
  });
  const piped = await frete(["loja", "create", "--body", "-", "--json"], { input: '{"nome":"Do cano"}' });
  expect(JSON.parse(piped.out)).toMatchObject({ nome: "Do cano", criterio: "preco" });
});

describe("rows of a table", () => {
  test("are imported from a file or standard input, and exported", async () => {
    const file = join(folder, "tarifas.csv");
    await writeFile(file, `${HEADER}\n${ROW}\n`);
    const imported = await frete(["tabela", "import", "--loja", "1", "1", file]);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.out).toMatch(/^faixas +1$/m);
    expect(imported.err).toMatch(/^100% {2}\d+ B sent {2}2 lines {2}[\d.]+ k?M?B\/s {2}[\d,]+ lines\/s\n$/);
    const piped = await frete(["tabela", "import", "--loja", "1", "1", "-", "--json"], {
      input: `${HEADER}\n${ROW}\n`,
    });
    expect(JSON.parse(piped.out)).toMatchObject({ linhas: 1, versaoFaixas: 2 });
    const text = `${HEADER}\r\n01000000;01999999;0,000;10,000;12,90;2;1,85\r\n`;
    expect((await frete(["tabela", "export", "--loja", "1", "1"])).out).toBe(text);
    const target = join(folder, "saida.csv");
    await frete(["tabela", "export", "--loja", "1", "1", "--output", target]);
    expect(await readFile(target, "utf8")).toBe(text);
  });

  test("with bad lines are refused, each line told, the first 20 of many", async () => {
    const bad = (count: number) =>
      frete(["tabela", "import", "--loja", "1", "1", "-"], {
        input: `${HEADER}\n${"x;01999999;0;10;1;2;\n".repeat(count)}`,
      });
    const one = await bad(1);
    expect(one).toMatchObject({ code: 1, out: "" });
    expect(one.err).toContain(
      'error: 1 linha inválida; nada foi alterado\n  line 2: cepInicio: "x" não é um CEP de oito dígitos\n',
    );
    const many = await bad(1500);
    expect(many.err).toContain("error: 1.500 linhas inválidas");
    expect(many.err.match(/^ {2}line /gm)).toHaveLength(20);
    expect(many.err.trimEnd().endsWith("... and 1480 more")).toBe(true);
  });
});

describe("errors", () => {
  test.each([
    ["refused by the server", ["loja", "show", "999"], 1, "error: Loja não encontrada\n"],
    [
      "invalid value",
      ["loja", "create", "--nome", "x".repeat(41)],
      1,
      "error: nome: deve ter no máximo 40 caracteres\n",
    ],
    [
      "no number",
      ["loja", "set", "1", "--limites-volumes", "dez"],
      2,
      /limites-volumes.*It must be a whole number/,
    ],
    ["no boolean", ["loja", "set", "1", "--ativa", "sim"], 2, /It must be true or false/],
    ["no code", ["loja", "show", "um"], 2, /It must be a code/],
    ["missing field", ["loja", "create"], 2, "error: Missing: --nome (see --help).\n"],
    ["no store", ["filial", "list"], 2, "error: Which store? Give --loja <code> or set FRETE_LOJA.\n"],
    ["unknown command", ["loja", "apagar"], 2, /unknown command/],
    ["unknown flag", ["loja", "list", "--cor", "azul"], 2, /unknown option/],
    ["no file", ["tabela", "import", "--loja", "1", "1", "/nao/existe.csv"], 2, /cannot be read/],
    ["bad JSON", ["regra", "set", "--loja", "1", "1", "--criterios", "[{"], 2, /It must be JSON/],
  ] as [string, string[], number, string | RegExp][])("%s", async (_case, args, code, text) => {
    const result = await frete(args);
    expect(result.code).toBe(code);
    expect(result.out).toBe("");
    if (typeof text === "string") expect(result.err).toBe(text);
    else expect(result.err).toMatch(text);
  });

  test.each([
    ["no token", { FRETE_OPERATOR_TOKEN: "" }, 2, /FRETE_OPERATOR_TOKEN is not set/],
    ["a wrong token", { FRETE_OPERATOR_TOKEN: "errado" }, 1, /check FRETE_OPERATOR_TOKEN/],
    ["no server", { FRETE_BASE_URL: "http://127.0.0.1:1" }, 1, /cannot be reached .*is the server running/],
    ["no address", { FRETE_BASE_URL: "loja" }, 2, /use an http or https address/],
  ])("%s", async (_case, env, code, text) => {
    const result = await frete(["loja", "list"], { env });
    expect(result).toMatchObject({ code, out: "" });
    expect(result.err).toMatch(text);
    expect(result.err.trimEnd().split("\n")).toHaveLength(1);
  });
});

test("config shows what is in use without the whole token", async () => {
  const { code, out } = await frete(["config"]);
  expect(code).toBe(0);
  expect(out).toContain(server.url);
  expect(out).not.toContain(OPERATOR_TOKEN);
});

test.each([["--help"], ["loja", "--help"], ["regra", "create", "--help"], ["tabela", "import", "--help"]])(
  "help: %s %s %s",
  async (...args) => {
    const { code, out, err } = await frete(args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(args.length === 2 ? /Commands:/ : /\n {2}\$ frete .* /);
  },
);
