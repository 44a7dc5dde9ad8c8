import type { Nota } from "../../domain/ocorrencia/targets.ts";
import type { ConhecimentoDoEnvio } from "../../domain/pedido/pedido.ts";
import { parseLocal } from "../../platform/time.ts";
import {
  type Conhecimento,
  refuseCancelled,
  substituicaoAt,
  tipoAt,
  type ValorPlace,
  valoresAt,
} from "./conhecimento.ts";
import {
  cnpjAt,
  dateAt,
  FieldError,
  numberAt,
  type Place,
  required,
  seriesAt,
  textAt,
} from "./fixedWidth.ts";
import { textos } from "./textos.ts";

const SERIE: Place = { nome: "série do conhecimento", from: 14, length: 5 };
const NUMERO: Place = { nome: "número do conhecimento", from: 19, length: 12 };
const DATA: Place = { nome: "data do conhecimento", from: 31, length: 8 };
const ST: Place = { nome: "substituição tributária", from: 201, length: 1 };
const EMISSOR: Place = { nome: "CNPJ da transportadora", from: 205, length: 14 };
const CNPJ: Place = { nome: "CNPJ do embarcador", from: 219, length: 14 };
const ACAO: Place = { nome: "ação do documento", from: 673, length: 1 };
const TIPO: Place = { nome: "tipo do conhecimento", from: 674, length: 1 };
const CONTINUACAO: Place = { nome: "continuação", from: 675, length: 1 };

/** Up to 40 invoices, each a series of 3 and a number of 8. */
const NOTAS = Array.from({ length: 40 }, (_, index): [serie: Place, numero: Place] => [
  { nome: "série da nota", from: 233 + index * 11, length: 3 },
  { nome: "número da nota", from: 236 + index * 11, length: 8 },
]);

/** Amounts in cents; weight and rate have two decimals too, and are kept in thousandths. */
const VALORES: readonly ValorPlace[] = [
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

/** Where carriers write the key of the CT-e: behind the CFOP, which has three forms, or in the record 329 that follows. */
const CHAVES_322: readonly Place[] = [681, 682, 683].map((from) => ({ nome: "chave", from, length: 44 }));
const CHAVE_329: Place = { nome: "chave", from: 121, length: 44 };

/** The same in words. */
export const LUGARES_DA_CHAVE = "681 a 726 do 322 ou 121 a 164 do 329 que o segue";

/** What tells the parts of a document from those of others, and whether further ones follow; read of any line, good or bad. */
export function identify322(line: string): { documento: string; numero: string; continua: boolean } {
  const [emissor, serie, numero] = [EMISSOR, SERIE, NUMERO].map((place) => textAt(line, place));
  return {
    documento: [emissor, serie, numero].join("/"),
    numero: numero ?? "",
    continua: textAt(line, CONTINUACAO) === "C",
  };
}

/** The texts of a 322, or of a 329, that may be the key of the document. */
export function chavesAt(line: string): string[] {
  return (line.startsWith("322") ? CHAVES_322 : [CHAVE_329]).map((place) => textAt(line, place));
}

/** Reads a record 322, as yet without a key (NS-008). @throws FieldError */
export function parse322(line: string, fusoHorario: string): Conhecimento {
  refuseCancelled(line, ACAO);
  const cnpj = required(cnpjAt(line, CNPJ), CNPJ);
  const date = dateAt(line, DATA);
  const documento: ConhecimentoDoEnvio = {
    serieConhecimento: textAt(line, SERIE) || null,
    numeroConhecimento: required(textAt(line, NUMERO) || undefined, NUMERO),
    dataConhecimento: date === undefined ? null : (parseLocal(date, fusoHorario) ?? null),
    valores: valoresAt(line, VALORES),
    cnpj,
    cnpjTransportadora: cnpjAt(line, EMISSOR) ?? null,
    chaveConhecimento: null,
    ST: substituicaoAt(line, ST),
    idTipoConhecimento: tipoAt(line, TIPO),
  };
  return { notas: readNotas(line, cnpj), documento };
}

function readNotas(line: string, cnpj: string): Nota[] {
  const notas = NOTAS.flatMap(([serie, numero]) => {
    const value = numberAt(line, numero) ?? 0;
    return value === 0 ? [] : [{ cnpj, serie: seriesAt(line, serie), numero: value }];
  });
  if (notas.length === 0) throw new FieldError(textos.semNotas("posições 233 a 672"));
  return notas;
}
