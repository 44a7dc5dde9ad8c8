import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestCli, testCli } from "./testCli.testing.ts";

const HEADER = "cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente";
const ROW = "01000000;01999999;0;10;12,90;2;1,85";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
});
afterAll(() => cli.close());

test("the clock of a server that is no test server is refused in words", async () => {
  const { code, err } = await cli.frete(["relogio", "advance", "--segundos", "60"]);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("FRETE_TEST_CLOCK=1") });
});

test("a loja from nothing to a freight table, in commands", async () => {
  const created = await cli.json("loja", "create", "--nome", "Loja Um", "--criterio", "prazo");
  expect(created).toMatchObject({ id: 1, nome: "Loja Um", criterio: "prazo" });
  const changed = await cli.json("loja", "set", "1", "--limites-volumes", "7", "--filtros-canal", "A,B");
  expect(changed).toMatchObject({
    limites: { volumes: 7, envios: 100 },
    filtros: { canal: ["A", "B"], plataforma: [] },
  });
  const loja = ["--loja", "1"];
  await cli.json("transportadora", "create", ...loja, "--nome", "Rápida");
  await cli.json("metodo", "create", ...loja, "--id-transportadora", "1", "--nome", "Expresso");
  const place = ["--nome", "CD", "--cep", "05036001", "--cidade", "São Paulo", "--uf", "SP"];
  const filial = await cli.json("filial", "create", ...loja, "--filial-erp", "SP01", ...place);
  expect(
    await cli.json("filial", "set", ...loja, String(filial.id), "--per-adi-desconto", "-5,5"),
  ).toMatchObject({
    perAdiDesconto: -5.5,
  });
  await cli.json(
    "tabela",
    "create",
    ...loja,
    "--nome",
    "T1",
    "--id-metodo",
    "1",
    "--id-filial",
    "1",
    "--gris",
    "0.8",
  );
  expect(await cli.json("tabela", "set", ...loja, "1", "--id-filial", "null")).toMatchObject({
    idFilial: null,
    gris: 0.8,
  });
  await cli.json(
    ...["taxa", "create", ...loja, "--tipo", "TDA", "--cep-inicio", "69000000", "--cep-fim", "69299999"],
    ...["--forma", "percentual", "--valor", "28"],
  );
  const rule = ["--titulo", "Sul", "--valor-tipo", "fixo", "--valor", "1,5", "--data-inicio", "2026-11-20"];
  const criterios = '[{"campo":3,"valores":["Sul"]}]';
  expect(await cli.json("regra", "create", ...loja, ...rule, "--criterios", criterios)).toMatchObject({
    valor: 1.5,
    criterios: [{ campo: 3, valores: ["Sul"] }],
  });
  expect(await cli.json("regra", "delete", ...loja, "1")).toMatchObject({ resultado: "excluido" });
  expect(await cli.json("metodo", "delete", ...loja, "1")).toMatchObject({ resultado: "desativado" });
});

test("NS-069: tokens are issued, listed, rotated, expired and revoked", async () => {
  const { id, token } = await cli.json(
    "token",
    "issue",
    "--loja",
    "1",
    "--tipo",
    "api",
    "--descricao",
    "ERP",
  );
  expect(token).toMatch(/^frete_api_/);
  const next = await cli.json("token", "rotate", "--loja", "1", String(id), "--carencia-segundos", "0");
  expect(
    await cli.json("token", "expire", "--loja", "1", String(next.id), "--expira-em", "2030-01-01T00:00:00Z"),
  ).toMatchObject({ expiraEm: "2030-01-01T00:00:00.000Z" });
  expect(await cli.json("token", "revoke", "--loja", "1", String(next.id))).toMatchObject({
    situacao: "revogado",
  });
  const list = await cli.frete(["token", "list", "--loja", "1"]);
  expect(list.out).not.toContain(token);
  expect(list.out.split("\n")[0]).toMatch(/^id {2}tipo {2}prefixo +descricao +situacao +criadoEm +expiraEm/);
});

test("tables are aligned and say when there is more; --all reads every page", async () => {
  for (let index = 1; index <= 12; index++) {
    await cli.server.create("/lojas/1/transportadoras", { nome: `Transportadora ${"ç".repeat(index)}` });
  }
  const page = ["--limite", "5", "--pagina", "2"];
  const { out } = await cli.frete(["transportadora", "list", "--loja", "1", ...page]);
  const lines = out.trimEnd().split("\n");
  expect(lines[0]).toMatch(/^id {2}nome +cnpj {2}ativo {2}chatHabilitado$/);
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
  expect((await cli.json("transportadora", "list", "--loja", "1", "--all")).itens).toHaveLength(13);
  expect((await cli.frete(["taxa", "list", "--loja", "1", "--tipo", "TRT"])).out).toBe("none\n");
});

test("records are shown field by field, inner objects with their names", async () => {
  const { out } = await cli.frete(["loja", "show", "1"]);
  expect(out).toMatch(/^id +1$/m);
  expect(out).toMatch(/^limites\.volumes +7$/m);
  expect(out).toMatch(/^filtros\.canal +A, B$/m);
  expect(out).toMatch(/^diasNaoUteis +-$/m);
  expect(out).not.toContain("\u001b");
});

test("--body takes a file or standard input, and flags win", async () => {
  const file = join(cli.folder, "loja.json");
  await writeFile(file, JSON.stringify({ nome: "Do arquivo", criterio: "prazo" }));
  expect(await cli.json("loja", "create", "--body", file, "--nome", "Da linha")).toMatchObject({
    nome: "Da linha",
    criterio: "prazo",
  });
  const piped = await cli.frete(["loja", "create", "--body", "-", "--json"], { input: '{"nome":"Do cano"}' });
  expect(JSON.parse(piped.out)).toMatchObject({ nome: "Do cano", criterio: "preco" });
});

describe("rows of a table", () => {
  test("are imported from a file or standard input, and exported", async () => {
    const file = join(cli.folder, "tarifas.csv");
    await writeFile(file, `${HEADER}\n${ROW}\n`);
    const imported = await cli.frete(["tabela", "import", "--loja", "1", "1", file]);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.out).toMatch(/^faixas +1$/m);
    expect(imported.err).toMatch(/^100% {2}\d+ B sent {2}2 lines {2}[\d.]+ k?M?B\/s {2}[\d,]+ lines\/s\n$/);
    const piped = await cli.frete(["tabela", "import", "--loja", "1", "1", "-", "--json"], {
      input: `${HEADER}\n${ROW}\n`,
    });
    expect(JSON.parse(piped.out)).toMatchObject({ linhas: 1, versaoFaixas: 2 });
    const text = `${HEADER}\r\n01000000;01999999;0,000;10,000;12,90;2;1,85\r\n`;
    expect((await cli.frete(["tabela", "export", "--loja", "1", "1"])).out).toBe(text);
    const target = join(cli.folder, "saida.csv");
    await cli.frete(["tabela", "export", "--loja", "1", "1", "--output", target]);
    expect(await readFile(target, "utf8")).toBe(text);
  });

  test("with bad lines are refused, each line told, the first 20 of many", async () => {
    const bad = (count: number) =>
      cli.frete(["tabela", "import", "--loja", "1", "1", "-"], {
        input: `${HEADER}\n${"x;01999999;0;10;1;2;\n".repeat(count)}`,
      });
    const one = await bad(1);
    expect(one).toMatchObject({ code: 1, out: "" });
    expect(one.err).toContain(
      'error: 1 linha inválida; nada foi alterado.\n  line 2: cepInicio: "x" não é um CEP de oito dígitos\n',
    );
    const many = await bad(1500);
    expect(many.err).toContain("error: 1.500 linhas inválidas");
    expect(many.err.match(/^ {2}line /gm)).toHaveLength(20);
    expect(many.err.trimEnd().endsWith("... and 1480 more")).toBe(true);
  });
});

test("NS-086: a customer is anonymized, what stays is told a line each, and receipts are listed", async () => {
  const loja = ["--loja", "1"];
  const { code, out } = await cli.frete(["titular", "anonymize", ...loja, "--cpf-cnpj", "529.982.247-25"]);
  expect(code).toBe(0);
  expect(out).toMatch(/mensagem +0 pedidos anonimizados\./);
  expect(out.match(/^fica: .+$/gm)?.length).toBeGreaterThan(3);
  expect(await cli.json("titular", "list", ...loja)).toMatchObject({ total: 0 });
});
