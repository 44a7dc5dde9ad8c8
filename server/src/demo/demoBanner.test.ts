import { validators } from "@frete/contract/loja";
import { expect, test } from "vitest";
import { cotacaoDemo, demoBanner } from "./demoBanner.ts";
import { lojasDemo } from "./lojas.ts";

const baseUrl = "http://127.0.0.1:3000";

test("names the address, every token and the operator's demo token", () => {
  const banner = demoBanner({ baseUrl, operatorTokens: ["frete_op_demo"] });
  const tokens = lojasDemo.flatMap((loja) => loja.tokens.map(({ texto }) => texto));
  for (const text of [baseUrl, ...tokens, "frete_op_demo"]) expect(banner).toContain(text);
});

test.each([["s3cret-of-someone"], []].map((tokens) => [tokens]))(
  "never prints an operator token of one's own (%s)",
  (operatorTokens) => {
    const banner = demoBanner({ baseUrl, operatorTokens });
    expect(banner).not.toContain("s3cret");
    expect(banner).not.toContain("frete_op_demo");
  },
);

test("says when events may go to networks that are not public", () => {
  const webhookAllow = [{ address: "127.0.0.0", prefix: 8, family: "ipv4" as const }];
  expect(demoBanner({ baseUrl, operatorTokens: [], webhookAllow })).toContain("127.0.0.0/8");
  expect(demoBanner({ baseUrl, operatorTokens: [] })).not.toContain("private networks");
});

test("aligns its table", () => {
  const rows = demoBanner({ baseUrl, operatorTokens: ["frete_op_demo"] })
    .split("\n")
    .filter((line) => /http:|API frete|frete_op/.test(line) && !line.includes("curl"));
  const columns = rows.map((line) => line.search(/http:|API frete|frete_op/));
  expect(rows).toHaveLength(4);
  expect(new Set(columns).size).toBe(1);
});

test("the request fits the contract and asks for registered products at their prices (COT-028)", () => {
  expect(validators.criarCotacao?.body?.["application/json"]?.(cotacaoDemo)).toBe(true);
  for (const { sku, valorUnitario } of cotacaoDemo.volumes) {
    expect(lojasDemo[0]?.produtos.find((produto) => produto.sku === sku)?.preco).toBe(valorUnitario);
  }
});
