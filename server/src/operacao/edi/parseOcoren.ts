import type { Nota } from "../../domain/ocorrencia/targets.ts";
import { parseLocal } from "../../platform/time.ts";
import {
  cnpjAt,
  dateAt,
  FieldError,
  numberAt,
  type Place,
  required,
  seriesAt,
  textAt,
  timeAt,
} from "./fixedWidth.ts";
import { textos } from "./textos.ts";

/** An occurrence of a file. */
export interface RegistroOcoren {
  nota: Nota;
  idOcoren: number;
  data: number;
  informacaoAdicional: string;
}

/** Records of the layout that carry no occurrence: interchange, document, carrier, redispatch. */
const OUTROS_REGISTROS = /^(000|340|341|343)/;

const OBSERVACOES: Record<number, string> = {
  1: "Devolução total",
  2: "Devolução parcial",
  3: "Aceite por acordo",
};

const CNPJ: Place = { nome: "CNPJ do embarcador", from: 4, length: 14 };
const SERIE: Place = { nome: "série da nota", from: 18, length: 3 };
const NUMERO: Place = { nome: "número da nota", from: 21, length: 8 };
const CODIGO: Place = { nome: "código da ocorrência", from: 29, length: 2 };
const DATA: Place = { nome: "data", from: 31, length: 8 };
const HORA: Place = { nome: "hora", from: 39, length: 4 };
const OBSERVACAO: Place = { nome: "observação", from: 43, length: 2 };
const TEXTO: Place = { nome: "texto", from: 45, length: 70 };

/**
 * Reads a line of PROCEDA OCOREN 3.1: the occurrence of a record 342, null for the other records of the layout.
 *
 * @param fusoHorario zone of the loja, in which dates are meant
 * @throws FieldError
 */
export function parseOcoren(line: string, fusoHorario: string): RegistroOcoren | null {
  if (OUTROS_REGISTROS.test(line)) return null;
  if (!line.startsWith("342"))
    throw new FieldError(textos.registroDesconhecido(line.slice(0, 3), "OCOREN 3.1"));
  const cnpj = required(cnpjAt(line, CNPJ), CNPJ);
  const serie = seriesAt(line, SERIE);
  const numero = required(numberAt(line, NUMERO), NUMERO);
  const idOcoren = required(numberAt(line, CODIGO), CODIGO);
  const data = parseLocal(`${required(dateAt(line, DATA), DATA)} ${timeAt(line, HORA)}`, fusoHorario);
  const observacao = OBSERVACOES[numberAt(line, OBSERVACAO) ?? 0];
  // Control characters have no place in a field of fixed width, but files have them.
  const texto = textAt(line.replace(/\p{Cc}/gu, " "), TEXTO);
  return {
    nota: { cnpj, serie, numero },
    idOcoren,
    data: required(data, DATA),
    informacaoAdicional: [observacao, texto].filter(Boolean).join(" - "),
  };
}
