import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { envio, insertPedidos, pedido } from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { conemb322, ocoren342 } from "../operacao/edi/lines.testing.ts";
import { OPERATOR_TOKEN } from "../test-support/operatorServer.testing.ts";
import { run } from "./run.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
let orders: Pedido[];
const loja = ["--loja", "1"];

beforeAll(async () => {
  cli = await testCli();
  await cli.server.create("/lojas", { nome: "Loja" });
  const envios = (numero: number) => [
    envio({ codigoRastreio: `R${numero}`, notaFiscal: { ...envio().notaFiscal, numero } }),
  ];
  orders = await insertPedidos(
    cli.db,
    1,
    Array.from({ length: 6 }, (_, index) =>
      pedido({ numeroPedido: `${index}`, id: index, envios: envios(index + 1) }),
    ),
  );
});
afterAll(() => cli.close());

describe("ocorrencia", () => {
  test("add: fields are flags; refused is exit code 1", async () => {
    const when = ["--id-ocoren", "99", "--data", "2026-07-15 08:12:00"];
    const text = ["--informacao-adicional", "Saiu para entrega"];
    const added = await cli.json("ocorrencia", "add", ...loja, "--codigo-rastreio", "R1", ...when, ...text);
    expect(added).toMatchObject({ resultado: "registrada", documento: orders[0]?.chave, idStatus: 35 });
    const refused = await cli.frete(["ocorrencia", "add", ...loja, "--codigo-rastreio", "X", ...when]);
    expect(refused).toMatchObject({ code: 1, err: "error: codigoRastreio: envio não encontrado\n" });
    const missing = await cli.frete(["ocorrencia", "add", ...loja, "--codigo-rastreio", "X"]);
    expect(missing).toMatchObject({ code: 2, err: "error: Missing: --id-ocoren, --data (see --help).\n" });
  });

  test("batch: many from a file", async () => {
    const file = join(cli.folder, "ocorrencias.json");
    const itens = [1, 2, 99].map((number) => ({
      codigoRastreio: `R${number}`,
      idOcoren: 91,
      data: "2026-07-16",
    }));
    await writeFile(file, JSON.stringify({ itens }));
    const { out, code } = await cli.frete(["ocorrencia", "batch", ...loja, "--body", file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^resultado {3}mensagem +documento +idEnvio {2}idStatus$/m);
    expect(out.match(/^registrada /gm)).toHaveLength(2);
    expect(out).toMatch(/^recusada +codigoRastreio: envio não encontrado/m);
  });
});

describe("edi import", () => {
  test("good lines are applied, bad ones told, exit code 1", async () => {
    const file = join(cli.folder, "ocoren.txt");
    await writeFile(file, `${ocoren342({ numero: "00000003" })}\r\n342\r\n`, "latin1");
    const { code, out, err } = await cli.frete(["edi", "import", ...loja, file, "--tipo", "ocoren"]);
    expect(code).toBe(1);
    expect(out).toMatch(/^aplicados +1$/m);
    expect(err).toContain("100%");
    expect(err).toContain(
      "error: 1 registro aplicado, 0 repetidos, 1 recusado.\n  line 2: CNPJ do embarcador (posições 4 a 17): é obrigatório\n",
    );
  });

  test("what is amiss with a good line is a warning, exit code 0", async () => {
    const input = conemb322([["001", "00000005"]], [[682, ""]]);
    const { code, out, err } = await cli.frete(["edi", "import", ...loja, "-", "--tipo", "conemb"], {
      input,
    });
    expect(code).toBe(0);
    expect(out).not.toContain("avisos");
    expect(err).toContain("warning: line 1: chave do CT-e: nenhuma válida");
  });

  test("CONEMB from standard input, then the decision", async () => {
    const input = `${conemb322([["001", "00000004"]])}\r\n`;
    const imported = await cli.frete(["edi", "import", ...loja, "-", "--tipo", "conemb", "--json"], {
      input,
    });
    expect(imported.code).toBe(0);
    expect(JSON.parse(imported.out)).toMatchObject({ aplicados: 1, erros: [] });
    const chave = orders[3]?.chave as string;
    const decide = (...flags: string[]) => cli.frete(["conciliacao", "decide", ...loja, chave, ...flags]);
    expect((await decide("--autorizado", "true")).out).toMatch(/^mensagem +1 conciliação autorizada\.$/m);
    expect(await decide("--autorizado", "false")).toMatchObject({
      code: 1,
      err: "error: comentario: é obrigatório quando autorizado é false\n",
    });
  });

  test.each([
    [["file.txt"], /--tipo/],
    [["file.txt", "--tipo", "notfis"], /ocoren, conemb/],
    [["nowhere.txt", "--tipo", "ocoren"], /nowhere\.txt cannot be read/],
  ])("called wrongly: %j", async (args, message) => {
    expect(await cli.frete(["edi", "import", ...loja, ...args])).toMatchObject({
      code: 2,
      err: expect.stringMatching(message),
    });
  });
});

describe("conciliacao list", () => {
  beforeAll(async () => {
    const file = [
      conemb322(
        [["001", "00000006"]],
        [
          [47, "000000000003900"],
          [96, "000000000003150"],
        ],
      ),
      conemb322([["001", "00000001"]]),
    ];
    const input = file.join("\n");
    expect((await cli.frete(["edi", "import", ...loja, "-", "--tipo", "conemb"], { input })).code).toBe(0);
  });

  test("--divergente: a table with a line for the freight and for each part", async () => {
    const { out, code } = await cli.frete(["conciliacao", "list", ...loja, "--divergente"]);
    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines[0]).toMatch(
      /^numeroPedido +notaFiscal +transportadora +conhecimento +decisao +componente +cotado +cobrado +diferenca +situacao$/,
    );
    expect(lines[1]).toMatch(
      /^5 +6 +Carga Teste +000000000815 +pendente +total +32\.5 +39\.0 +6\.5 +diferente$/,
    );
    expect(lines[2]).toMatch(/^ +fretePeso +- +31\.5 +- +semCotado$/);
    expect(lines.filter((line) => line.includes("total"))).toHaveLength(1);
  });

  test("--json, a tolerance, a carrier", async () => {
    const list = async (...flags: string[]) =>
      (await cli.json("conciliacao", "list", ...loja, ...flags)).total;
    expect(await list("--divergente", "--tolerancia-centavos", "650")).toBe(0);
    expect(await list("--divergente", "--tolerancia-centavos", "649")).toBe(1);
    expect(await list("--divergente", "false")).toBeGreaterThan(0);
    expect(await list("--id-transportadora", "2")).toBe(0);
  });

  test("--csv: to a file or standard output, with the filters, without pages", async () => {
    const file = join(cli.folder, "conciliacoes.csv");
    const args = ["conciliacao", "list", ...loja, "--divergente", "--limite", "1"];
    expect(await cli.frete([...args, "--csv", file])).toEqual({ code: 0, out: "", err: "" });
    const csv = await readFile(file, "utf8");
    expect(csv).toMatch(/^\ufeffdocumento;numeroPedido;/);
    expect(csv).toMatch(/;total;32,5;39;6,5;diferente\r\n/);
    expect((await cli.frete([...args, "--csv", "-"])).out).toBe(csv);
    expect(await cli.frete([...args, "--csv", join(cli.folder, "none", "x.csv")])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/cannot be written/),
    });
  });
});

test("unidade add: fields are flags; refused is exit code 1", async () => {
  const what = ["--evento", "chegou", "--unidade", "Unidade Curitiba", "--data", "2026-07-15 06:40:00"];
  const added = await cli.json("unidade", "add", ...loja, "--codigo-rastreio", "R1", ...what);
  expect(added).toMatchObject({ resultado: "registrado", documento: orders[0]?.chave });
  const refused = await cli.frete(["unidade", "add", ...loja, "--codigo-rastreio", "X", ...what]);
  expect(refused).toMatchObject({ code: 1, err: "error: codigoRastreio: envio não encontrado\n" });
});

test("aplicativo: installed, listed, uninstalled", async () => {
  const { id } = await cli.json("aplicativo", "install", ...loja, "--nome", "Etiquetas");
  expect((await cli.frete(["aplicativo", "list", ...loja])).out).toMatch(/^ 1 {2}Etiquetas +2026-11-21T/m);
  const gone = await cli.json("aplicativo", "uninstall", ...loja, String(id));
  expect(gone).toMatchObject({ resultado: "excluido" });
});

test("ponto and situacao", async () => {
  const address = [
    "--cep",
    "01310100",
    "--endereco",
    "Avenida Paulista",
    "--cidade",
    "São Paulo",
    "--uf",
    "SP",
  ];
  const kind = ["--nome", "Agência Paulista", "--tipo-ponto-de-devolucao", "Agência"];
  const created = await cli.json("ponto", "create", ...loja, ...kind, ...address);
  expect(created).toMatchObject({ id: 1, numero: null, ativo: true });
  expect(await cli.json("ponto", "set", ...loja, "1", "--numero", "1000")).toMatchObject({ numero: "1000" });
  expect((await cli.frete(["ponto", "list", ...loja])).out).toMatch(
    /^ 1 {2}Agência +Agência Paulista +01310100/m,
  );
  expect(await cli.json("ponto", "delete", ...loja, "1")).toMatchObject({ resultado: "excluido" });

  const set = (valores: string) =>
    cli.json("situacao", "set", ...loja, "resolucaoReversa", "--valores", valores);
  expect(await set("Troca,Estorno")).toMatchObject({ valores: ["Troca", "Estorno"], padrao: false });
  const { out } = await cli.frete(["situacao", "list", ...loja]);
  expect(out).toMatch(/^resolucaoReversa +Troca, Estorno +false$/m);
  expect((await set("")).padrao).toBe(true);
});

test("simulate: day by day, told on standard error; again changes nothing", async () => {
  const args = ["simulate", ...loja, "--semente", "7", "--dias", "3"];
  const first = await cli.frete([...args, "--json"]);
  expect(first.code).toBe(0);
  const sums = JSON.parse(first.out);
  expect(sums).toMatchObject({ dias: 3, ocorrencias: expect.any(Number) });
  expect(sums.ocorrencias).toBeGreaterThan(3);
  expect(first.err.split("\n")).toEqual([
    expect.stringMatching(/^day 1 of 3 {2}33% {2}\d+ occurrences$/),
    expect.stringMatching(/^day 2 of 3 {2}66% {2}\d+ occurrences$/),
    `day 3 of 3  100%  ${sums.ocorrencias} occurrences`,
    "",
  ]);
  expect((await cli.frete(args)).out).toMatch(/^ocorrencias +0$/m);
  expect((await cli.frete(["simulate", ...loja, "--dias", "3"])).err).toContain("Missing: --semente");
});

test("simulate: one line that is written over on a terminal; a day takes as long as asked", async () => {
  let told = "";
  const output = (isTTY: boolean) => ({
    isTTY,
    write: (text: string) => {
      if (isTTY) told += text;
    },
  });
  const env = { FRETE_BASE_URL: cli.server.url, FRETE_OPERATOR_TOKEN: OPERATOR_TOKEN };
  const terminal = { env, out: output(false), err: output(true), stdin: Readable.from([]) };
  const started = performance.now();
  const args = ["simulate", ...loja, "--semente", "9", "--dias", "2", "--seconds-per-day", "0.2"];
  expect(await run(args, terminal)).toBe(0);
  expect(performance.now() - started).toBeGreaterThan(199);
  expect(told).toMatch(
    /^\r\u001b\[Kday 1 of 2 {2}50% {2}\d+ occurrences\r\u001b\[Kday 2 of 2 {2}100% {2}\d+ occurrences\n$/,
  );
});
