import { expect, test } from "vitest";
import { CliError } from "../cliError.ts";
import { COLUMNS, readProductsCsv } from "./readProdutosCsv.ts";

const read = (...lines: string[]) => readProductsCsv(Buffer.from(lines.join("\n")));
const refusal = (work: () => unknown): CliError => {
  try {
    work();
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
  throw new Error("it was not refused");
};

test("a product with everything; numbers with point or comma, empty cells left out", () => {
  const [one] = read(
    COLUMNS.join(";"),
    '\ufeffA;"Com ; e ""aspas""";G;E;azul;Casa;true;0,5;1.5;2;3;9,90;2;SP01;7;1;mkt;M-1;12;10,5'.slice(1),
  );
  expect(one).toEqual({
    linha: 2,
    entrada: {
      sku: "A",
      titulo: 'Com ; e "aspas"',
      codigoAgrupador: "G",
      skuERP: "E",
      variacao: "azul",
      categoria: "Casa",
      status: "true",
      peso: 0.5,
      largura: 1.5,
      altura: 2,
      profundidade: 3,
      preco: 9.9,
      volumes: 2,
      filial: [{ idFilial: "SP01", quantidade: 7, prazoAdicional: 1 }],
      dePara: [{ canal: "mkt", sku: "M-1", status: true }],
      precoCanal: { canal: [{ nome: "mkt", precoDe: 12, precoPor: 10.5 }] },
    },
  });
});

test("lines with one sku are one product; CRLF, blank lines and any case of the header", () => {
  const products = read(
    "SKU,IdFilial,Quantidade,Titulo\r",
    "A,SP01,1,Um\r",
    "\r",
    "B,SP01,2,Dois\r",
    "A,PR01,3,\r",
  );
  expect(products).toEqual([
    {
      linha: 2,
      entrada: {
        sku: "A",
        titulo: "Um",
        filial: [
          { idFilial: "SP01", quantidade: 1, prazoAdicional: 0 },
          { idFilial: "PR01", quantidade: 3, prazoAdicional: 0 },
        ],
      },
    },
    {
      linha: 4,
      entrada: { sku: "B", titulo: "Dois", filial: [{ idFilial: "SP01", quantidade: 2, prazoAdicional: 0 }] },
    },
  ]);
});

test("every bad line is told, nothing is returned", () => {
  const error = refusal(() =>
    read("sku;titulo;peso", "A;Um;x", ";Sem sku;1", "A;Dois;", "B;Três", "C;Quatro;1;2", "D;Cinco;-1"),
  );
  expect(error.message).toBe("5 bad lines; nothing was sent.");
  expect(error.details).toEqual([
    'line 2: peso is "x", not a number',
    "line 3: sku is empty",
    "line 4: titulo is not that of line 2",
    "line 5: 2 cells, the header has 3",
    "line 6: 4 cells, the header has 3",
  ]);
});

test.each([
  ["an empty file", "", /empty/],
  ["an unknown column", "sku;cor\nA;azul", /Unknown column "cor"/],
  ["a column twice", "sku;peso;SKU\nA;1;A", /Column sku is there twice/],
  ["no sku", "titulo\nA", /no column sku/],
  ["a quote without end", 'sku;titulo\nA;"x', /no CSV/],
])("%s is refused", (_case, text, message) => {
  expect(refusal(() => read(text)).message).toMatch(message);
});

test("bytes that are not UTF-8 are refused", () => {
  expect(refusal(() => readProductsCsv(Buffer.from([115, 107, 117, 10, 0xe9]))).message).toMatch(/UTF-8/);
});
