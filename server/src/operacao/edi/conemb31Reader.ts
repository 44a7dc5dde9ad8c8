import { type Conhecimento, findChaveCte } from "./conhecimento.ts";
import { FieldError } from "./fixedWidth.ts";
import { mergePartes } from "./mergePartes.ts";
import { chavesAt, identify322, LUGARES_DA_CHAVE, parse322 } from "./record322.ts";
import type { Read, RecordReader } from "./recordReader.ts";
import { textos } from "./textos.ts";

/** Most records 322 that wait for the last one of their document. */
export const MAX_WAITING = 1000;

/** A document as far as it was read. */
interface Reading {
  linha: number;
  numero: string;
  partes: Conhecimento[];
  /** Texts that may be its key. */
  chaves: string[];
  /** A part of it was refused: so is the document, of which a part would tell a wrong share. */
  isBroken: boolean;
}

/**
 * Reads PROCEDA CONEMB 3.1 (NS-008). A document with more than 40 invoices goes on in further records 322 up to one that does
 * not say C; a record 329 belongs to the 322 before it.
 *
 * @param fusoHorario zone of the loja, in which dates are meant
 */
export function conemb31Reader(fusoHorario: string): RecordReader<Conhecimento> {
  /** Documents that go on, and how many of their records wait. */
  const open = new Map<string, Reading>();
  let waiting = 0;
  /** The document of the last 322, and whether that was its last one: a 329 may still give its key. */
  let last: { reading: Reading; isWhole: boolean } | null = null;

  const endDocument = (): Read<Conhecimento>[] => {
    const done = last?.isWhole ? finish(last.reading) : [];
    last = null;
    return done;
  };
  const add = (line: string, linha: number): Read<Conhecimento>[] => {
    const reads = endDocument();
    const { documento, numero, continua } = identify322(line);
    const before = open.get(documento);
    const reading = before ?? { linha, numero, partes: [], chaves: [], isBroken: false };
    waiting -= reading.partes.length;
    const fault = addParte(reading, line, fusoHorario);
    if (fault !== null) reads.push({ linha, problema: fault });
    if (continua) open.set(documento, reading);
    else open.delete(documento);
    if (continua && waiting + reading.partes.length > MAX_WAITING) {
      breakOff(reading);
      reads.push({ linha, problema: textos.partesDemais(MAX_WAITING) });
    }
    if (continua) waiting += reading.partes.length;
    last = { reading, isWhole: !continua };
    return reads;
  };
  return {
    read(line, linha) {
      if (line.startsWith("322")) return add(line, linha);
      if (line.startsWith("329")) last?.reading.chaves.push(...chavesAt(line));
      return /^32[4-9]/.test(line) ? [] : endDocument();
    },
    lose() {
      const reads = endDocument();
      for (const reading of open.values()) {
        if (!reading.isBroken) reads.push({ linha: reading.linha, problema: textos.linhaPerdida() });
        breakOff(reading);
      }
      waiting = 0;
      return reads;
    },
    end() {
      const reads = endDocument();
      for (const { isBroken, linha, numero } of open.values()) {
        if (!isBroken) reads.push({ linha, problema: textos.semFim(numero) });
      }
      open.clear();
      waiting = 0;
      return reads;
    },
  };
}

/** Adds a record 322 to its document. Returns why it is refused, and with it the document; null when it is not. */
function addParte(reading: Reading, line: string, fusoHorario: string): string | null {
  try {
    const parte = parse322(line, fusoHorario);
    if (!reading.isBroken) reading.partes.push(parte);
    reading.chaves.push(...chavesAt(line));
    return null;
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    breakOff(reading);
    return error.message;
  }
}

function breakOff(reading: Reading): void {
  Object.assign(reading, { isBroken: true, partes: [], chaves: [] });
}

function finish({ linha, partes, chaves, isBroken }: Reading): Read<Conhecimento>[] {
  if (isBroken) return [];
  try {
    const { notas, documento } = mergePartes(partes);
    const chaveConhecimento = findChaveCte(chaves, documento.cnpjTransportadora);
    const registro = { notas, documento: { ...documento, chaveConhecimento } };
    return [
      chaveConhecimento === null
        ? { linha, registro, aviso: textos.semChave(LUGARES_DA_CHAVE) }
        : { linha, registro },
    ];
  } catch (error) {
    if (error instanceof FieldError) return [{ linha, problema: error.message }];
    throw error;
  }
}
