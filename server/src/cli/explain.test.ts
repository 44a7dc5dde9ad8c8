import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestCli, testCli } from "./testCli.testing.ts";

let cli: TestCli;
beforeAll(async () => {
  cli = await testCli();
  const { server } = cli;
  await server.create("/lojas", { nome: "Loja" });
  await server.create("/lojas/1/transportadoras", { nome: "Rápida" });
  for (const nome of ["Expresso", "Sem tabela"])
    await server.create("/lojas/1/metodos", { idTransportadora: 1, nome });
  const place = { nome: "CD", cep: "05036001", cidade: "São Paulo", uf: "SP", perAdiDesconto: 10 };
  await server.create("/lojas/1/filiais", { filialERP: "SP01", prazoAdicional: 1, ...place });
  await server.create("/lojas/1/tabelas", { nome: "T1", idMetodo: 1, gris: 1, freteMinimo: 20 });
  const rows = [
    "cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente",
    "01000000;09999999;0;10;12,90;2;1,85",
  ];
  await server.call("PUT", "/lojas/1/tabelas/1/faixas", rows.join("\n"));
  const rule = { valorTipo: "fixo", valor: 3, dataInicio: "2026-01-01" };
  await server.create("/lojas/1/regras", { titulo: "Mais três", prazoAcao: "soma", prazo: 1, ...rule });
  await server.create("/lojas/1/regras", {
    titulo: "Só Sul",
    criterios: [{ campo: 3, valores: ["Sul"] }],
    ...rule,
  });
});
afterAll(() => cli.close());

const volumes = [{ quantidade: 2, valorUnitario: 50, peso: 6, altura: 10, largura: 10, profundidade: 10 }];

test("frete explain: what people read", async () => {
  const { code, out, err } = await cli.frete([
    ...["explain", "--loja", "1", "--cep-destino", "01310100", "--canal", "site"],
    ...["--volumes", JSON.stringify(volumes), "--filiais-origem", "SP01,XX"],
  ]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(`Cotação realizada com sucesso; filiais de origem não encontradas: XX
to 01310100 (SP, Capital, Sudeste); goods 100.00, 12 kg, 0.002 m3; by price
unknown branches: XX

1. Rápida, Expresso, from SP01: R$ 25.00, 4 business days
   table   1 T1, 01000000 to 09999999, 0 to 10 kg
   weight  12 kg priced (real 12 kg, cubed 0.6 kg) + 2 kg above the band
   price   weight 16.60 + GRIS 1.00 + up to the minimum 2.40 = 20.00 charged by the carrier
   branch  10% -> 22.00
   rule    1 Mais três: 22.00 -> 25.00, rules' days 1
   days    carrier 2 + branch 1 + rules 1 = 4

Left out
  Rápida, Sem tabela, from SP01: não há tabela de frete ativa

Rules that act on no option
  2 Só Sul: criterion 3 (regiaoPais) does not match
`);
});

test("the cart of a file, --json", async () => {
  const file = join(cli.folder, "carrinho.json");
  await writeFile(file, JSON.stringify({ cepDestino: "01310100", canal: "site", volumes }));
  const answer = await cli.json("explain", "--loja", "1", "--body", file);
  expect(answer).toMatchObject({
    opcoes: [{ preco: { freteCobrar: 25 } }],
    semOpcao: [{ motivo: "tabela" }],
  });
});

test("what is missing is told: exit code 2", async () => {
  const { code, err } = await cli.frete(["explain", "--loja", "1"]);
  expect(code).toBe(2);
  expect(err).toContain("--cep-destino");
});
