import { beforeAll, describe, expect, test } from "vitest";
import { faixasPadrao, findRegion } from "../brasil/geografia/index.ts";
import { manualClock } from "../platform/clock.ts";
import type { Database } from "../platform/storage/database.ts";
import { requireRow } from "../platform/storage/requireRow.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { cotacaoDemo } from "./demoBanner.ts";
import { lojasDemo } from "./lojas.ts";
import { type CartDemo, quoteDemo } from "./quoteDemo.testing.ts";
import { seedDemo } from "./seedDemo.ts";

const clock = manualClock(Date.parse("2026-11-20T12:00:00Z"));
const silent = { info: () => undefined, warn: () => undefined };

/** First, middle and last CEP of every range, with what the look-up says of them. */
const samples = faixasPadrao.flatMap(({ cepInicio, cepFim }) => [
  cepInicio,
  Math.floor((cepInicio + cepFim) / 2),
  cepFim,
]);

eachDatabase((_name, open) => {
  let db: Database;
  let quotar: ReturnType<typeof quoteDemo>;
  beforeAll(async () => {
    db = await open({ clock });
    await seedDemo(db, clock, silent);
    quotar = quoteDemo(db);
  });

  test("every CEP range of the 27 states has at least three options from SP01", async () => {
    const seen = new Set<string>();
    for (const cep of samples) {
      const { options } = await quotar({ cep, skus: ["CAMISETA-P-AZUL"], filiaisOrigem: "SP01" });
      const region = findRegion(cep);
      seen.add(`${region?.uf} ${region?.regiaoUf}`);
      expect(options.length, String(cep)).toBeGreaterThanOrEqual(3);
    }
    expect(lojasDemo[0]?.filiais.length).toBe(4);
    expect([...seen].filter((place) => place.endsWith("Capital"))).toHaveLength(27);
    // The Distrito Federal is all capital.
    expect([...seen].filter((place) => place.endsWith("Interior"))).toHaveLength(26);
  });

  test("the three active branches are quoted, the inactive one and the inactive method are not", async () => {
    const { options } = await quotar({ cep: 1310100, skus: ["CAMISETA-P-AZUL"] });
    expect(new Set(options.map(({ filial }) => filial.filialErp))).toEqual(new Set(["SP01", "PR01", "PE01"]));
    expect(options.map(({ metodo }) => metodo.nome)).not.toContain("Mesmo Dia");
  });

  test("the banner's request is free by the cheapest method, everything in stock at SP01", async () => {
    const { cepDestino, canal, volumes } = cotacaoDemo;
    const skus = volumes.map(({ sku, quantidade }) => `${sku}*${quantidade}`);
    const { options } = await quotar({ cep: Number(cepDestino), canal, skus, valorUnitario: 150 });
    const total = volumes.reduce((sum, { quantidade, valorUnitario }) => sum + quantidade * valorUnitario, 0);
    expect(total).toBeGreaterThan(299);
    expect(options[0]).toMatchObject({ freteCobrar: 0, possuiEstoque: 0, filial: { filialErp: "SP01" } });
    expect(options.length).toBeGreaterThanOrEqual(10);
  });

  test("a sku that both lojas have is each loja's own", async () => {
    const first = await quotar({ cep: 20040002, skus: ["CAMISETA-P-AZUL"] });
    const second = await quotar({ cep: 20040002, skus: ["CAMISETA-P-AZUL"], loja: 1 });
    expect([first.totais.totalPeso, second.totais.totalPeso]).toEqual([180, 240]);
    expect(second.options.map(({ filial }) => filial.filialErp)).toEqual(["RJ01", "RJ01", "RJ01"]);
    expect([first.ordenacao, second.ordenacao]).toEqual(["v", "p"]);
  });

  test.each<[string, string, number]>([
    ["53990000", "Fernando de Noronha", 2],
    ["69640000", "interior do Amazonas", 1],
    ["68870000", "Marajó", 1],
    ["11630000", "Ilhabela", 1],
    ["13010000", "Campinas", 0],
  ])("fees of %s (%s): %i", async (cep, _place, fees) => {
    const { options } = await quotar({ cep: Number(cep), skus: ["BOLA-FUTEBOL"], filiaisOrigem: "SP01" });
    expect(options.length).toBeGreaterThan(0);
    for (const { detalhe } of options) {
      expect([detalhe.idTDA, detalhe.idTRT].filter((id) => id !== null)).toHaveLength(fees);
      expect(detalhe.TDA + detalhe.TRT > 0).toBe(fees > 0);
    }
  });

  describe("freight rules", () => {
    const sul: CartDemo = { cep: 80010010, skus: ["CAMISETA-P-AZUL"], filiaisOrigem: "SP01" };
    test.each<[string, CartDemo, string]>([
      ["Marketplace paga 85% da tabela", { ...sul, canal: "marketplace" }, "Expresso"],
      ["Manuseio de móveis", { ...sul, skus: ["CADEIRA-ESCRITORIO"] }, "Rodoviário"],
      ["Litoral de São Paulo na temporada", { ...sul, cep: 11010000 }, "Expresso"],
      ["Prazo de segurança para a região Norte", { ...sul, cep: 69010000 }, "Econômico"],
      ["Expresso em um dia útil na capital paulista", { ...sul, cep: 1310100 }, "Expresso"],
      ["10% de desconto no aplicativo", { ...sul, canal: "app" }, "Aéreo"],
      ["R$ 5 a menos para livros pelo correio", { ...sul, skus: ["LIVRO-ROMANCE"] }, "Encomenda"],
      ["Frete único de R$ 14,90 para camisetas nas capitais do Sul", sul, "Econômico"],
      [
        "Frete grátis no Sudeste acima de R$ 299",
        { ...sul, cep: 20040002, canal: "site", valorUnitario: 299 },
        "Econômico",
      ],
    ])("%s", async (titulo, cart, metodo) => {
      const codigo = await codeOf(titulo);
      const { options } = await quotar(cart);
      const option = options.find((each) => each.metodo.nome === metodo);
      expect(option?.idListaRegras).toContain(codigo);
      expect(option?.regras?.find((rule) => rule.codigo === codigo)).toMatchObject({ aplicada: true });
    });

    test.each<[number, boolean]>([
      [2, false],
      [3, true],
    ])("%i halteres: o aéreo é bloqueado acima de 30 kg: %s", async (pares, blocked) => {
      const cart = { ...sul, skus: ["BOLA-FUTEBOL", `HALTER-10KG*${pares - 1}`] };
      const { options, leftOut } = await quotar(cart);
      const codigo = await codeOf("Aéreo não leva acima de 30 kg");
      expect(options.some(({ metodo }) => metodo.nome === "Aéreo")).toBe(!blocked);
      expect(leftOut.some(({ motivo, regra }) => motivo === "bloqueio" && regra === codigo)).toBe(blocked);
    });

    test.each([
      "Semana do frete grátis",
      "Aniversário da loja",
      "Acréscimo de alta demanda",
      "Desconto para a Grande Recife",
    ])("%s does not act today", async (titulo) => {
      const codigo = await codeOf(titulo);
      const cart = { cep: 50030170, skus: ["CAMISETA-P-AZUL"], canal: "site", valorUnitario: 500 };
      for (const { idListaRegras } of (await quotar(cart)).options)
        expect(idListaRegras).not.toContain(codigo);
    });

    test("the scheduled one acts on its day", async () => {
      const codigo = await codeOf("Semana do frete grátis");
      const [hoje = ""] = await db.reader("regra_frete").where({ id_loja: 1, codigo }).pluck("data_inicio");
      const { options } = await quotar({ ...sul, canal: "site", hoje });
      expect(options.length).toBeGreaterThan(0);
      for (const option of options) {
        expect(option.freteCobrar).toBe(0);
        expect(option.idListaRegras).toContain(codigo);
      }
    });

    async function codeOf(titulo: string): Promise<number> {
      const row = await db.reader("regra_frete").where({ id_loja: 1, titulo }).first();
      return requireRow(row, titulo).codigo;
    }
  });
});
