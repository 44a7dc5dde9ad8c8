/** An invoice of the tests: the issuer of `envio()` in `pedido.testing.ts`. */
export const CNPJ = "11222333000181";

/** Puts texts at positions that count from 1; blanks between them. */
export function lineOf(cells: readonly (readonly [from: number, text: string])[]): string {
  let line = "";
  for (const [from, text] of [...cells].sort(([a], [b]) => a - b)) line = line.padEnd(from - 1) + text;
  return line;
}

/** A record 342 of OCOREN 3.1, 120 characters. */
export function ocoren342(changes: Partial<Record<keyof typeof OCOREN, string>> = {}): string {
  const values = { ...OCOREN, ...changes };
  const cells = Object.entries(POSICOES).map(
    ([name, from]) => [from, values[name as keyof typeof OCOREN]] as const,
  );
  return lineOf([[1, "342"], ...cells]).padEnd(120);
}

const OCOREN = {
  cnpj: CNPJ,
  serie: "001",
  numero: "00001173",
  codigo: "98",
  data: "14072026",
  hora: "1930",
  observacao: "00",
  texto: "",
};

const POSICOES = {
  ...{ cnpj: 4, serie: 18, numero: 21, codigo: 29 },
  ...{ data: 31, hora: 39, observacao: 43, texto: 45 },
};

/** A record 322 of CONEMB 3.1 for the invoices; further cells by position. */
export function conemb322(
  notas: readonly (readonly [serie: string, numero: string])[],
  cells: readonly (readonly [from: number, text: string])[] = [],
): string {
  const byPosition = new Map<number, string>([
    ...([
      [1, "322"],
      [4, "MATRIZ"],
      [14, "1"],
      [19, "000000000815"],
      [31, "15072026"],
      [39, "C"],
      [40, "0000840"],
      [47, "000000000003250"],
      [62, "000000000003250"],
      [77, "1200"],
      [81, "000000000000390"],
      [96, "000000000002500"],
      [111, "000000000000100"],
      [126, "000000000000050"],
      [141, "000000000000000"],
      [156, "000000000000200"],
      [171, "000000000000400"],
      [201, "2"],
      [205, "12345678000195"],
      [219, CNPJ],
      [673, "I"],
      [674, "N"],
      [682, CHAVE_CTE],
    ] as const),
    ...notas.flatMap(
      ([serie, numero], index) =>
        [
          [233 + 11 * index, serie.padEnd(3)],
          [236 + 11 * index, numero],
        ] as const,
    ),
    ...cells,
  ]);
  return lineOf([...byPosition]);
}

/** Of the issuer at 205, model 57, number 815; its check digit is 1. */
export const CHAVE_CTE = "35260712345678000195570010000008151000008151";

/** A record 542 of OCOREN 5.0, which has places of its own. */
export function ocoren542(cells: readonly (readonly [from: number, text: string])[] = []): string {
  const byPosition = new Map<number, string>([
    [1, "542"],
    [4, CNPJ],
    [18, "001"],
    [21, "000001173"],
    [30, "098"],
    [33, "14072026"],
    [41, "1930"],
    [45, "00"],
    ...cells,
  ]);
  return lineOf([...byPosition]);
}

/** A transport document of CONEMB 5.0 for the invoices: records 522, 523 and 524. Further cells of the 522 and the 523. */
export function conemb50(
  notas: readonly (readonly [serie: string, numero: string])[],
  { do522 = [], do523 = [] }: Record<string, readonly (readonly [from: number, text: string])[]> = {},
): string[] {
  const documento = new Map<number, string>([
    [1, "522"],
    [4, "MATRIZ"],
    [14, "1"],
    [19, "000000000815"],
    [31, "15072026"],
    [39, "C"],
    [40, "12345678000195"],
    [54, CNPJ],
    [219, CHAVE_CTE],
    [320, "N"],
    [322, "I"],
    ...do522,
  ]);
  const valores = new Map<number, string>([
    [1, "523"],
    [4, "00000200"],
    [12, "000008400"],
    [21, "0000126000"],
    [31, "0000025000"],
    [41, "000000000003250"],
    [56, "000000000002000"],
    [71, "000000000000100"],
    [86, "000000000000050"],
    [101, "000000000000025"],
    [116, "000000000000010"],
    [131, "000000000000200"],
    [146, "000000000000400"],
    [161, "000000000000150"],
    [176, "000000000000315"],
    [207, "000000000003250"],
    [222, "01200"],
    [227, "000000000000390"],
    [242, "2"],
    ...do523,
  ]);
  return [
    lineOf([...documento]),
    lineOf([...valores]),
    ...notas.map(([serie, numero]) =>
      lineOf([
        [1, "524"],
        [4, CNPJ],
        [18, numero.padStart(9, "0")],
        [27, serie],
        [30, "13072026"],
      ]),
    ),
  ];
}
