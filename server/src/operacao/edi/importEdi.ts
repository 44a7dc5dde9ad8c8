import type { ImportacaoEdi } from "@frete/contract/operacao";
import { HttpError } from "../../http/errors.ts";
import { MAX_LINE_BYTES, readLines } from "../../platform/readLines.ts";
import { FieldError } from "./fixedWidth.ts";
import { textos } from "./textos.ts";

/** Most bad lines that are told; the rest is counted. */
const MAX_ERRORS = 1000;

/** Records per transaction: other writers of the loja get their turn in between. */
const BATCH = 2000;

/** What became of a record; a text says why it was refused. */
export type ImportResult = "aplicado" | "repetido" | { recusado: string };

/** How one layout is imported. */
export interface Layout<Registro> {
  /** Identifier of the records that count. */
  registro: string;
  /** Reads a line; null when it belongs to the layout but carries nothing to apply. @throws FieldError */
  parse(line: string): Registro | null;
  /** Applies records in one transaction and tells what became of each. */
  apply(registros: Registro[]): Promise<ImportResult[]>;
}

/**
 * Imports a file of fixed width as it arrives, a batch of records per transaction. What is bad is told line by line and
 * the rest is applied: carriers send thousands of records, and one invoice of somebody else must not hold up the others.
 *
 * @throws HttpError 400 when the file has no record that counts
 */
export async function importEdi<Registro>(
  chunks: AsyncIterable<Buffer>,
  { registro, parse, apply }: Layout<Registro>,
): Promise<ImportacaoEdi> {
  const report: ImportacaoEdi = {
    mensagem: "",
    linhas: 0,
    aplicados: 0,
    repetidos: 0,
    recusados: 0,
    erros: [],
  };
  const refuse = (linha: number, mensagem: string) => {
    report.recusados++;
    if (report.erros.length < MAX_ERRORS) report.erros.push({ linha, mensagem });
  };
  let pending: { linha: number; read: Registro | FieldError }[] = [];
  const flush = async () => {
    const good = pending.flatMap(({ read }) => (read instanceof FieldError ? [] : [read]));
    const results = good.length > 0 ? await apply(good) : [];
    let next = 0;
    for (const { linha, read } of pending) {
      const result =
        read instanceof FieldError ? { recusado: read.message } : (results[next++] as ImportResult);
      if (result === "aplicado") report.aplicados++;
      else if (result === "repetido") report.repetidos++;
      else refuse(linha, result.recusado);
    }
    pending = [];
  };

  for await (const batch of readLines(chunks, { latin1: true })) {
    for (const { number: linha, text } of batch) {
      report.linhas++;
      const read = text === null ? new FieldError(textos.linhaLonga(MAX_LINE_BYTES)) : readLine(text, parse);
      if (read === null) continue;
      pending.push({ linha, read });
      if (pending.length >= BATCH) await flush();
    }
  }
  await flush();
  const { aplicados, repetidos, recusados } = report;
  if (aplicados + repetidos + recusados === 0) throw new HttpError(400, textos.semRegistros(registro));
  return { ...report, mensagem: textos.resumo(aplicados, repetidos, recusados) };
}

/** DOS programs end a text with Ctrl-Z. */
const BLANK = /^[\s\u001a]*$/;

function readLine<Registro>(
  text: string,
  parse: (line: string) => Registro | null,
): Registro | FieldError | null {
  if (BLANK.test(text)) return null;
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof FieldError) return error;
    throw error;
  }
}
