import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import type { Faixa } from "../../domain/cotacao/tabela/types.ts";
import { unpackTabela } from "../../domain/cotacao/tabela/unpackTabela.ts";
import { reply } from "../../http/answer.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { textos } from "../textos.ts";
import { COLUMNS } from "./parseHeader.ts";
import { findTable, readPackedRows } from "./tableRows.ts";

const ROWS_PER_CHUNK = 1000;

/** GET .../faixas: all rows of a freight table as a CSV file that can be imported again. */
export function exportarFaixas({ db }: Services): OperatorHandler<"exportarFaixas"> {
  return async ({ path: { idLoja, idTabela } }) => {
    const table = await findTable(db.reader, idLoja, idTabela);
    if (!table) throw notFound(textos.naoEncontrado("tabela"));
    const packed = await readPackedRows(db.reader, idLoja, idTabela, table.versao_faixas);
    return reply(200, Readable.from(csvOf(packed ? unpackTabela(packed) : [])), {
      "Content-Disposition": `attachment; filename="tabela-${idTabela}.csv"`,
    });
  };
}

async function* csvOf(rows: readonly Faixa[]): AsyncGenerator<string> {
  yield `${COLUMNS.join(";")}\r\n`;
  for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
    yield rows
      .slice(from, from + ROWS_PER_CHUNK)
      .map(csvLine)
      .join("");
    await setImmediate();
  }
}

/** One line as it is imported: `;` between cells, decimal comma, CRLF. */
function csvLine(row: Faixa): string {
  const cells = [
    cep(row.cepInicio),
    cep(row.cepFim),
    decimal(row.pesoInicio, 3),
    decimal(row.pesoFim, 3),
    decimal(row.valor, 2),
    row.prazo,
    row.kgExcedente === null ? "" : decimal(row.kgExcedente, 2),
  ];
  return `${cells.join(";")}\r\n`;
}

const cep = (value: number) => String(value).padStart(8, "0");

/** An integer of `10^-scale` as decimal text, exact. */
function decimal(value: number, scale: number): string {
  const digits = String(value).padStart(scale + 1, "0");
  return `${digits.slice(0, -scale)},${digits.slice(-scale)}`;
}
