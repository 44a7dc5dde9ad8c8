import type { ProdutoEntrada } from "@frete/contract/loja";
import { parse } from "csv-parse/sync";
import { CliError } from "../cliError.ts";

/** A product of a file and the line that it begins on. */
export interface ProdutoDoArquivo {
  linha: number;
  entrada: ProdutoEntrada;
}

/** Columns of the product itself; those of the second list are numbers. */
const TEXTS = ["sku", "titulo", "codigoAgrupador", "skuERP", "variacao", "categoria", "status"] as const;
const NUMBERS = ["peso", "largura", "altura", "profundidade", "preco", "volumes"] as const;
/** Columns that each line of a product may fill anew: its stock at a branch, a mapping and prices of a channel. */
const STOCK = ["idFilial", "quantidade", "prazoAdicional"] as const;
const CHANNEL = ["canal", "skuCanal", "precoDe", "precoPor"] as const;

/** Columns of a file, in the order of the help. */
export const COLUMNS: readonly string[] = [...TEXTS, ...NUMBERS, ...STOCK, ...CHANNEL];

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

type Cells = Partial<Record<string, string>>;
interface Draft {
  linha: number;
  fields: Record<string, unknown>;
  lists: Pick<ProdutoEntrada, "filial" | "dePara"> & { canais: unknown[] };
}

/**
 * Reads products out of a CSV with a header, separated by `;` or `,`. Lines with one sku are one product: the first fills its
 * fields, each may add a branch's stock, a channel's mapping and its prices. Empty cells are left out. What the values may be
 * is the server's to say; here a number must be one, and lines of a product must not contradict one another.
 *
 * @throws CliError listing every bad line: nothing was sent then
 */
export function readProductsCsv(bytes: Buffer): ProdutoDoArquivo[] {
  const rows = parseRows(bytes);
  const [header, ...lines] = rows;
  if (!header) throw new CliError("The file is empty.");
  const columns = readHeader(header.record);
  const problems: string[] = [];
  const drafts = new Map<string, Draft>();
  for (const { record, info } of lines) {
    const problem = (text: string) => problems.push(`line ${info.lines}: ${text}`);
    if (record.length !== columns.length) {
      problem(`${record.length} cells, the header has ${columns.length}`);
      continue;
    }
    const cells: Cells = Object.fromEntries(
      columns.map((name, index) => [name, record[index]] as const).filter(([, cell]) => cell !== ""),
    );
    if (cells.sku === undefined) problem("sku is empty");
    else {
      const draft = drafts.get(cells.sku) ?? newDraft(info.lines);
      drafts.set(cells.sku, draft);
      addLine(draft, cells, problem);
    }
  }
  if (problems.length > 0)
    throw new CliError(`${problems.length} bad lines; nothing was sent.`, { details: problems });
  return [...drafts.values()].map(({ linha, fields, lists: { filial, dePara, canais } }) => {
    const precoCanal = canais.length > 0 ? { precoCanal: { canal: canais } } : {};
    const mappings = dePara && dePara.length > 0 ? { dePara } : {};
    return { linha, entrada: { ...fields, filial, ...mappings, ...precoCanal } as unknown as ProdutoEntrada };
  });
}

const newDraft = (linha: number): Draft => ({
  linha,
  fields: {},
  lists: { filial: [], dePara: [], canais: [] },
});

function parseRows(bytes: Buffer): { record: string[]; info: { lines: number } }[] {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const firstLine = text.split(/\r?\n/, 1)[0] ?? "";
    return parse(text, {
      delimiter: firstLine.includes(";") ? ";" : ",",
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    throw new CliError(`The file is no CSV in UTF-8: ${error instanceof Error ? error.message : error}`);
  }
}

function readHeader(cells: readonly string[]): string[] {
  const columns = cells.map((cell) => {
    const known = COLUMNS.find((name) => name.toLowerCase() === cell.toLowerCase());
    if (known === undefined) throw new CliError(`Unknown column "${cell}"; known: ${COLUMNS.join(", ")}.`);
    return known;
  });
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated !== undefined) throw new CliError(`Column ${repeated} is there twice.`);
  if (!columns.includes("sku")) throw new CliError("There is no column sku.");
  return columns;
}

function addLine({ fields, lists, linha }: Draft, cells: Cells, problem: (text: string) => void): void {
  const numberOf = (name: string): number | undefined => {
    const cell = cells[name];
    if (cell === undefined) return undefined;
    if (NUMBER.test(cell)) return Number(cell.replace(",", "."));
    problem(`${name} is "${cell}", not a number`);
    return Number.NaN;
  };
  const given = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  for (const name of [...TEXTS, ...NUMBERS]) {
    const value = (NUMBERS as readonly string[]).includes(name) ? numberOf(name) : cells[name];
    if (value === undefined) continue;
    if (fields[name] !== undefined && !Object.is(fields[name], value))
      problem(`${name} is not that of line ${linha}`);
    fields[name] = value;
  }
  if (STOCK.some((name) => cells[name] !== undefined)) {
    const stock = { quantidade: numberOf("quantidade"), prazoAdicional: numberOf("prazoAdicional") ?? 0 };
    lists.filial.push(given({ idFilial: cells.idFilial, ...stock }) as (typeof lists.filial)[number]);
  }
  const { canal, skuCanal } = cells;
  const [precoDe, precoPor] = [numberOf("precoDe"), numberOf("precoPor")];
  if (skuCanal !== undefined)
    lists.dePara?.push(
      given({ canal, sku: skuCanal, status: true }) as { canal: string; sku: string; status: true },
    );
  if (precoDe !== undefined || precoPor !== undefined)
    lists.canais.push(given({ nome: canal, precoDe, precoPor }));
}
