import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Cotacao } from "@frete/contract/loja";
import { afterAll, describe, expect, test } from "vitest";
import { startApp } from "./app.ts";
import { manualClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { seededRandom } from "./platform/random.ts";
import { newEnvio, newNota, newPedido, newProduto, newRemetente } from "./test-support/criacao.testing.ts";
import { migratedDatabaseUrl, type Undo } from "./test-support/databases.ts";

const ROOT = new URL("../../", import.meta.url);
const NOW = Date.parse("2026-11-21T12:00:00Z");
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const undo: Undo[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** The demonstration on a database of its own; with the same clock and chance on every engine. */
async function demonstration(name: "sqlite" | "postgres") {
  const folder = await mkdtemp(join(tmpdir(), "frete-story-"));
  undo.push(() => rm(folder, { recursive: true }));
  const config = readConfig({
    PORT: "0",
    FRETE_DEMO: "1",
    FRETE_DATA_DIR: folder,
    FRETE_WEBHOOK_ALLOW: "127.0.0.0/8",
    FRETE_DATABASE_URL: await migratedDatabaseUrl(name, undo),
  });
  const app = await startApp(config, log, { clock: manualClock(NOW), random: seededRandom("story") });
  undo.push(app.close);
  return app;
}

/** From quotation to return: every answer as text, in the order of the requests. */
async function story(url: string): Promise<string[]> {
  const answers: string[] = [];
  const call = async (method: string, path: string, token: string | null, body?: object) => {
    const headers: Record<string, string> = body ? { "Content-Type": "application/json" } : {};
    if (token) headers.Authorization = `Bearer ${token}`;
    const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    const text = await answer.text();
    answers.push(`${method} ${path} ${answer.status} ${text.replaceAll(url, "")}`);
    return text;
  };
  const api = "frete_api_demo1";
  const volumes = [{ sku: "CAMISETA-P-AZUL", quantidade: 2, valorUnitario: 59.9 }];
  const cart = { cepDestino: "88010000", canal: "site", volumes };
  const cotacao: Cotacao = JSON.parse(await call("POST", "/api/v1/cotacao", "frete_cot_demo1", cart));
  const [option] = cotacao.opcoesEntrega;
  if (!option) throw new Error(cotacao.retorno.mensagem);
  const digits = (id: number) => String(id).padStart(7, "0");
  const { filial, filialERP, idMetodoEnvio } = option.dadosFrete;
  const idCotacao = `${cotacao.retorno.idCotacao}${digits(filial)}${digits(idMetodoEnvio)}`;
  await call("GET", `/api/v1/cotacao/${idCotacao}`, api);

  const envio = newEnvio({
    codigoRastreio: "DM473124829BR",
    notaFiscal: newNota({ filialERP }),
    produtos: [newProduto({ sku: "CAMISETA-P-AZUL" }), newProduto({ sku: "CAFETEIRA-110" })],
  });
  const pedido = newPedido({ numeroPedido: "STORY-1", idCotacao, envio: [envio] });
  const { chavePedido } = JSON.parse(await call("POST", "/api/v1/pedido/novo", api, pedido));
  const { cpfCnpj } = pedido.enderecoEntrega;
  const list = `/api/v1/pedidos?dataTipo=dataCriacaoPedido&periodo=2026-11-01TO2026-11-30&cpfCnpj=${cpfCnpj}`;
  await call("GET", list, api);
  await call("PUT", "/api/v1/pedido/altera/pedido/STORY-1", api, { envio: [{ peso: 1.25, plp: "7", x: 1 }] });
  const simulation = { semente: 7, dias: 60, pedidos: [chavePedido] };
  await call("POST", "/operacao/v1/lojas/1/simulacao", "frete_op_demo", simulation);
  await call("GET", "/api/v1/rastreio/pedido/STORY-1", api);
  await call("GET", `/rastreio/STORY-1/${chavePedido}`, null);
  await call("POST", "/api/v1/pedido/novo", api, {
    ...pedido,
    tipoPedido: "reversa",
    idCotacao: undefined,
    numeroPedido: "STORY-1-R",
    numeroPedidoEnvioPai: "STORY-1",
    dadosReversa: {
      solicitanteReversa: "Cliente",
      motivoReversa: "Defeito",
      tipoReversa: "Coleta domiciliar",
      resolucaoReversa: "Troca",
      pagadorFreteReversa: "Loja",
      remetente: newRemetente(),
      prazoColeta: 3,
    },
  });
  await call("GET", list, api);
  await call("GET", "/api/v1/logCotacaoFila", api);
  return answers;
}

test("M1: both databases answer the same story with the same bytes", async () => {
  const [sqlite, postgres] = [await demonstration("sqlite"), await demonstration("postgres")];
  const answers = await story(sqlite.url);
  for (const answer of answers) expect(answer).toMatch(/^\S+ \S+ 200 /);
  expect(answers.join("\n")).toContain("Entrega realizada");
  expect(await story(postgres.url)).toEqual(answers);
});

describe("examples of docs/integrate.md", async () => {
  const page = await readFile(new URL("docs/integrate.md", ROOT), "utf8");
  const app = await demonstration("sqlite");
  test.each([
    ["client/examples/cotacao.ts", /R\$ \d+\.\d\d in \d+ business days/],
    ["client/examples/pedido.ts", /6\. return .* sucesso/],
    ["client/examples/eventos.ts", /3\. received +evt_1_\d+, chatTransportadora: Quando sai/],
    ["client/examples/fila.ts", /chatTransportadora: loja on order DEMO-0001[\s\S]*\d+ events treated/],
    ["client/examples/chat.ts", /3\. read .* Carlos Lima: Recebido[\s\S]*5\. removed +Anexo removido/],
  ])("%s runs, and stands there as it is", async (file, expected) => {
    const source = await readFile(new URL(file, ROOT), "utf8");
    expect(page).toContain(`npx node ${file}`);
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      cwd: ROOT,
      env: { ...process.env, FRETE_BASE_URL: app.url },
    });
    expect(stdout).toMatch(expected);
    if (file.endsWith("cotacao.ts")) expect(page).toContain(source.slice(source.indexOf("\n") + 1).trim());
  });
});
