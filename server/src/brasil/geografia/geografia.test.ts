import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildGeography, estados, findRegion, resolveRanges } from "./index.ts";

// Per state: its ranges, then a CEP prefix of each kind of region it has. Written apart from the program's table.
const states: [string, string, [number, number][]][] = [
  ["AC", "Acre", [[69900, 69999]]],
  ["AL", "Alagoas", [[57000, 57999]]],
  [
    "AM",
    "Amazonas",
    [
      [69000, 69299],
      [69400, 69899],
    ],
  ],
  ["AP", "Amapá", [[68900, 68999]]],
  ["BA", "Bahia", [[40000, 48999]]],
  ["CE", "Ceará", [[60000, 63999]]],
  [
    "DF",
    "Distrito Federal",
    [
      [70000, 72799],
      [73000, 73699],
    ],
  ],
  ["ES", "Espírito Santo", [[29000, 29999]]],
  [
    "GO",
    "Goiás",
    [
      [72800, 72999],
      [73700, 76799],
    ],
  ],
  ["MA", "Maranhão", [[65000, 65999]]],
  ["MG", "Minas Gerais", [[30000, 39999]]],
  ["MS", "Mato Grosso do Sul", [[79000, 79999]]],
  ["MT", "Mato Grosso", [[78000, 78899]]],
  ["PA", "Pará", [[66000, 68899]]],
  ["PB", "Paraíba", [[58000, 58999]]],
  ["PE", "Pernambuco", [[50000, 56999]]],
  ["PI", "Piauí", [[64000, 64999]]],
  ["PR", "Paraná", [[80000, 87999]]],
  ["RJ", "Rio de Janeiro", [[20000, 28999]]],
  ["RN", "Rio Grande do Norte", [[59000, 59999]]],
  ["RO", "Rondônia", [[76800, 76999]]],
  ["RR", "Roraima", [[69300, 69399]]],
  ["RS", "Rio Grande do Sul", [[90000, 99999]]],
  ["SC", "Santa Catarina", [[88000, 89999]]],
  ["SE", "Sergipe", [[49000, 49999]]],
  ["SP", "São Paulo", [[1000, 19999]]],
  ["TO", "Tocantins", [[77000, 77999]]],
];

describe("findRegion", () => {
  test.each(states)("%s, %s: first and last CEP of each range, and its neighbours", (uf, nome, ranges) => {
    for (const [from, to] of ranges) {
      expect(findRegion(from * 1000)).toMatchObject({ uf, ufExtenso: nome });
      expect(findRegion(to * 1000 + 999)).toMatchObject({ uf, ufExtenso: nome });
      expect(findRegion(from * 1000 - 1)?.uf).not.toBe(uf);
      expect(findRegion(to * 1000 + 1000)?.uf).not.toBe(uf);
    }
  });

  test("every prefix belongs to the state that claims it, or to none", () => {
    const owner = (prefix: number) =>
      states.find(([, , ranges]) => ranges.some(([from, to]) => from <= prefix && prefix <= to))?.[0];
    for (let prefix = 0; prefix < 100_000; prefix++)
      expect(findRegion(prefix * 1000 + 500)?.uf).toBe(owner(prefix));
  });

  test("unassigned CEPs have no region", () => {
    for (const cep of [0, 999_999, 78_900_000, 78_999_999, -1, 100_000_000])
      expect(findRegion(cep)).toBeNull();
  });

  const kinds: Record<string, string> = {
    Capital:
      "AC 69900 69924|AL 57000 57099|AM 69000 69099|AP 68900 68914|BA 40000 42599|CE 60000 61599|DF 70000 72799|" +
      "DF 73000 73699|ES 29000 29099|GO 74000 74899|MA 65000 65109|MG 30000 31999|MS 79000 79129|MT 78000 78109|" +
      "PA 66000 66999|PB 58000 58099|PE 50000 52999|PI 64000 64099|PR 80000 82999|RJ 20000 23799|RN 59000 59139|" +
      "RO 76800 76849|RR 69300 69339|RS 90000 91999|SC 88000 88099|SE 49000 49099|SP 01000 05999|SP 08000 08499|" +
      "TO 77000 77299",
    Metropolitano:
      "SP 06000 07999|SP 08500 09999|RJ 23800 26600|MG 32000 34999|RS 92000 94999|PR 83000 83899|PE 53000 53989|PE 53991 54999|" +
      "PA 67000 67999|CE 61600 61999|BA 42600 44470|ES 29100 29189|ES 29200 29229|AP 68925 68944|SE 49100 49119|" +
      "SE 49140 49169|RO 76860 76860",
  };
  const boundaries = Object.entries(kinds).flatMap(([kind, list]) =>
    list.split("|").map((line) => [kind, ...line.split(" ")] as [string, string, string, string]),
  );
  test.each(boundaries)("%s of %s: %s to %s", (kind, uf, from, to) => {
    for (const cep of [Number(from) * 1000, Number(to) * 1000 + 999]) {
      expect(findRegion(cep)).toMatchObject({ uf, regiaoUf: kind });
    }
    for (const cep of [Number(from) * 1000 - 1, Number(to) * 1000 + 1000]) {
      const near = findRegion(cep);
      expect(near?.uf === uf && near.regiaoUf === kind).toBe(false);
    }
  });

  test.each([
    [13_010_000, "SP", "Interior", "Sudeste"],
    [89_000_000, "SC", "Interior", "Sul"],
    [29_195_000, "ES", "Interior", "Sudeste"],
    [76_861_000, "RO", "Interior", "Norte"],
    [72_800_000, "GO", "Interior", "Centro-Oeste"],
    [53_990_000, "PE", "Interior", "Nordeste"],
    [55_000_000, "PE", "Interior", "Nordeste"],
  ])("%i is %s, %s, %s", (cep, uf, regiaoUf, regiaoPais) => {
    expect(findRegion(cep)).toMatchObject({ uf, regiaoUf, regiaoPais });
  });
});

test("estados: 27, each with its region", () => {
  expect(estados.map(({ uf }) => uf)).toEqual(states.map(([uf]) => uf).sort());
  const count = (region: string) => estados.filter(({ regiaoPais }) => regiaoPais === region).length;
  expect(["Norte", "Nordeste", "Centro-Oeste", "Sudeste", "Sul"].map(count)).toEqual([7, 9, 4, 4, 3]);
});

describe("buildGeography", () => {
  test("an imported table takes the place of the built-in one", () => {
    const find = buildGeography([
      { cepInicio: 1000, cepFim: 1999, uf: "SP", regiaoUf: "Interior" },
      { cepInicio: 1500, cepFim: 1509, uf: "SP", regiaoUf: "Capital", municipio: "São Paulo" },
    ]);
    expect([999, 1499, 1500, 1509, 1510, 2000].map((cep) => find(cep)?.regiaoUf)).toEqual([
      undefined,
      "Interior",
      "Capital",
      "Capital",
      "Interior",
      undefined,
    ]);
  });

  test.each([
    ["unknown state", { cepInicio: 0, cepFim: 1, uf: "XX" }, "uf: XX is not a Brazilian state"],
    [
      "CEP with nine digits",
      { cepInicio: 0, cepFim: 100_000_000, uf: "SP" },
      "cepInicio, cepFim: 0-100000000 are not CEPs",
    ],
    ["backwards", { cepInicio: 2, cepFim: 1, uf: "SP" }, "cepFim: 1 lies before 2"],
  ])("%s is refused", (_name, row, message) => {
    expect(() => buildGeography([{ ...row, regiaoUf: "Interior" }])).toThrow(new RangeError(message));
  });
});

test("resolveRanges answers like a search of every range", () => {
  const range = fc
    .record({ cepInicio: fc.nat(20), width: fc.nat(8), id: fc.nat(4) })
    .map(({ cepInicio, width, id }) => ({ cepInicio, cepFim: cepInicio + width, id }));
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const map = resolveRanges(ranges, (a, b) => a.id - b.id);
      for (let cep = -1; cep < 30; cep++) {
        const covering = ranges.filter(({ cepInicio, cepFim }) => cepInicio <= cep && cep <= cepFim);
        const [first] = covering.toSorted((a, b) => a.id - b.id);
        expect(map.find(cep)).toBe(first ?? null);
      }
    }),
  );
});
