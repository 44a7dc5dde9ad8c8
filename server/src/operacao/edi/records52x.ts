import type { Nota } from "../../domain/ocorrencia/targets.ts";
import type { ConhecimentoDoEnvio } from "../../domain/pedido/pedido.ts";
import { parseLocal } from "../../platform/time.ts";
import {
  findChaveCte,
  refuseCancelled,
  substituicaoAt,
  tipoAt,
  type ValorPlace,
  valoresAt,
} from "./conhecimento.ts";
import { cnpjAt, dateAt, numberAt, type Place, required, seriesAt, textAt } from "./fixedWidth.ts";

const SERIE: Place = { nome: "série do conhecimento", from: 14, length: 5 };
const NUMERO: Place = { nome: "número do conhecimento", from: 19, length: 12 };
const DATA: Place = { nome: "data do conhecimento", from: 31, length: 8 };
const EMISSOR: Place = { nome: "CNPJ da transportadora", from: 40, length: 14 };
const CNPJ: Place = { nome: "CNPJ do embarcador", from: 54, length: 14 };
/** 44 characters and a pad. */
const CHAVE: Place = { nome: "chave do CT-e", from: 219, length: 45 };
const TIPO: Place = { nome: "tipo do conhecimento", from: 320, length: 1 };
const ACAO: Place = { nome: "ação do documento", from: 322, length: 1 };
const ST: Place = { nome: "substituição tributária", from: 242, length: 1 };

/** Amounts of a record 523. Weights have three decimals, cubed and by density four, the rate two. */
const VALORES: readonly ValorPlace[] = [
  ["peso", 12, 9, 1],
  ["pesoCubado", 21, 10, 0.1],
  ["pesoDensidade", 31, 10, 0.1],
  ["freteValor", 41, 15, 1],
  ["fretePeso", 56, 15, 1],
  ["secCat", 101, 15, 1],
  ["ITR", 116, 15, 1],
  ["valorDespacho", 131, 15, 1],
  ["valorPedagio", 146, 15, 1],
  ["gris", 161, 15, 1],
  ["despesaAdicional", 176, 15, 1],
  ["baseIcms", 207, 15, 1],
  ["icms", 222, 5, 10],
  ["valorIcms", 227, 15, 1],
];

/** What is charged by the value of the goods stands in two fields; the record of the interface has one (`adValor`). */
const POR_VALOR: readonly Place[] = [
  { nome: "frete por valor", from: 71, length: 15 },
  { nome: "ad valorem", from: 86, length: 15 },
];

/** Where the key is, in words. */
export const LUGAR_DA_CHAVE = "219 a 263 do 522";

const CNPJ_NOTA: Place = { nome: "CNPJ do emissor da nota", from: 4, length: 14 };
const NUMERO_NOTA: Place = { nome: "número da nota", from: 18, length: 9 };
const SERIE_NOTA: Place = { nome: "série da nota", from: 27, length: 3 };

/** Reads a record 522: the document without its amounts. @throws FieldError */
export function parse522(line: string, fusoHorario: string): ConhecimentoDoEnvio {
  refuseCancelled(line, ACAO);
  const date = dateAt(line, DATA);
  const emissor = cnpjAt(line, EMISSOR) ?? null;
  return {
    serieConhecimento: textAt(line, SERIE) || null,
    numeroConhecimento: required(textAt(line, NUMERO) || undefined, NUMERO),
    dataConhecimento: date === undefined ? null : (parseLocal(date, fusoHorario) ?? null),
    valores: {},
    cnpj: cnpjAt(line, CNPJ) ?? null,
    cnpjTransportadora: emissor,
    chaveConhecimento: findChaveCte([textAt(line, CHAVE)], emissor),
    ST: null,
    idTipoConhecimento: tipoAt(line, TIPO),
  };
}

/** Reads a record 523: the amounts of a document. @throws FieldError */
export function parse523(line: string): Pick<ConhecimentoDoEnvio, "valores" | "ST"> {
  const valores = valoresAt(line, VALORES);
  const porValor = POR_VALOR.map((place) => numberAt(line, place)).filter((value) => value !== undefined);
  if (porValor.length > 0) valores.adValor = porValor.reduce((sum, value) => sum + value, 0);
  return { valores, ST: substituicaoAt(line, ST) };
}

/** Reads a record 524: an invoice of a document. @throws FieldError */
export function parse524(line: string): Nota {
  const cnpj = required(cnpjAt(line, CNPJ_NOTA), CNPJ_NOTA);
  return {
    cnpj,
    numero: required(numberAt(line, NUMERO_NOTA), NUMERO_NOTA),
    serie: seriesAt(line, SERIE_NOTA),
  };
}
