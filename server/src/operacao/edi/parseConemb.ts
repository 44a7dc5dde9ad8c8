import type { Nota } from "../../domain/ocorrencia/targets.ts";
import type { ConciliacaoValor, StoredConciliacao } from "../../domain/pedido/pedido.ts";
import { parseLocal } from "../../platform/time.ts";
import {
  cnpjAt,
  dateAt,
  FieldError,
  numberAt,
  type Place,
  positions,
  required,
  seriesAt,
  textAt,
} from "./fixedWidth.ts";
import { textos } from "./textos.ts";

/** A transport document of a file: the invoices it is for, and what it says of all of them together. */
export interface Conhecimento {
  notas: Nota[];
  documento: Omit<StoredConciliacao, "dataProcessamento" | "autorizacao">;
}

/** Records of the layout that carry no transport document: interchange, document, carrier, complements, totals. */
const OUTROS_REGISTROS = /^(000|320|321|323|324|325|326|327|328|329)/;

const SERIE: Place = { nome: "série do conhecimento", from: 14, length: 5 };
const NUMERO: Place = { nome: "número do conhecimento", from: 19, length: 12 };
const DATA: Place = { nome: "data do conhecimento", from: 31, length: 8 };
const ST: Place = { nome: "substituição tributária", from: 201, length: 1 };
const CNPJ_TRANSPORTADORA: Place = { nome: "CNPJ da transportadora", from: 205, length: 14 };
const CNPJ: Place = { nome: "CNPJ do embarcador", from: 219, length: 14 };
const ACAO: Place = { nome: "ação do documento", from: 673, length: 1 };
const TIPO: Place = { nome: "tipo do conhecimento", from: 674, length: 1 };
const CHAVE: Place = { nome: "chave do conhecimento", from: 682, length: 44 };

/** Up to 40 invoices, each a series of 3 and a number of 8. */
const NOTAS = Array.from({ length: 40 }, (_, index): [serie: Place, numero: Place] => [
  { nome: "série da nota", from: 233 + index * 11, length: 3 },
  { nome: "número da nota", from: 236 + index * 11, length: 8 },
]);

/** Amounts in cents; weight and rate have two decimals too, and are kept in thousandths. */
const VALORES: readonly [ConciliacaoValor, from: number, length: number, scale: 1 | 10][] = [
  ["peso", 40, 7, 10],
  ["freteValor", 47, 15, 1],
  ["baseIcms", 62, 15, 1],
  ["icms", 77, 4, 10],
  ["valorIcms", 81, 15, 1],
  ["fretePeso", 96, 15, 1],
  ["adValor", 111, 15, 1],
  ["secCat", 126, 15, 1],
  ["ITR", 141, 15, 1],
  ["valorDespacho", 156, 15, 1],
  ["valorPedagio", 171, 15, 1],
  ["valorAdame", 186, 15, 1],
];

/**
 * Reads a line of PROCEDA CONEMB 3.1: the transport document of a record 322, null for the other records of the layout. A
 * blank field is unknown, not zero (NS-008).
 *
 * @param fusoHorario zone of the loja, in which dates are meant
 * @throws FieldError
 */
export function parseConemb(line: string, fusoHorario: string): Conhecimento | null {
  if (OUTROS_REGISTROS.test(line)) return null;
  if (!line.startsWith("322"))
    throw new FieldError(textos.registroDesconhecido(line.slice(0, 3), "CONEMB 3.1"));
  if (textAt(line, ACAO) === "E") throw new FieldError(textos.cancelado());
  const cnpj = required(cnpjAt(line, CNPJ), CNPJ);
  const date = dateAt(line, DATA);
  return {
    notas: readNotas(line, cnpj),
    documento: {
      serieConhecimento: textAt(line, SERIE) || null,
      numeroConhecimento: required(textAt(line, NUMERO) || undefined, NUMERO),
      dataConhecimento: date === undefined ? null : (parseLocal(date, fusoHorario) ?? null),
      valores: readValores(line),
      cnpj,
      cnpjTransportadora: cnpjAt(line, CNPJ_TRANSPORTADORA) ?? null,
      chaveConhecimento: oneOf(line, CHAVE, /^([0-9A-Z]{44})?$/, textos.chave),
      ST: ({ "1": "sim", "2": "não" } as const)[oneOf(line, ST, /^[12]?$/, textos.letra) ?? ""] ?? null,
      idTipoConhecimento: oneOf(line, TIPO, /^[NCDEORST]?$/, textos.letra),
    },
  };
}

function readNotas(line: string, cnpj: string): Nota[] {
  const notas = NOTAS.flatMap(([serie, numero]) => {
    const value = numberAt(line, numero) ?? 0;
    return value === 0 ? [] : [{ cnpj, serie: seriesAt(line, serie), numero: value }];
  });
  if (notas.length === 0) throw new FieldError(textos.semNotas());
  return notas;
}

function readValores(line: string): StoredConciliacao["valores"] {
  const valores: StoredConciliacao["valores"] = {};
  for (const [nome, from, length, scale] of VALORES) {
    const value = numberAt(line, { nome, from, length });
    if (value !== undefined) valores[nome] = value * scale;
  }
  return valores;
}

function oneOf(line: string, place: Place, form: RegExp, problem: typeof textos.letra): string | null {
  const text = textAt(line, place);
  if (!form.test(text)) throw new FieldError(problem(place.nome, positions(place), text));
  return text || null;
}
