import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../server/src/test-support/chromium.ts";
import type { DevEvent } from "../generate/dev/events.ts";
import { type RunningDev, startDev } from "../generate/dev/test-support/startDev.ts";
import type { TypeVerdict } from "../generate/dev/typeChecker.ts";
import { copyProject } from "./test-support/copyProject.ts";

const PATH = "/api/v1/lista/status/{idStatus}";
const OPERATION = `
/**
 * Reads a status.
 *
 * @returns The status.
 */
@summary("Read a status")
@tag("Pedido")
@regra("GER-016")
@opExample(#{ returnType: #{ status: 200, corpo: #{ idStatus: 10, statusDescricao: "Criado" } } })
@reference
@route("${PATH}")
@get
op consultarStatus is Consulta<{ @path idStatus: Inteiro }, Sucesso<StatusPedido>>;
`;
const HANDLER = `    consultarStatus: ({ path }) => ({ idStatus: path.idStatus, statusDescricao: "Em código" }),\n`;

let copy: string;
let dev: RunningDev;
let browser: Browser;
const file = (path: string) => join(copy, path);
const edit = (path: string, change: (text: string) => string) => () =>
  writeFileSync(file(path), change(readFileSync(file(path), "utf8")));
const ask = (headers: Record<string, string> = {}) =>
  fetch(`${dev.url}/api/v1/lista/status/20`, {
    headers: { authorization: "Bearer frete_api_demo1", connection: "close", ...headers },
  });
/** What somebody sees who opens the operation in the reference of the server, and calls it from there. */
async function seen(heading: string) {
  const page = await browser.newPage();
  try {
    await page.goto(`${dev.url}/docs/en#openapi/tag/pedido/GET${PATH}`);
    await page.getByRole("heading", { name: "Frete: interface da loja" }).first().waitFor();
    const found = page.getByRole("heading", { name: heading, exact: true }).first();
    const isShown = (await page.evaluate(isPublished, PATH))
      ? found.waitFor().then(() => true)
      : found.isVisible();
    return [await isShown, await page.evaluate(callInPage, PATH.replace("{idStatus}", "20"))];
  } finally {
    await page.close();
  }
}
const isPublished = (path: string) =>
  fetch("/openapi.json").then(async (answer) => path in ((await answer.json()) as { paths: object }).paths);
const callInPage = (path: string) =>
  fetch(path, { headers: { authorization: "Bearer frete_api_demo1" } }).then(({ status, headers }) => ({
    status,
    mock: headers.get("x-mock"),
  }));

beforeAll(async () => {
  copy = copyProject("dev");
  // Broken from the start: what is generated is of before.
  appendFileSync(file("spec/listas.tsp"), "model Quebrado {\n");
  const env = {
    PORT: "0",
    FRETE_DATA_DIR: file("data"),
    FRETE_DATABASE_URL: `sqlite:${file("data/frete.db")}`,
  };
  browser = await launchChromium();
  dev = await startDev([file("scripts/dev.ts")], { cwd: copy, env });
});
afterAll(async () => {
  await browser.close();
  await dev.stop();
  rmSync(copy, { recursive: true });
});

test("a broken contract is told by its cause, and what was generated before is served", async () => {
  await expect.poll(() => dev.events.some(({ event }) => event === "serving")).toBe(true);
  const refused = dev.events.find((each) => each.event === "generated" && each.contract === "loja");
  const { diagnostics = [] } = (refused as Extract<DevEvent, { event: "generated" }>).outcome;
  expect(diagnostics[0]?.file).toBe("spec/listas.tsp");
  expect((await ask()).status).toBe(404);
});

test("an operation is answered from its example, then by its handler, and goes when it is deleted", async () => {
  const mend = edit("spec/listas.tsp", (text) => text.replace("model Quebrado {\n", OPERATION));
  const served = await dev.after(mend, "serving", ({ drafts }) =>
    drafts.some(({ mocked }) => mocked.length > 0),
  );
  expect(served.drafts).toContainEqual(
    expect.objectContaining({ contract: "loja", mocked: ["consultarStatus"], unserved: [] }),
  );
  expect(await seen("Read a status")).toEqual([true, { status: 200, mock: "example" }]);
  const mocked = await ask();
  expect([mocked.status, mocked.headers.get("x-mock")]).toEqual([200, "example"]);
  expect((await ask({ prefer: "code=401" })).status).toBe(401);

  const write = edit("server/src/lojaContract.ts", (text) =>
    text.replace("    criarPlp: ", `${HANDLER}    criarPlp: `),
  );
  await dev.after(write, "serving", ({ drafts }) => drafts.every((each) => each.mocked.length === 0));
  const answered = await ask();
  expect(answered.headers.get("x-mock")).toBeNull();
  expect(await answered.json()).toEqual({ idStatus: 20, statusDescricao: "Em código" });

  expect(await seen("Read a status")).toEqual([true, { status: 200, mock: null }]);

  const take = edit("spec/listas.tsp", (text) => text.replace(OPERATION, ""));
  const unserved = dev.after(
    () => {},
    "serving",
    ({ drafts }) => drafts.some((each) => each.unserved.length > 0),
  );
  const isOfBinding = ({ faults }: TypeVerdict) =>
    faults.some(({ place }) => place.includes("lojaContract.ts"));
  await dev.after(take, "types", isOfBinding);
  const gone = await unserved;
  expect(gone.drafts).toContainEqual(expect.objectContaining({ unserved: ["consultarStatus"] }));
  expect((await ask()).status).toBe(404);
  expect(await seen("Read a status")).toEqual([false, { status: 404, mock: null }]);
});
