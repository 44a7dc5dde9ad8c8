import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { readProfile } from "./profile/readProfile.ts";

const directory = mkdtempSync(join(tmpdir(), "profile-"));
afterAll(() => rmSync(directory, { recursive: true }));
const file = join(directory, "profile.yaml");
const read = (yaml: string, environment: NodeJS.ProcessEnv = {}) => {
  writeFileSync(file, yaml.replace(/@(\w+)@/, "$${$1}"));
  return readProfile({ file }, environment);
};
const URL_LINE = "url: http://127.0.0.1:1\n";

test("file, environment and options, the later wins", async () => {
  const yaml =
    "url: http://127.0.0.1:1\nimplementation: loja-go 2\ntokens: {api: @SECRET@, cotacao: c}\nstrict: true";
  const environment = { SECRET: "s", FRETE_CONFORMANCE_TOKEN_COTACAO: "from-environment" };
  const profile = await read(yaml, environment);
  expect(profile).toMatchObject({ implementation: "loja-go 2", url: "http://127.0.0.1:1", strict: true });
  expect(profile.tokens).toMatchObject({ api: "s", cotacao: "from-environment", api2: "frete_api_demo2" });
  const options = { file, url: "http://127.0.0.1:2" };
  expect(await readProfile(options, environment)).toMatchObject({ url: "http://127.0.0.1:2" });
});

test("a driver module beside the file", async () => {
  writeFileSync(
    join(directory, "driver.mjs"),
    "export default ({ url }) => ({ moveClock: async () => { globalThis.moved = url; } });",
  );
  const { driver } = await read(`${URL_LINE}driver: driver.mjs`);
  await driver.moveClock?.(new Date());
  expect((globalThis as { moved?: string }).moved).toBe("http://127.0.0.1:1");
});

test("notifications are received only where the file says so", async () => {
  expect((await read(URL_LINE)).receiver).toBeUndefined();
  const { receiver } = await read(`${URL_LINE}receiver: http://127.0.0.1:0`);
  expect(await receiver?.urlOf("/a")).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*\/a$/);
  await receiver?.close();
});

test.each([
  ["receiver: 8080", /receiver must be a text/],
  ["receiver: ftp://host", /receiver must be an http address/],
  ["colour: blue", /unknown key colour/],
  ["tokens: {api: 5}", /tokens.api must be a text/],
  ["tokens: [a]", /tokens must be a mapping/],
  ["fixtures: {cidade: X}", /unknown fixture cidade/],
  ["fixtures: {filiais: SP01}", /fixtures.filiais must look like/],
  ["unsupported: [queimarPedido]", /unsupported names queimarPedido; known are cotacao \(criarCotacao, /],
  [
    "unsupported: [chats]",
    /unsupported names chats; known are .* chat \(enviarMensagemChat, .*listarChats\), .*, geral$/,
  ],
  ["features: chat", /features must be a list/],
  ["features: [chats]", /unknown feature chats; known are produto, reversa, plp, chat, anexo, /],
  ["features: [anexo]", /the feature anexo shows only with chat/],
  ["driver: none.mjs", /driver none.mjs/],
  ["tokens: {api: @NOWHERE@}", /environment has no NOWHERE/],
  ["- a", /holds no mapping/],
])("%s is refused", async (line, message) => {
  await expect(read(line === "- a" ? line : URL_LINE + line)).rejects.toThrow(message);
});

test("without a word about features all are declared, with one only those", async () => {
  expect((await read(URL_LINE)).features).toContain("plp");
  expect((await read(`${URL_LINE}features: [chat, anexo]`)).features).toEqual(["chat", "anexo"]);
  expect((await read(`${URL_LINE}features: []`)).features).toEqual([]);
});

test("no address, or a strange seed", async () => {
  await expect(readProfile({}, {})).rejects.toThrow("--url");
  for (const seed of ["a b", "ABCDE", "abc"])
    await expect(readProfile({ url: "http://x", seed }, {})).rejects.toThrow("--seed");
});

test("codes of a run begin with the seed and go on with the time, so that none comes twice", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_700_000_000_000 });
  const runOf = async () => (await readProfile({ url: "http://x", seed: "AB12" }, {})).run;
  const first = await runOf();
  expect(first).toMatch(/^AB12[A-Z0-9]{8}$/);
  vi.advanceTimersByTime(1);
  expect(await runOf()).not.toBe(first);
  vi.useRealTimers();
});
