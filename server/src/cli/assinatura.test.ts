import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
  await cli.json("loja", "create", "--nome", "Loja 1");
});
afterAll(() => cli.close());

test("a signing secret is issued, rotated, shown without its text, and removed", async () => {
  const loja = ["--loja", "1"];
  const { segredo, ...issued } = await cli.json("assinatura", "issue", ...loja);
  expect(segredo).toMatch(/^whsec_/);
  expect(await cli.json("assinatura", "show", ...loja)).toEqual(issued);
  const rotated = await cli.json("assinatura", "issue", ...loja, "--carencia-segundos", "60");
  expect([rotated.anteriorAte, rotated.segredo === segredo]).toEqual([expect.any(String), false]);
  expect(await cli.json("assinatura", "remove", ...loja)).toMatchObject({ ativa: false });
  const { code, err } = await cli.frete(["assinatura", "show", "--loja", "9"]);
  expect([code, err]).toEqual([1, "error: Loja não encontrada.\n"]);
});
