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

export const CHAVE_CTE = "35260712345678000195570010000008151000008155";
