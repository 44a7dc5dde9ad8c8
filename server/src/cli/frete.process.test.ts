import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPERATOR_TOKEN } from "../test-support/operatorServer.testing.ts";
import { type TestCli, testCli } from "./testCli.testing.ts";

const BINARY = join(import.meta.dirname, "frete.ts");

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
});
afterAll(() => cli.close());

/** The command as a shell starts it: its environment, streams and exit code are the process's. */
function start(...args: string[]) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [BINARY, ...args], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      FRETE_BASE_URL: cli.server.url,
      FRETE_OPERATOR_TOKEN: OPERATOR_TOKEN,
      FRETE_LOJA: "1",
    },
  });
  return { child, code: once(child, "close").then(([code]) => code as number | null) };
}

async function frete(args: string[], input = "") {
  const { child, code } = start(...args);
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, out, err };
}

test("reads standard input, answers on standard output, ends with 0", async () => {
  const { code, out, err } = await frete(["loja", "create", "--body", "-", "--json"], '{"nome":"Do cano"}');
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(out)).toMatchObject({ nome: "Do cano" });
});

test("FRETE_LOJA stands for --loja", async () => {
  expect(await frete(["transportadora", "list"])).toEqual({ code: 0, out: "none\n", err: "" });
});

test("what is refused is told on standard error and ends with 1, a wrong call with 2", async () => {
  expect(await frete(["loja", "show", "999"])).toEqual({
    code: 1,
    out: "",
    err: "error: Loja não encontrada.\n",
  });
  expect(await frete(["loja", "apagar"])).toMatchObject({ code: 2, out: "" });
});

test("a reader that leaves early is no error: frete loja list | head", async () => {
  const { child, code } = start("loja", "list");
  child.stdout.destroy();
  const err = await text(child.stderr);
  expect({ code: await code, err }).toEqual({ code: 0, err: "" });
});
