import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fingerprint } from "../platform/fingerprint.ts";
import { OPERATOR_TOKEN } from "../test-support/operatorServer.testing.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
  await cli.server.create("/lojas", { nome: "Loja" });
});
afterAll(() => cli.close());

describe("errors", () => {
  test.each([
    ["refused by the server", ["loja", "show", "999"], 1, "error: Loja não encontrada.\n"],
    [
      "invalid value",
      ["loja", "create", "--nome", "x".repeat(41)],
      1,
      "error: nome: deve ter no máximo 40 caracteres\n",
    ],
    [
      "invalid value of a list",
      ["loja", "set", "1", "--origens-permitidas", "https://a.com.br,https://b.com.br/"],
      1,
      /^error: origensPermitidas\.1 \("https:\/\/b\.com\.br\/"\): deve ser .* barra no fim/,
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
    ["no loja", ["filial", "list"], 2, "error: Which loja? Give --loja <code> or set FRETE_LOJA.\n"],
    ["unknown command", ["loja", "apagar"], 2, /unknown command/],
    ["unknown flag", ["loja", "list", "--cor", "azul"], 2, /unknown option/],
    ["no file", ["tabela", "import", "--loja", "1", "1", "/nao/existe.csv"], 2, /cannot be read/],
    ["bad JSON", ["regra", "set", "--loja", "1", "1", "--criterios", "[{"], 2, /It must be JSON/],
  ] as [string, string[], number, string | RegExp][])("%s", async (_case, args, code, text) => {
    const result = await cli.frete(args);
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
    const result = await cli.frete(["loja", "list"], { env });
    expect(result).toMatchObject({ code, out: "" });
    expect(result.err).toMatch(text);
    expect(result.err.trimEnd().split("\n")).toHaveLength(1);
  });
});

test("config shows what is in use, and of the token what the audit trail shows", async () => {
  const { code, out } = await cli.frete(["config"]);
  expect(code).toBe(0);
  expect(out).toContain(cli.server.url);
  expect(out).toContain(fingerprint(OPERATOR_TOKEN));
  expect(out).not.toContain(OPERATOR_TOKEN.slice(0, 6));
});

test.each([["--help"], ["loja", "--help"], ["regra", "create", "--help"], ["tabela", "import", "--help"]])(
  "help: %s %s %s",
  async (...args) => {
    const { code, out, err } = await cli.frete(args);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(args.length === 2 ? /Commands:/ : /\n {2}\$ frete .* /);
  },
);
