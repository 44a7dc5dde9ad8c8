import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billedWeight, cubedWeight } from "./billedWeight.ts";
import { cubagem, recordCubagem } from "./cubagem.ts";
import { settings, taxa } from "./fixture.testing.ts";
import { fretePrice, weightPrice } from "./fretePrice.ts";

const faixa = (valor: number) => ({ valor, excesso: 0, kgExcedente: null });
const none = { tda: null, trt: null };
const box = (altura: number, largura: number, profundidade: number, quantidade = 1) => ({
  altura,
  largura,
  profundidade,
  quantidade,
});

describe("NS-014: published figures", () => {
  test("CT-e of 1.5785 m3 and 5193.92: 540.53, with 12% ICMS inside 614.24", () => {
    const charges = settings(1, {
      gris: 800,
      pedagioFracao: 783,
      despacho: 2000,
      outros: 12_474,
      icmsIncluso: false,
      icms: 12_000,
    });
    expect(fretePrice(charges, faixa(33_858), 157_850, 519_392, none)).toEqual({
      pesoTaxado: 157_850,
      fretePeso: 33_858,
      adValorem: 0,
      gris: 4155,
      pedagio: 1566,
      despacho: 2000,
      outros: 12_474,
      sub1: 54_053,
      idTDA: null,
      TDA: 0,
      idTRT: null,
      TRT: 0,
      sub2: 54_053,
      icms: 7371,
      freteReal: 61_424,
    });
  });

  test.each([
    [53_579, 60_885],
    [75_661, 85_978],
    [54_053, 61_424],
  ])("%i / 0.88 = %i", (before, wanted) => {
    const charges = settings(1, { icmsIncluso: false, icms: 12_000 });
    expect(fretePrice(charges, faixa(before), 1, 0, none).freteReal).toBe(wanted);
  });

  test("access fee of 28% on 96.87 is 27.12", () => {
    const tda = taxa(4, { forma: "percentual", valor: 28_000, minimo: 2711 });
    expect(fretePrice(settings(1), faixa(9687), 1, 0, { tda, trt: null })).toMatchObject({
      idTDA: 4,
      TDA: 2712,
      sub2: 12_399,
    });
  });

  test("5 kg above the last band at 169.29 per kg add 846.45", () => {
    expect(weightPrice({ valor: 0, excesso: 5000, kgExcedente: 16_929 })).toBe(84_645);
    expect(weightPrice({ valor: 10_000, excesso: 5000, kgExcedente: 16_929 })).toBe(94_645);
  });
});

describe("NS-014: parts", () => {
  test.each<[string, Parameters<typeof settings>[1], number, number]>([
    ["ad valorem above its minimum", { adValorem: 300, adValoremMinimo: 299 }, 100_000, 1300],
    ["ad valorem's minimum", { adValorem: 300, adValoremMinimo: 301 }, 100_000, 1301],
    ["GRIS minimum without value", { grisMinimo: 250 }, 0, 1250],
    ["toll counts started 100 kg", { pedagioFracao: 100 }, 0, 1200],
    ["minimum freight", { freteMinimo: 5000, despacho: 1 }, 0, 5000],
    ["tax already inside", { icmsIncluso: true, icms: 12_000 }, 0, 1000],
  ])("%s", (_name, changes, valorNF, wanted) => {
    expect(fretePrice(settings(1, changes), faixa(1000), 100_001, valorNF, none).freteReal).toBe(wanted);
  });

  test.each([
    [1, 100],
    [100_000, 100],
    [100_001, 200],
    [200_000, 200],
  ])("toll of %i g: %i", (peso, wanted) => {
    expect(fretePrice(settings(1, { pedagioFracao: 100 }), faixa(0), peso, 0, none).pedagio).toBe(wanted);
  });

  test("minimum freight looks at fees too, tax comes after it", () => {
    const taxas = { tda: taxa(1, { valor: 300 }), trt: taxa(2, { valor: 400 }) };
    const charges = settings(1, { freteMinimo: 1700, icmsIncluso: false, icms: 50_000 });
    expect(fretePrice(charges, faixa(1000), 1, 0, taxas)).toMatchObject({
      sub1: 1000,
      sub2: 1700,
      icms: 1700,
    });
    expect(fretePrice(charges, faixa(1001), 1, 0, taxas)).toMatchObject({ sub2: 1701, freteReal: 3402 });
  });

  test("the parts always add up", () => {
    const cents = fc.nat(999_999);
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        fc.nat(99_999),
        fc.nat(1_000_000),
        (valor, despacho, trt, icms, peso) => {
          const charges = settings(1, {
            despacho,
            icms,
            icmsIncluso: false,
            gris: 1234,
            adValorem: 777,
            pedagioFracao: 13,
          });
          const parts = fretePrice(charges, faixa(valor), peso, valor * 3, {
            tda: null,
            trt: taxa(1, { valor: trt }),
          });
          const { fretePeso, adValorem, gris, pedagio, outros, sub1, TDA, TRT, sub2 } = parts;
          expect(sub1).toBe(fretePeso + adValorem + gris + pedagio + despacho + outros);
          expect(sub2).toBe(sub1 + TDA + TRT);
          expect(parts.freteReal).toBe(sub2 + parts.icms);
          expect(parts.icms).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe("NS-014: cubage and billed weight", () => {
  const fifth = cubagem([box(100_000, 100_000, 20_000)]);

  test("0.2 m3 at 300 kg/m3 bills 60 kg", () => {
    expect(recordCubagem(fifth)).toBe(2000);
    expect(billedWeight(5000, fifth, { fatorCubagem: 300_000, isencaoCubagemAte: 0 })).toBe(60_000);
  });

  test.each([
    ["cubed 27 kg within the exemption of 30: real weight", 90_000, 30_000, 5000],
    ["exactly at the exemption", 90_000, 27_000, 5000],
    ["just above the exemption", 90_000, 26_999, 27_000],
  ])("%s", (_name, depth, isencaoCubagemAte, wanted) => {
    const volume = cubagem([box(100_000, 10_000, depth)]);
    expect(billedWeight(5000, volume, { fatorCubagem: 300_000, isencaoCubagemAte })).toBe(wanted);
  });

  test("the real weight when it is larger", () => {
    expect(billedWeight(60_001, fifth, { fatorCubagem: 300_000, isencaoCubagemAte: 0 })).toBe(60_001);
  });

  test("full precision: the weight does not come from the rounded cubage", () => {
    const volume = cubagem([box(1000, 1000, 40_000)]);
    expect(recordCubagem(volume)).toBe(0);
    expect(cubedWeight(volume, 300_000)).toBe(12);
  });

  test("sides of nine digits and large quantities stay exact", () => {
    expect(cubagem([box(999_999_999, 999_999_999, 999_999_999, 500)])).toBe(500n * 999_999_999n ** 3n);
    expect(cubagem([box(3, 333_333_333, 999_999_937, 9_999_991)])).toBe(
      999_999_999n * 999_999_937n * 9_999_991n,
    );
  });
});
