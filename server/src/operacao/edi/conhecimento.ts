import type { Nota } from "../../domain/ocorrencia/targets.ts";
import { isChaveNF } from "../../domain/pedido/notaFiscal.ts";
import type { ConciliacaoValor, ConhecimentoDoEnvio } from "../../domain/pedido/pedido.ts";
import { FieldError, numberAt, type Place, positions, textAt } from "./fixedWidth.ts";
import { textos } from "./textos.ts";

/** A transport document of a file: the invoices it is for, and what it says of all of them together. */
export interface Conhecimento {
  notas: Nota[];
  documento: ConhecimentoDoEnvio;
}

/** Where an amount is, and what its last digit counts in units of storage: cents, thousandths of kg or of a percent. */
export type ValorPlace = readonly [nome: ConciliacaoValor, from: number, length: number, unit: number];

/** A blank amount is unknown, not zero (NS-008). @throws FieldError */
export function valoresAt(line: string, places: readonly ValorPlace[]): ConhecimentoDoEnvio["valores"] {
  const valores: ConhecimentoDoEnvio["valores"] = {};
  for (const [nome, from, length, unit] of places) {
    const value = numberAt(line, { nome, from, length });
    if (value !== undefined) valores[nome] = Math.round(value * unit);
  }
  return valores;
}

/** Whether the tax is substituted: 1 yes, 2 no, 3 exempt, which is no. Null when blank. @throws FieldError */
export function substituicaoAt(line: string, place: Place): ConhecimentoDoEnvio["ST"] {
  const text = oneOf(line, place, /^[123]?$/);
  return text === null ? null : text === "1" ? "sim" : "não";
}

/** The kind of a document: any letter, null when blank. @throws FieldError */
export const tipoAt = (line: string, place: Place): string | null => oneOf(line, place, /^[A-Z]?$/);

/** @throws FieldError when the carrier withdraws the document */
export function refuseCancelled(line: string, acao: Place): void {
  if (textAt(line, acao) === "E") throw new FieldError(textos.cancelado(positions(acao)));
}

/**
 * The access key among the texts of places where carriers write it: check digit right, model 57, of this issuer. Any 44
 * digits look like a key, and a fixed place is wrong for most files; null when none of them is one.
 */
export function findChaveCte(candidates: readonly string[], emissor: string | null): string | null {
  const isChave = (text: string) =>
    isChaveNF(text) && text.slice(20, 22) === "57" && text.slice(6, 20) === emissor;
  return candidates.find(isChave) ?? null;
}

function oneOf(line: string, place: Place, form: RegExp): string | null {
  const text = textAt(line, place);
  if (!form.test(text)) throw new FieldError(textos.letra(place.nome, positions(place), text));
  return text || null;
}
