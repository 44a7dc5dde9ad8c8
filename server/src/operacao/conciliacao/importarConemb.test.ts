import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { conemb50, conemb322 } from "../edi/lines.testing.ts";
import { type ConciliacaoServer, conciliacaoServer, notas, recordsOf } from "./conciliacaoServer.testing.ts";

type Cells = Parameters<typeof conemb322>[1] & {};

const valor = (cents: number) => String(cents).padStart(15, "0");

eachDatabase((_name, open) => {
  let server: ConciliacaoServer;
  beforeAll(async () => {
    server = await conciliacaoServer(await open());
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  const records = async (one: Pedido) => recordsOf((await server.stored(one)).pedido);
  const documento = (one: Pedido, numero: number, cells: Cells = []) =>
    conemb322(notas(one), [[19, String(numero).padStart(12, "0")], ...cells]);
  const complemento = (one: Pedido, numero: number, cents: number, cells: Cells = []) =>
    documento(one, numero, [[674, "C"], [47, valor(cents)], [171, valor(0)], ...cells]);

  test("NS-008: a document of 41 invoices is shared once over all of them", async () => {
    const one = await server.novo(...Array<number>(41).fill(1000));
    const all = notas(one);
    const part = (of: typeof all, continua: string, freteValor: string) =>
      conemb322(of, [
        [47, freteValor],
        [675, continua],
      ]);
    const whole = valor(41 * 50);
    for (const again of [whole, " ".repeat(15), valor(0)]) {
      const file = [part(all.slice(0, 40), "C", whole), part(all.slice(40), "U", again)];
      expect((await server.put(file)).body).toMatchObject({ recusados: 0, erros: [] });
      expect((await records(one)).map(({ freteValor }) => freteValor)).toEqual(Array(41).fill(0.5));
    }
  });

  test("NS-008: a part that is refused leaves nothing of its document", async () => {
    const one = await server.novo(1000, 1000);
    const [first, second] = notas(one).map((nota) => [nota]);
    const bad: Cells = [
      [675, "C"],
      [47, "NAO E NUMERO   "],
    ];
    const { body } = await server.put([conemb322(first ?? [], bad), conemb322(second ?? [])]);
    expect(body).toMatchObject({ aplicados: 0, recusados: 1, erros: [{ linha: 1 }] });
    expect((await server.stored(one)).pedido).toEqual(one);
  });

  test("a line that cannot be read takes the document around it with it; errors come in the order of the file", async () => {
    const one = await server.novo(1000, 1000);
    const [first = ["", ""], second = ["", ""]] = notas(one);
    const long = "9".repeat(2000);
    const do50 = conemb50([first, second]);
    const linhas = async (file: string[]) =>
      (await server.put(file)).body.erros.map(({ linha }: { linha: number }) => linha);
    expect(await linhas([conemb322([first], [[675, "C"]]), long, conemb322([second])])).toEqual([1, 2]);
    expect(await linhas([...do50.slice(0, 3), long, ...do50.slice(3)])).toEqual([1, 4]);
    expect(await linhas([conemb322([first], [[675, "C"]]), "XXX", conemb322([["001", "99999999"]])])).toEqual(
      [1, 2],
    );
    expect((await server.stored(one)).pedido).toEqual(one);
  });

  test("NS-008: 5.0 fills what 3.1 cannot give", async () => {
    const one = await server.novo(8400);
    const { body } = await server.put(["520CONHE50", ...conemb50(notas(one)), "529"]);
    expect(body).toMatchObject({ aplicados: 1, recusados: 0, avisos: [] });
    expect(await records(one)).toMatchObject([
      {
        ...{
          peso: 8.4,
          pesoCubado: 12.6,
          pesoDensidade: 2.5,
          gris: 1.5,
          despesaAdicional: 3.15,
          adValor: 1.5,
        },
        ...{ freteValor: 32.5, icms: 12, chaveConhecimento: expect.stringMatching(/^3526/), ST: "não" },
      },
    ]);
  });

  test("a document without a valid key is applied, with a warning by its line", async () => {
    const one = await server.novo(1000);
    const { body } = await server.put(["321", conemb322(notas(one), [[682, "9".repeat(44)]])]);
    expect(body).toMatchObject({
      aplicados: 1,
      avisos: [{ linha: 2, mensagem: expect.stringMatching(/^chave do CT-e: nenhuma válida/) }],
    });
    expect((await records(one))[0]?.chaveConhecimento).toBeNull();
  });

  describe("NS-008: complements", () => {
    test("add to the document, once, wherever they stand in the file", async () => {
      const one = await server.novo(1000, 3000);
      const file = [complemento(one, 816, 400), documento(one, 815)];
      expect((await server.put(file)).body).toMatchObject({ aplicados: 2, recusados: 0 });
      const expected = [
        { freteValor: 9.13, valorPedagio: 1, peso: 2.1, icms: 12, numeroConhecimento: 815 },
        { freteValor: 27.37, valorPedagio: 3, peso: 6.3, icms: 12, idTipoConhecimento: "N" },
      ];
      expect(await records(one)).toMatchObject(expected);
      const before = await server.stored(one);
      expect((await server.put(file)).body).toMatchObject({ aplicados: 0, repetidos: 2 });
      expect(await server.stored(one)).toEqual(before);
    });

    test("each letter of them; a corrected one takes its own place", async () => {
      const one = await server.novo(1000);
      await server.put([documento(one, 815)]);
      for (const [index, letra] of ["C", "W", "X", "Y", "Z"].entries()) {
        await server.put([complemento(one, 900 + index, 100, [[674, letra]])]);
      }
      expect((await records(one))[0]).toMatchObject({ freteValor: 37.5, valorDiferenca: 5 });
      await server.put([complemento(one, 900, 300)]);
      expect((await records(one))[0]?.freteValor).toBe(39.5);
    });

    test("take an authorization back", async () => {
      const one = await server.novo(1000);
      await server.put([documento(one, 815)]);
      await server.decide(one, { autorizado: true });
      await server.put([complemento(one, 816, 100)]);
      const { pedido, row } = await server.stored(one);
      expect(pedido.envios[0]?.conciliacao?.autorizacao).toBeNull();
      expect(row.autorizado).toBe(0);
    });

    test("need a document, of the same day or before", async () => {
      const one = await server.novo(1000);
      const alone = await server.put([complemento(one, 816, 100)]);
      expect(alone.body.erros).toEqual([
        { linha: 1, mensagem: "o envio não tem o conhecimento que este completa: importe-o antes" },
      ]);
      expect((await server.stored(one)).pedido).toEqual(one);
      await server.put([documento(one, 815)]);
      const early = await server.put([complemento(one, 816, 100, [[31, "14072026"]])]);
      expect(early.body.erros).toEqual([
        { linha: 1, mensagem: "o envio já tem um conhecimento mais novo: 000000000815" },
      ]);
    });

    test("of an earlier day go with the document that a newer one replaces; files in any order end alike", async () => {
      const files = (one: Pedido) => [
        [documento(one, 815), complemento(one, 816, 400)],
        [documento(one, 820, [[31, "16072026"]])],
      ];
      const ends = await Promise.all(
        [
          [0, 1],
          [1, 0],
          [0, 1, 0, 1],
        ].map(async (order) => {
          const one = await server.novo(1000);
          for (const index of order) await server.put(files(one)[index] ?? []);
          return (await records(one))[0];
        }),
      );
      for (const end of ends) expect(end).toMatchObject({ numeroConhecimento: 820, freteValor: 32.5 });
    });
  });

  test.each([
    ["CRLF", "\r\n", "\r\n", "latin1"],
    ["LF, the last one missing", "\n", "", "latin1"],
    ["UTF-8 with its mark", "\r\n", "\u001a", "utf8"],
  ] as const)("%s", async (_case, between, end, encoding) => {
    const one = await server.novo(1000);
    const lines = [
      "000TRANSPORTES SÃO JOÃO",
      "",
      documento(one, 815).slice(0, 675),
      documento(one, 815).slice(0, 50),
    ];
    const text = (encoding === "utf8" ? "\ufeff" : "") + lines.join(between) + end;
    const { body } = await server.call(
      "POST",
      "/lojas/1/edi/conemb",
      new Blob([new Uint8Array(Buffer.from(text, encoding))]).stream(),
      { "Content-Type": "text/plain" },
    );
    expect(body).toMatchObject({
      ...{ linhas: 4, aplicados: 1, recusados: 1 },
      erros: [
        {
          linha: 4,
          mensagem: expect.stringMatching(/^CNPJ do embarcador \(posições 219 a 232\): é obrigatório/),
        },
      ],
      avisos: [{ linha: 3 }],
    });
  });
});
