import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startApp } from "./app.ts";
import { readConfig } from "./platform/config.ts";
import { migratedDatabaseUrl, type Undo } from "./test-support/databases.ts";

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const OPERATOR = "frete_op_4f1c0e9b37d2a6854f1c0e9b37d2a685";
const CART = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [{ quantidade: 1, valorUnitario: 100, peso: 5, altura: 10, largura: 10, profundidade: 10 }],
};
const csv = (valor: string) =>
  `cepInicio;cepFim;pesoInicio;pesoFim;valor;prazo;kgExcedente\n01000000;19999999;0;30;${valor};2;\n`;

const undo: Undo[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A service of its own on the database; calls throw unless they are answered with 200. */
async function service(databaseUrl: string, folder: string) {
  const config = readConfig({
    PORT: "0",
    FRETE_DATABASE_URL: databaseUrl,
    FRETE_OPERATOR_TOKEN: OPERATOR,
    FRETE_DATA_DIR: folder,
  });
  const app = await startApp(config, log);
  undo.push(app.close);
  const call = async (method: string, path: string, body: unknown, token = OPERATOR) => {
    const isText = typeof body === "string";
    const answer = await fetch(app.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": isText ? "text/csv" : "application/json" },
      body: isText ? body : JSON.stringify(body),
    });
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Record<string, unknown>>;
  };
  return {
    operate: (method: string, path: string, body: unknown) => call(method, `/operacao/v1/lojas${path}`, body),
    /** Freight of the only option, or the text that says why there is none. */
    price: async (token: string): Promise<number | string> => {
      const { opcoesEntrega, retorno } = (await call("POST", "/api/v1/cotacao", CART, token)) as unknown as {
        opcoesEntrega: { freteCobrar: number }[];
        retorno: { mensagem: string };
      };
      return opcoesEntrega[0]?.freteCobrar ?? retorno.mensagem;
    },
  };
}

describe.each(["sqlite", "postgres"] as const)("%s", (name) => {
  test("what the operator changes is in the next quotation, in every process", async () => {
    const url = await migratedDatabaseUrl(name, undo);
    const folder = await mkdtemp(join(tmpdir(), "frete-freshness-"));
    undo.push(() => rm(folder, { recursive: true }));
    const first = await service(url, folder);
    // The embedded database belongs to one process; PostgreSQL to as many as there are.
    const second = name === "postgres" ? await service(url, folder) : first;
    const prices = async () => [await first.price(token), await second.price(token)];

    await first.operate("POST", "", { nome: "Loja Nova" });
    const issued = await first.operate("POST", "/1/tokens", { tipo: "cotacao", descricao: "loja" });
    const token = String(issued.token);
    expect(await prices()).toEqual([expect.stringContaining("filial"), expect.stringContaining("filial")]);

    const filial = { filialERP: "SP01", nome: "CD", cep: "05311000", cidade: "São Paulo", uf: "SP" };
    await first.operate("POST", "/1/filiais", filial);
    await second.operate("POST", "/1/transportadoras", { nome: "Rápida" });
    await first.operate("POST", "/1/metodos", { idTransportadora: 1, nome: "Normal" });
    await second.operate("POST", "/1/tabelas", { nome: "Capital", idMetodo: 1 });
    expect(await prices()).toEqual([expect.stringContaining("tabela"), expect.stringContaining("tabela")]);

    await second.operate("PUT", "/1/tabelas/1/faixas", csv("20,00"));
    expect(await prices()).toEqual([20, 20]);
    await first.operate("PUT", "/1/tabelas/1/faixas", csv("31,50"));
    expect(await prices()).toEqual([31.5, 31.5]);
    await second.operate("PATCH", "/1/filiais/1", { perAdiDesconto: -10 });
    expect(await prices()).toEqual([28.35, 28.35]);
    const taxa = { tipo: "TDA", cepInicio: "01000000", cepFim: "01999999", forma: "fixo", valor: 10 };
    await first.operate("POST", "/1/taxas", taxa);
    expect(await prices()).toEqual([37.35, 37.35]);
    const regra = {
      titulo: "Frete fixo",
      valorTipo: "fixo",
      valorAcao: "substitui",
      valor: 9.9,
      dataInicio: "2026-01-01",
    };
    await second.operate("POST", "/1/regras", regra);
    expect(await prices()).toEqual([9.9, 9.9]);
    await first.operate("PATCH", "/1/metodos/1", { ativo: false });
    expect(await prices()).toEqual([expect.stringContaining("método"), expect.stringContaining("método")]);
  });
});
