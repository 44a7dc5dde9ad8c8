import { expect, test } from "vitest";
import { createClient } from "./createClient.ts";
import { FreteAnswerError } from "./errors.ts";
import { rejection } from "./test-support/rejection.ts";
import { json, serveAnswers, text } from "./test-support/serveAnswers.ts";

const baseUrl = "http://127.0.0.1:3000";

test.each([
  ["localhost:3000"],
  ["ftp://host"],
  ["host"],
  ["http://host:3000/api/v1"],
  ["http://host:3000/api/v1/"],
  ["http://host:99999"],
])("%s is no address of a server", (address) => {
  expect(() => createClient({ baseUrl: address })).toThrow(`baseUrl is "${address}"`);
});

test.each(["https://host", "http://host:3000", "https://host/frete/"])("%s is one", (address) => {
  expect(() => createClient({ baseUrl: address })).not.toThrow();
});

test.each(["", "SECRET\n", "Bearer SECRET", "SECRET–1", "SECR ET"])(
  "a token %j is refused at once, and not shown",
  (token) => {
    for (const name of ["tokenApi", "tokenCotacao"]) {
      const attempt = () => createClient({ baseUrl, [name]: token });
      expect(attempt).toThrow(`${name} is no token`);
      expect(attempt).not.toThrow("SECR");
    }
  },
);

test.each([
  [{ timeout: 1e12 }, "timeout is number 1000000000000"],
  [{ timeout: Number.NaN }, "timeout is number NaN"],
  [{ timeout: "500" as never }, "timeout is string 500"],
  [{ retries: -1 }, "retries is number -1"],
  [{ retries: 0.5 }, "retries is number 0.5"],
])("%o is refused, of a client and of a call", async (limits, told) => {
  expect(() => createClient({ baseUrl, ...limits })).toThrow(told);
  const error = await rejection(createClient({ baseUrl, tokenApi: "a" }).filial.list(limits));
  expect(error.message).toContain(told);
});

test("a call of JavaScript that forgets something is told what", async () => {
  const { call, cotacao } = createClient({ baseUrl, tokenApi: "a" });
  expect((await rejection(call("no" as never, {} as never))).message).toBe(
    "the contract has no operation no",
  );
  const missing = await rejection(cotacao.get(undefined as never));
  expect(missing.message).toContain("idCotacao");
  expect((await rejection(call("consultarCotacao", {} as never))).message).toContain("idCotacao");
  await using server = await serveAnswers(json(200, []));
  const client = createClient({ baseUrl: server.url, tokenApi: "a" });
  expect(await client.call("listarFiliais", undefined as never)).toEqual([]);
});

test.each([
  ["null", json(200, null)],
  ["{}", json(200, {})],
  ["[]", json(200, [])],
  ["no product", json(200, { produto: [] })],
  ["nothing", text(204, "", "application/json")],
])("an answer of %s is told to be none", async (_name, behaviour) => {
  await using server = await serveAnswers(behaviour);
  const { produto } = createClient({ baseUrl: server.url, tokenApi: "a", tokenCotacao: "b" });
  expect(await rejection(produto.get("A"))).toBeInstanceOf(FreteAnswerError);
  expect(await rejection(produto.save([]))).toBeInstanceOf(FreteAnswerError);
});

test("true, which an earlier release took for validateAnswers, is refused with what to do", () => {
  expect(() => createClient({ baseUrl, validateAnswers: true as never })).toThrow(
    "validateAnswers is true: take the one of @frete/client/validate",
  );
});

test("an option that there is not is named, with those that there are", () => {
  expect(() => createClient({ baseUrl, timout: 5 } as never)).toThrow(
    "createClient has no option timout: it has baseUrl, tokenApi, tokenCotacao, timeout,",
  );
  expect(() => createClient({ baseUrl, onRetry: "x" as never })).toThrow("onRetry is x: give a function");
});

test("a name and password in the address are refused, and not shown", () => {
  const create = () => createClient({ baseUrl: "https://ana:SECRET@host" });
  expect(create).toThrow("baseUrl holds a name or password");
  expect(create).not.toThrow("SECRET");
});

test("what is not given comes from the environment", async () => {
  await using server = await serveAnswers(json(200, []));
  const before = { ...process.env };
  try {
    expect(() => createClient()).toThrow("baseUrl is missing: give it, or set FRETE_BASE_URL");
    Object.assign(process.env, {
      FRETE_BASE_URL: server.url,
      FRETE_TOKEN_API: "of-env",
      FRETE_TOKEN_COTACAO: "",
    });
    await createClient().filial.listar();
    await createClient({ tokenApi: "own" }).filial.listar();
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([
      "Bearer of-env",
      "Bearer own",
    ]);
    await expect(createClient().cotacao.criar({} as never)).rejects.toThrow("give tokenCotacao");
  } finally {
    process.env = before;
  }
});
