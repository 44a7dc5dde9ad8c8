import type { Nota } from "../../domain/ocorrencia/targets.ts";
import type { ConhecimentoDoEnvio } from "../../domain/pedido/pedido.ts";
import type { Conhecimento } from "./conhecimento.ts";
import { FieldError } from "./fixedWidth.ts";
import type { Read, RecordReader } from "./recordReader.ts";
import { LUGAR_DA_CHAVE, parse522, parse523, parse524 } from "./records52x.ts";
import { textos } from "./textos.ts";

/** Most invoices of one document. */
export const MAX_NOTAS = 10_000;

/** A document as far as it was read. */
interface Reading {
  linha: number;
  /** Null: one of its records was refused, and so is the document. */
  documento: ConhecimentoDoEnvio | null;
  hasValores: boolean;
  notas: Nota[];
}

/**
 * Reads PROCEDA CONEMB 5.0 (NS-008): a document is a record 522, its amounts a 523, its invoices the 524 that follow.
 *
 * @param fusoHorario zone of the loja, in which dates are meant
 */
export function conemb50Reader(fusoHorario: string): RecordReader<Conhecimento> {
  let reading: Reading | null = null;
  const end = (): Read<Conhecimento>[] => {
    const last = reading;
    reading = null;
    return last ? finish(last) : [];
  };
  const read = (line: string, linha: number): Read<Conhecimento>[] => {
    const isDetail = /^52[34]/.test(line);
    const reads = isDetail ? [] : end();
    // Even a 522 that is refused begins a document: the records after it belong to no other.
    if (line.startsWith("522")) reading = { linha, documento: null, hasValores: false, notas: [] };
    else if (!isDetail) return reads;
    try {
      reading = takeIn(reading, line, fusoHorario);
      return reads;
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      if (reading) reading.documento = null;
      return [...reads, { linha, problema: error.message }];
    }
  };
  const lose = (): Read<Conhecimento>[] => {
    if (!reading?.documento) return [];
    reading.documento = null;
    return [{ linha: reading.linha, problema: textos.linhaPerdida() }];
  };
  return { read, lose, end };
}

/** @throws FieldError */
function takeIn(reading: Reading | null, line: string, fusoHorario: string): Reading {
  const id = line.slice(0, 3);
  if (reading === null) throw new FieldError(textos.semConhecimento(id));
  const { documento, notas } = reading;
  if (id === "522") return { ...reading, documento: parse522(line, fusoHorario) };
  if (id === "524") {
    const nota = parse524(line);
    if (documento === null) return reading;
    if (notas.length === MAX_NOTAS) throw new FieldError(textos.notasDemais(MAX_NOTAS));
    notas.push(nota);
    return reading;
  }
  const valores = parse523(line);
  return { ...reading, documento: documento && { ...documento, ...valores }, hasValores: true };
}

function finish({ linha, documento, hasValores, notas }: Reading): Read<Conhecimento>[] {
  if (documento === null) return [];
  if (!hasValores) return [{ linha, problema: textos.semValores() }];
  if (notas.length === 0) return [{ linha, problema: textos.semNotas("registros 524") }];
  const registro = { notas, documento };
  return [
    documento.chaveConhecimento === null
      ? { linha, registro, aviso: textos.semChave(LUGAR_DA_CHAVE) }
      : { linha, registro },
  ];
}
