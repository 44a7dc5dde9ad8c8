import type { ImportacaoEdi } from "@frete/contract/operacao";
import { HttpError } from "../../http/errors.ts";
import { MAX_LINE_BYTES, readLines } from "../../platform/readLines.ts";
import type { Read, RecordReader } from "./recordReader.ts";
import { textos } from "./textos.ts";

/** Most bad lines, and most warnings, that are told. */
const MAX_TOLD = 1000;

/** Records per transaction: other writers of the loja get their turn in between. */
const BATCH = 2000;

/** What became of a record; a text says why it was refused. */
export type ImportResult = "aplicado" | "repetido" | { recusado: string };

/** How one kind of file is imported. */
export interface Layout<Registro> {
  /** Identifiers of the records that count. */
  registros: readonly string[];
  reader: RecordReader<Registro>;
  /** Applies records in their order, a transaction for a few hundred or for all, and tells what became of each. */
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
  { registros, reader, apply }: Layout<Registro>,
): Promise<ImportacaoEdi> {
  const report: ImportacaoEdi = {
    mensagem: "",
    linhas: 0,
    aplicados: 0,
    repetidos: 0,
    recusados: 0,
    erros: [],
    avisos: [],
  };
  let pending: Read<Registro>[] = [];
  const flush = async () => {
    const reads = pending.sort((a, b) => a.linha - b.linha);
    pending = [];
    const good = reads.flatMap((read) => ("registro" in read ? [read.registro] : []));
    const results = good.length > 0 ? await apply(good) : [];
    let next = 0;
    for (const read of reads) {
      count(
        report,
        read,
        "registro" in read ? (results[next++] as ImportResult) : { recusado: read.problema },
      );
    }
  };

  for await (const batch of readLines(chunks, { latin1: true })) {
    for (const { number: linha, text } of batch) {
      report.linhas++;
      if (text === null) {
        pending.push(...reader.lose(), { linha, problema: textos.linhaLonga(MAX_LINE_BYTES) });
      } else if (!BLANK.test(text)) pending.push(...reader.read(text, linha));
      if (pending.length >= BATCH) await flush();
    }
  }
  pending.push(...reader.end());
  await flush();
  const { aplicados, repetidos, recusados } = report;
  if (aplicados + repetidos + recusados === 0) throw new HttpError(400, textos.semRegistros(registros));
  return { ...report, mensagem: textos.resumo(aplicados, repetidos, recusados) };
}

/** DOS programs end a text with Ctrl-Z. */
const BLANK = /^[\s\u001a]*$/;

function count<Registro>(report: ImportacaoEdi, read: Read<Registro>, result: ImportResult): void {
  const { linha } = read;
  if (typeof result === "object") {
    report.recusados++;
    if (report.erros.length < MAX_TOLD) report.erros.push({ linha, mensagem: result.recusado });
    return;
  }
  report[result === "aplicado" ? "aplicados" : "repetidos"]++;
  if ("aviso" in read && read.aviso !== undefined && report.avisos.length < MAX_TOLD) {
    report.avisos.push({ linha, mensagem: read.aviso });
  }
}
