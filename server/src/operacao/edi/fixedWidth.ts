import { isCivilDate } from "../../platform/time.ts";
import { textos } from "./textos.ts";

/** A bad field of a line; the message is in Portuguese and names the field and its positions. */
export class FieldError extends Error {
  override readonly name = "FieldError";
}

/** Where a field of a record is. */
export interface Place {
  /** Name in messages. */
  readonly nome: string;
  /** First position, counted from 1. */
  readonly from: number;
  readonly length: number;
}

/** Blanks at both ends are padding; a position beyond the end of a shortened line is blank. */
export function textAt(line: string, { from, length }: Place): string {
  return line.slice(from - 1, from - 1 + length).trim();
}

/** A whole number; undefined when blank. One that the line's end cuts off is refused: its last digits are missing. @throws FieldError */
export function numberAt(line: string, place: Place): number | undefined {
  const text = textAt(line, place);
  if (text === "") return undefined;
  if (line.length < place.from - 1 + place.length)
    throw new FieldError(textos.cortado(place.nome, positions(place), line.length));
  if (!/^\d+$/.test(text)) throw new FieldError(textos.numero(place.nome, positions(place), text));
  return Number(text);
}

/** A civil date `YYYY-MM-DD` out of DDMMAAAA; undefined when blank or zeros. @throws FieldError */
export function dateAt(line: string, place: Place): string | undefined {
  const text = textAt(line, place);
  if (/^0*$/.test(text)) return undefined;
  const date = text.replace(/^(\d{2})(\d{2})(\d{4})$/, "$3-$2-$1");
  if (!isCivilDate(date)) throw new FieldError(textos.data(place.nome, positions(place), text));
  return date;
}

/** A time `HH:mm:00` out of HHMM; the first of the day when blank. @throws FieldError */
export function timeAt(line: string, place: Place): string {
  const text = textAt(line, place) || "0000";
  if (!/^([01]\d|2[0-3])[0-5]\d$/.test(text))
    throw new FieldError(textos.hora(place.nome, positions(place), text));
  return `${text.slice(0, 2)}:${text.slice(2)}:00`;
}

/** A CNPJ, digits or capital letters; undefined when blank. @throws FieldError */
export function cnpjAt(line: string, place: Place): string | undefined {
  const text = textAt(line, place);
  if (text === "") return undefined;
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text))
    throw new FieldError(textos.cnpj(place.nome, positions(place), text));
  return text;
}

/** The value of a field that must not be blank. @throws FieldError */
export function required<T>(value: T | undefined, place: Place): T {
  if (value === undefined) throw new FieldError(textos.vazio(place.nome, positions(place)));
  return value;
}

/** The places of a field in words. */
export function positions({ from, length }: Place): string {
  return length === 1 ? `posição ${from}` : `posições ${from} a ${from + length - 1}`;
}

/** The series of an invoice: null (any) when blank or a single series (`U`). @throws FieldError */
export function seriesAt(line: string, place: Place): number | null {
  if (/^(U|UN|UNI)?$/.test(textAt(line, place))) return null;
  return numberAt(line, place) ?? null;
}
