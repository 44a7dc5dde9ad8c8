import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "../app.ts";
import { readConfig } from "../platform/config.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const HEADING = "## From a product to a closed pre-list";

let app: Awaited<ReturnType<typeof startApp>>;
let folder: string;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frete-story-"));
  const silent = () => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (details: unknown) => errors.push(details),
  };
  const config = readConfig({ PORT: "0", FRETE_DEMO: "1", FRETE_DATA_DIR: folder });
  app = await startApp(config, log as unknown as Parameters<typeof startApp>[1]);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
  expect(errors).toEqual([]);
});

/** The commands as docs/operate.md shows them, for this server, this Node and this folder. */
async function readStory(): Promise<string> {
  const page = await readFile(join(ROOT, "docs/operate.md"), "utf8");
  const [, part = ""] = page.split(HEADING);
  const [, script] = /```sh\n([\s\S]*?)```/.exec(part) ?? [];
  if (script === undefined) throw new Error(`docs/operate.md has no commands under "${HEADING}"`);
  const frete = `"${process.execPath}" "${join(ROOT, "server/src/cli/frete.ts")}"`;
  return script
    .replaceAll("http://127.0.0.1:3000", app.url)
    .replaceAll("/tmp/produtos.csv", join(folder, "produtos.csv"))
    .replaceAll("npm run -s frete --", frete)
    .replaceAll("npm run -s explain --", `${frete} explain`);
}

test("the story of docs/operate.md: products from a CSV, a rule, its explanation, a pre-list made and closed", async () => {
  const script = await readStory();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const { stdout, stderr } = await promisify(execFile)("bash", ["--norc", "-euo", "pipefail", "-c", script], {
    env: { PATH, NODE_COMPILE_CACHE },
  });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/produtos +2\nsalvos +2\n/);
  const [, codigo] = /codigo +(\d+)\n/.exec(stdout) ?? [];
  const [quoted] = /\{"retorno".*?\]\}(?=\n|[A-Z]|$)/.exec(stdout) ?? [];
  expect(quoted).toContain(`"idListaRegras":[`);
  const [best] = JSON.parse(quoted ?? "{}").opcoesEntrega;
  expect(best.dadosFrete.tabelas.idListaRegras).toContain(Number(codigo));
  expect(stdout).toMatch(new RegExp(`rule +${codigo} Caneca: menos 5 reais: [\\d.]+ -> [\\d.]+`));
  expect(stdout).toMatch(/status +Finalizada/);
  const plp = JSON.parse(stdout.slice(stdout.lastIndexOf('{"_id"')));
  expect(plp).toMatchObject({
    status: "Finalizada",
    erros: [],
    listaPedidos: [{ numeroPedido: "CANECA-1", protocolo: "JE123456789", erros: null }],
  });
  const day = plp.dataFechamento.slice(0, 10);
  const despatched = await fetch(
    `${app.url}/api/v1/pedidos?dataTipo=dataNotfis&periodo=${day}TO${day}&idStatus=25`,
    { headers: { Authorization: "Bearer frete_api_demo1" } },
  );
  expect(await despatched.json()).toContainEqual(
    expect.objectContaining({
      numeroPedido: "CANECA-1",
      envio: [expect.objectContaining({ codigoRastreio: "JE123456789", plp: plp.codigoPLP })],
    }),
  );
});
