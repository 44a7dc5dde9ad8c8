import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestLoja, type TestLoja } from "../testing/startTestLoja.ts";
import { isSandbox } from "./context.ts";
import { run } from "./run.ts";

let loja: TestLoja;
beforeAll(async () => {
  loja = await startTestLoja({ pedidos: true });
});
afterAll(() => loja.close());

const folder = mkdtempSync(join(tmpdir(), "frete-loja-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in this process, against the server of the test. */
async function freteLoja(
  args: string[],
  { env = {}, input = "", isTTY = false, signal = new AbortController().signal } = {},
) {
  const printed = { out: "", err: "" };
  const keep = (stream: "out" | "err") => ({
    isTTY,
    columns: 80,
    write: (part: string) => {
      printed[stream] += part;
    },
  });
  const { baseUrl, tokenApi, tokenCotacao } = loja;
  const settings = { FRETE_BASE_URL: baseUrl, FRETE_TOKEN_API: tokenApi, FRETE_TOKEN_COTACAO: tokenCotacao };
  const code = await run(args, {
    env: { ...settings, ...env },
    out: keep("out"),
    err: keep("err"),
    stdin: (async function* () {
      yield input;
    })(),
    signal,
  });
  return { code, ...printed };
}

/** What a command answers as JSON. */
async function json(...args: string[]) {
  const { code, out, err } = await freteLoja([...args, "--json"]);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out);
}

test("a quotation is a table that fits 80 columns: offered options, then those left out and why", async () => {
  const { code, out } = await freteLoja(["quote", "69005-010", "CAFETEIRA-110:2", "CAMISETA-P-AZUL:3:59,90"]);
  expect(code).toBe(0);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(out).toMatch(
    /^\d{11} {2}Cotação realizada com sucesso\nto 69005010 \(AM, Capital\); goods R\$ 619\.50/,
  );
  expect(out).toMatch(/^ *1 +\d+\.\d\d +\d+ {2}Trilha Azul Transportes, Econômico +PR01$/m);
  expect(out).toMatch(/ left out because\n.* CD Recife has no stock$/m);
  expect(out).toMatch(/frete-loja order pedido\.json --quote \d{11} --option 1\n$/);
});

test("the price that is not said is the registered one, and --json is the answer itself", async () => {
  const { dadosEntrada, opcoesEntrega } = await json("quote", "01310100", "CAFETEIRA-110");
  expect([dadosEntrada.carrinho.valorNF, dadosEntrada.canal]).toEqual([219.9, "site"]);
  const { out } = await freteLoja(["quote", "01310100", "CAFETEIRA-110", "--codes"]);
  expect(out.match(/ \d{25} /g)).toHaveLength(opcoesEntrega.length);
});

test("the order to begin with is of goods that the sandbox has", async () => {
  const { envio } = JSON.parse((await freteLoja(["order", "--sample"])).out);
  for (const { produtos, notaFiscal, quantidade, ...parcel } of envio) {
    const goods = await Promise.all(
      produtos.map(async (each: { sku: string; quantidade: number }) => {
        const { sku, titulo, categoria, preco, peso, altura, largura, profundidade } =
          await loja.client.produto.get(each.sku);
        expect(each).toMatchObject({ sku, titulo, categoria, preco, peso, altura, largura, profundidade });
        return { quantidade: each.quantidade, preco: preco * each.quantidade, peso: peso * each.quantidade };
      }),
    );
    const sum = (of: "quantidade" | "preco" | "peso") => goods.reduce((all, each) => all + each[of], 0);
    expect(quantidade).toBe(sum("quantidade"));
    expect(parcel.peso).toBeCloseTo(sum("peso"), 3);
    expect(notaFiscal.valorTotalProdutos).toBeCloseTo(sum("preco"), 2);
  }
});

test("the sandbox is this machine's, at its own port", () => {
  const own = ["http://127.0.0.1:3000", "http://localhost:3000/", "http://[::1]:3000"];
  const others = [
    "http://127.0.0.1:3001",
    "https://localhost:3000",
    "http://localhost:3000.example",
    "http://loja:3000",
  ];
  expect([...own, ...others].filter(isSandbox)).toEqual(own);
});

test("from a quotation to an order that is tracked and listed", async () => {
  const sample = JSON.parse((await freteLoja(["order", "--sample"])).out);
  const file = join(folder, "pedido.json");
  writeFileSync(file, JSON.stringify(sample));
  const { retorno, opcoesEntrega } = await json("quote", "01310100", "CAFETEIRA-110");
  const args = ["order", file, "--quote", retorno.idCotacao, "--option", "2", "--numero", "LINHA-1"];
  const { code, out, err } = await freteLoja(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Pedido criado com sucesso\nnumber {2}LINHA-1\nkey {5}[0-9a-f]{32}\n/);
  const [pedido] = await json("list", "--limit", "1");
  expect([pedido.numeroPedido, pedido.valorFretePedido]).toEqual(["LINHA-1", opcoesEntrega[1].freteCobrar]);
  const piped = await freteLoja(["order", "-", "--numero", "LINHA-2"], { input: JSON.stringify(sample) });
  expect(piped.out).toContain("LINHA-2");
  const tracked = await freteLoja(["track", "LINHA-1"]);
  expect(tracked.out).toMatch(
    /^Pedido criado\n2 × CAFETEIRA-110, from SP01, invoice \d+\n\S+ \S+ {2}Pedido criado/,
  );
  expect((await freteLoja(["track", pedido._id, "--by", "key"])).out).toBe(tracked.out);
});

test("the list has the newest first, over several pages", async () => {
  const all = await json("list", "--days", "150", "--limit", "500");
  const dates = all.map(({ data }: { data: string }) => data);
  expect(dates.length).toBeGreaterThan(100);
  expect(dates).toEqual([...dates].sort().reverse());
  const { out, err } = await freteLoja(["list", "--days", "150", "--limit", "2"]);
  expect(out.trimEnd().split("\n")).toHaveLength(3);
  expect(err).toBe("The latest 2: --limit shows more.\n");
  expect((await freteLoja(["list", "--cpf-cnpj", "000.000.001-91"])).out).toBe("No orders in 7 days.\n");
});

test("the queue: opened, read, confirmed, followed until it is interrupted", async () => {
  expect((await freteLoja(["queue", "read"])).err).toBe("Nothing waits.\n");
  expect((await freteLoja(["queue", "open"])).out).toBe("Webhook cadastrado com sucesso\n");
  const { documento } = await loja.deliver("Aplicativo", { nomeApp: "Etiquetas" });
  expect((await freteLoja(["queue", "read"])).out).toMatch(/evt_1_\d+ .* {2}Aplicativo +Etiquetas /);
  expect(await json("queue", "read")).toMatchObject({ documento, tipo: "Aplicativo" });
  expect((await freteLoja(["queue", "confirm", documento])).out).toBe(`${documento} confirmed\n`);
  expect(await freteLoja(["queue", "confirm", documento])).toMatchObject({ code: 1, out: "" });
  const next = await loja.deliver("metodoEnvio");
  const ending = new AbortController();
  const following = freteLoja(["queue", "follow", "--json"], { signal: ending.signal });
  await expect.poll(() => loja.requests.some(({ path }) => path.endsWith(next.documento))).toBe(true);
  ending.abort();
  const { code, out, err } = await following;
  expect([code, JSON.parse(out).documento, err.split("\n")[1]]).toEqual([0, next.documento, "1 events."]);
});

test("a conversation is read and written, with a file", async () => {
  expect((await freteLoja(["chat", "read", "DEMO-0001"])).out).toBe("Nothing was written yet.\n");
  const file = join(folder, "laudo.pdf");
  writeFileSync(file, "%PDF-1.7\n%%EOF\n");
  const sent = await freteLoja(["chat", "write", "DEMO-0001", "Quando chega?", "--file", file]);
  expect([sent.code, sent.out]).toEqual([0, "Message 1 sent with laudo.pdf.\n"]);
  const { out } = await freteLoja(["chat", "read", "DEMO-0001"]);
  expect(out).toMatch(
    /^Trilha Azul Transportes, aberto, .*\n\S+ \S+ {2}loja, Loja Demo\n {2}Quando chega\?\n {2}\[laudo\.pdf\]\n$/,
  );
});

describe("what is wrong is told in a line, with what to do", () => {
  test.each<[string, string[], Record<string, string>, number, RegExp]>([
    ["refused", ["track", "NENHUM"], {}, 1, /^error: Pedido não encontrado\.\n$/],
    [
      "one product of several",
      ["quote", "01310100", "CAFETEIRA-110", "NADA:1"],
      {},
      1,
      /^error: NADA: produto não encontrado\n$/,
    ],
    [
      "one item of several",
      ["quote", "01310100", "CAFETEIRA-110", "NADA:1:9.90"],
      {},
      1,
      /^error: NADA: peso: é obrigatório/,
    ],
    [
      "no token for a price",
      ["quote", "01310100", "CAFETEIRA-110"],
      { FRETE_TOKEN_API: "" },
      2,
      /^error: The registered price of CAFETEIRA-110 .* FRETE_TOKEN_API, or say a price, CAFETEIRA-110:1:59\.90\.\n$/,
    ],
    [
      "no server",
      ["list"],
      { FRETE_BASE_URL: "http://127.0.0.1:1" },
      1,
      /does not answer .*npx frete-server\n$/,
    ],
    ["no address", ["list"], { FRETE_BASE_URL: "loja" }, 2, /^error: FRETE_BASE_URL is "loja": use http/],
    [
      "no token",
      ["queue", "read"],
      { FRETE_TOKEN_API: "" },
      2,
      /^error: frete-loja queue read needs a token: set FRETE_TOKEN_API\n$/,
    ],
    [
      "an empty number",
      ["track", ""],
      {},
      2,
      /^error: frete-loja track: valor is "", which no address can carry\n$/,
    ],
    ["a wrong token", ["list"], { FRETE_TOKEN_API: "errado" }, 1, /Check FRETE_TOKEN_API/],
    ["no token at all", ["list"], { FRETE_TOKEN_API: "Bearer x" }, 2, /^error: FRETE_TOKEN_API is no token/],
    ["no CEP", ["quote", "123", "A"], {}, 2, /A CEP has 8 digits/],
    ["no item", ["quote", "01310100", "A:x"], {}, 2, /An item is SKU/],
    ["no order", ["order"], {}, 2, /^error: Which order\?/],
    [
      "no file",
      ["order", "/nao/existe.json"],
      {},
      2,
      /^error: \/nao\/existe\.json cannot be read \(ENOENT\)\.\n$/,
    ],
    ["half a choice", ["order", "x.json", "--quote", "12345678901"], {}, 2, /belong together/],
    ["a strange file", ["chat", "write", "DEMO-0001", "x", "--file", "x.exe"], {}, 2, /takes files of \.pdf/],
    ["an unknown command", ["pedir"], {}, 2, /unknown command 'pedir'\n\(frete-loja --help/],
    ["an unknown shell", ["completion", "cmd"], {}, 2, /Allowed choices are bash, zsh, fish/],
  ])("%s", async (_name, args, env, code, expected) => {
    const result = await freteLoja(args, { env });
    expect([result.code, result.out]).toEqual([code, ""]);
    expect(result.err).toMatch(expected);
    expect(result.err).not.toContain("errado");
  });

  test("no JSON, and no such option", async () => {
    expect(await freteLoja(["order", "-"], { input: "{" })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^error: Standard input is not JSON: /),
    });
    const { retorno } = await json("quote", "01310100", "CAFETEIRA-110");
    const args = ["order", "-", "--quote", retorno.idCotacao, "--option", "99"];
    expect((await freteLoja(args, { input: "{}" })).err).toMatch(/options 1 to \d+: there is no 99/);
  });
});

test.each([
  [[]],
  [["quote"]],
  [["order"]],
  [["track"]],
  [["list"]],
  [["queue"]],
  [["queue", "follow"]],
  [["chat"]],
  [["chat", "write"]],
])("help of %j fits 80 columns and has examples of what it is about", async (words) => {
  const { code, out, err } = await freteLoja([...words, "--help"]);
  expect([code, err]).toEqual([0, ""]);
  const lines = out.split("\n");
  expect(lines.filter((line) => line.length > 90)).toEqual([]);
  expect(out).toMatch(words.at(-1) === "queue" || words.at(-1) === "chat" ? /Commands:/ : /\$ frete-loja /);
});

test("colours are for terminals, and not for those who want none", async () => {
  const esc = "\u001b[";
  expect((await freteLoja(["track", "DEMO-0001"], { isTTY: true })).out).toContain(esc);
  expect(
    (await freteLoja(["track", "DEMO-0001"], { isTTY: true, env: { NO_COLOR: "1" } })).out,
  ).not.toContain(esc);
  expect((await freteLoja(["track", "DEMO-0001"])).out).not.toContain(esc);
});

test("bash completes commands, options, choices and files", async () => {
  const script = join(folder, "completion.bash");
  writeFileSync(script, (await freteLoja(["completion", "bash"])).out);
  const complete = (...words: string[]) => {
    const list = ["frete-loja", ...words].map((word) => `'${word}'`).join(" ");
    const program = `source ${script}; COMP_WORDS=(${list}); COMP_CWORD=${words.length}; _frete_loja; echo "\${COMPREPLY[@]}"`;
    return execFileSync("bash", ["-c", program], { encoding: "utf8", cwd: folder }).trim();
  };
  expect(complete("")).toBe("quote order track list queue chat completion --help");
  expect(complete("queue", "f")).toBe("follow");
  expect(complete("queue", "follow", "--j")).toBe("--json");
  expect(complete("quote", "01310100", "--c")).toBe("--canal --codes");
  expect(complete("completion", "z")).toBe("zsh");
  expect(complete("order", "completion.b")).toBe("completion.bash");
});

test.each(["zsh", "fish"])("the script of %s knows every command and option", async (shell) => {
  const { out } = await freteLoja(["completion", shell]);
  for (const word of ["quote", "queue", "follow", "confirm", "chat", "write", "codes", "sample", "bash"])
    expect(out).toContain(word);
});

test("as a process: codes of exit, a pipe that is left early, Ctrl+C", async () => {
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "freteLoja.ts"), ...args], {
      env: { ...process.env, FRETE_BASE_URL: loja.baseUrl, FRETE_TOKEN_API: loja.tokenApi },
    });
    return { child, code: once(child, "close").then(([code]) => code as number | null) };
  };
  const refused = start("track", "NENHUM");
  expect([await text(refused.child.stderr), await refused.code]).toEqual([
    "error: Pedido não encontrado.\n",
    1,
  ]);
  const left = start("list", "--days", "150", "--limit", "500");
  left.child.stdout.destroy();
  expect([await text(left.child.stderr), await left.code]).toEqual(["", 0]);
  const following = start("queue", "follow");
  let said = "";
  for await (const part of following.child.stderr.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    said += part;
    if (said.includes("Ctrl+C ends.")) break;
  }
  following.child.kill("SIGINT");
  expect(await following.code).toBe(0);
});
