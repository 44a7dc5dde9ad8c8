import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../server/src/test-support/chromium.ts";
import { serveReference } from "./test-support/serveReference.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-cookbook-"));
let server: Awaited<ReturnType<typeof serveReference>>;
beforeAll(async () => {
  server = await serveReference({ FRETE_WEBHOOK_ALLOW: "127.0.0.0/8" });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

const COOKBOOK = join(import.meta.dirname, "../cookbook");
const programOf = (name: string) => join(COOKBOOK, `${name}.ts`);
const surroundings = () => ({
  cwd: folder,
  env: {
    ...process.env,
    FRETE_BASE_URL: server.url,
    FRETE_TOKEN_API: "frete_api_demo1",
    FRETE_TOKEN_COTACAO: "frete_cot_demo1",
  },
});

/** What a program prints, and the code that it ends with. */
async function run(
  name: string,
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const ended = promisify(execFile)(process.execPath, [programOf(name), ...args], surroundings());
  return ended.then(
    (said) => ({ code: 0, ...said }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

/** A program that goes on: the next line that it prints which matches. */
function start(name: string) {
  const child = spawn(process.execPath, [programOf(name)], {
    ...surroundings(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const found = wanted.exec(next.value);
      if (found) return found;
    }
    throw new Error(`${name} ended without ${wanted}`);
  };
  return {
    line,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

test("docs/cookbook.md leads to every program", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/cookbook.md"), "utf8");
  const linked = [...page.matchAll(/\(\.\.\/client\/cookbook\/(\w+\.ts)\)/g)].map(([, name]) => name);
  const programs = globSync("*.ts", { cwd: COOKBOOK });
  expect(linked.toSorted()).toEqual(programs.toSorted());
});

test("a customer of the checkout sees options, cheapest first, and what is wrong with a CEP", async () => {
  await using shop = start("checkout");
  const [url] = await shop.line(/^http.*/);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const ask = async (cep: string) => {
      await page.getByLabel("CEP").fill(cep);
      const answered = page.waitForResponse(/\/frete$/);
      await page.getByRole("button").click();
      return (await answered).status();
    };
    expect(await ask("01310-100")).toBe(200);
    await page
      .getByText(/^R\$ \d+\.\d\d, \d+ dias úteis$/)
      .first()
      .waitFor();
    const prices = (await page.getByRole("listitem").allTextContents()).map((text) =>
      Number(text.split(/[ ,]/)[1]),
    );
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices.length).toBeGreaterThan(1);
    expect(await ask("123")).toBe(400);
    await page.getByText(/^cepDestino: /).waitFor();
  } finally {
    await browser.close();
  }
});

test("an order is created once, goes into a pre-list, and comes back", async () => {
  const created = await run("createOrder", "LOJA-1001");
  expect(created).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/created once: true[\s\S]*já existe um pedido/),
  });

  const listed = await run("preList");
  expect(listed).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^pre-list \d+: \w+, .*$/m),
  });
  expect(listed.stdout).toContain("\n  LOJA-1001 (1): Maria Souza, Rua Felipe Schmidt 100, 88010000");
  expect((await run("preList")).stdout).toBe("nothing to dispatch\n");

  const returned = await run("returnOrder", "LOJA-1001");
  expect(returned.stdout).toMatch(
    /^why: Arrependimento, [\s\S]*^where: [\s\S]*^LOJA-1001-R: Pedido criado com sucesso, key/m,
  );
  expect(await run("returnOrder", "NONE")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("no order NONE in the last months"),
  });
});

test("a page shows what happened to an order, and tells that there is none", async () => {
  await using shop = start("trackingPage");
  const [url] = await shop.line(/^http.*/);
  const answer = await fetch(`${url}/DEMO-0001`);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.stringMatching(/<h2>Envio \d+.*<li><time>2/),
  ]);
  expect((await fetch(`${url}/NONE`)).status).toBe(404);
});

test("what happens is written to a database, or drained from the queue; a message takes its file along", async () => {
  expect((await run("drainQueue", "--register")).stdout).toContain("the queue is empty");
  writeFileSync(join(folder, "laudo.pdf"), "%PDF-1.7\n%%EOF\n");
  const written = await run("chatWithFile", "DEMO-0001", "laudo.pdf");
  expect(written.stdout).toMatch(/sent with laudo\.pdf, 15 bytes\n[\s\S]*\.\/copia-laudo\.pdf$/m);
  expect(readFileSync(join(folder, "copia-laudo.pdf"), "utf8")).toBe("%PDF-1.7\n%%EOF\n");
  expect((await run("drainQueue")).stdout).toMatch(/^evt_\S+ DEMO-0001: O pacote .*\nthe queue is empty\n$/);

  await using receiver = start("receiveEvents");
  await receiver.line(/^events of the store come to http/);
  await run("chatWithFile", "DEMO-0001", "laudo.pdf");
  const [, pedido, texto] = await receiver.line(/^evt_\S+ (\S+): (.*)$/);
  expect([pedido, texto]).toEqual(["DEMO-0001", expect.stringMatching(/^mensagem: O pacote/)]);
});

test("orders of a period become a CSV", async () => {
  const { stdout } = await run("ordersToCsv", "2026-01-01", "2026-06-01", "none.csv");
  expect(stdout).toBe("0 orders in none.csv\n");
  await run("createOrder", "=1+1;2");
  expect((await run("ordersToCsv")).stdout).toMatch(/^\d+ orders in pedidos\.csv\n$/);
  const [head, ...lines] = readFileSync(join(folder, "pedidos.csv"), "utf8").trimEnd().split("\r\n");
  expect(head).toMatch(/^\ufeffpedido;data;/);
  expect(lines.find((line) => line.includes("1+1"))).toMatch(
    /^"'=1\+1;2";2\d{3}-.*;Florianópolis;SC;\d+,\d\d;1$/,
  );
});

test("products are imported; those that were refused are left, with the reason", async () => {
  const of = (sku: string, idFilial: string) => ({
    ...{ sku, titulo: "Novo", peso: 1, largura: 10, altura: 10, profundidade: 10, preco: 10, status: true },
    filial: [{ idFilial, quantidade: 5, prazoAdicional: 0 }],
  });
  writeFileSync(join(folder, "produtos.json"), JSON.stringify([of("NOVO-1", "SP01"), of("NOVO-2", "XX")]));
  const { code, stdout } = await run("importProducts", "produtos.json");
  expect([code, stdout]).toEqual([1, "1 of 2 products saved\nNOVO-2: filial não encontrada\n"]);
  const refused = JSON.parse(readFileSync(join(folder, "produtos.recusados.json"), "utf8"));
  expect(refused).toEqual([of("NOVO-2", "XX")]);
});
