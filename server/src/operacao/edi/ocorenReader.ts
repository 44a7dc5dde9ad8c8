import type { Nota } from "../../domain/ocorrencia/targets.ts";
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
  timeAt,
} from "./fixedWidth.ts";
import { onlyKnownVersions } from "./onlyKnownVersions.ts";
import type { Read, RecordReader } from "./recordReader.ts";
import { textos } from "./textos.ts";

/** An occurrence of a file. */
export interface RegistroOcoren {
  nota: Nota;
  idOcoren: number;
  data: number;
  informacaoAdicional: string;
}

/** Records that carry no occurrence: interchange, document, carrier, redispatch, items, totals. */
const OUTROS_REGISTROS = /^(000|34[013]|54[014-9])/;

/** Longest additional information of an occurrence, and its highest code. */
const MAX_INFORMACAO = 255;
const MAX_CODIGO = 99;

const OBSERVACOES: Record<number, string> = {
  1: "Devolução total",
  2: "Devolução parcial",
  3: "Aceite por acordo",
};

const CNPJ: Place = { nome: "CNPJ do embarcador", from: 4, length: 14 };
const SERIE: Place = { nome: "série da nota", from: 18, length: 3 };

/** Where the other fields are: in a record 342 of version 3.1, in a record 542 of version 5.0. */
const PLACES = {
  "342": {
    numero: { nome: "número da nota", from: 21, length: 8 },
    codigo: { nome: "código da ocorrência", from: 29, length: 2 },
    data: { nome: "data", from: 31, length: 8 },
    hora: { nome: "hora", from: 39, length: 4 },
    observacao: { nome: "observação", from: 43, length: 2 },
    textos: [{ nome: "texto", from: 45, length: 70 }],
  },
  "542": {
    numero: { nome: "número da nota", from: 21, length: 9 },
    codigo: { nome: "código da ocorrência", from: 30, length: 3 },
    data: { nome: "data", from: 33, length: 8 },
    hora: { nome: "hora", from: 41, length: 4 },
    observacao: { nome: "observação", from: 45, length: 2 },
    textos: [],
  },
} as const;

/** Texts of a record 543, which goes on with the 542 before it. */
const TEXTOS_543: readonly Place[] = [4, 74, 144].map((from) => ({ nome: "texto", from, length: 70 }));

/**
 * Reads PROCEDA OCOREN 3.1 and 5.0: an occurrence per record 342 or 542, the latter with the texts of the 543 that follow.
 *
 * @param fusoHorario zone of the loja, in which dates are meant
 */
export function ocorenReader(fusoHorario: string): RecordReader<RegistroOcoren> {
  let held: { linha: number; registro: RegistroOcoren } | null = null;
  const end = (): Read<RegistroOcoren>[] => {
    const last = held;
    held = null;
    return last ? [last] : [];
  };
  const read = (line: string, linha: number): Read<RegistroOcoren>[] => {
    const id = line.slice(0, 3);
    if (id === "543") {
      if (held) held.registro = withTextos(held.registro, line);
      return [];
    }
    const before = end();
    if (OUTROS_REGISTROS.test(id)) return before;
    if (id !== "342" && id !== "542")
      return [...before, { linha, problema: textos.registroDesconhecido(id, "OCOREN") }];
    try {
      held = { linha, registro: parse(line, id, fusoHorario) };
      return before;
    } catch (error) {
      if (error instanceof FieldError) return [...before, { linha, problema: error.message }];
      throw error;
    }
  };
  return onlyKnownVersions("OCOREN", { read, lose: end, end });
}

/** @throws FieldError */
function parse(line: string, id: keyof typeof PLACES, fusoHorario: string): RegistroOcoren {
  const places = PLACES[id];
  const cnpj = required(cnpjAt(line, CNPJ), CNPJ);
  const serie = seriesAt(line, SERIE);
  const numero = required(numberAt(line, places.numero), places.numero);
  const idOcoren = required(numberAt(line, places.codigo), places.codigo);
  if (idOcoren > MAX_CODIGO) {
    const { codigo } = places;
    throw new FieldError(textos.codigoForaDaTabela(codigo.nome, positions(codigo), idOcoren));
  }
  const dia = required(dateAt(line, places.data), places.data);
  const data = parseLocal(`${dia} ${timeAt(line, places.hora)}`, fusoHorario);
  const observacao = OBSERVACOES[numberAt(line, places.observacao) ?? 0];
  return {
    nota: { cnpj, serie, numero },
    idOcoren,
    data: required(data, places.data),
    informacaoAdicional: [observacao, ...textsAt(line, places.textos)].filter(Boolean).join(" - "),
  };
}

function withTextos(registro: RegistroOcoren, line: string): RegistroOcoren {
  const texto = textsAt(line, TEXTOS_543).filter(Boolean).join(" ");
  const informacaoAdicional = [registro.informacaoAdicional, texto].filter(Boolean).join(" - ");
  return { ...registro, informacaoAdicional: informacaoAdicional.slice(0, MAX_INFORMACAO).trimEnd() };
}

/** Control characters have no place in a field of fixed width, but files have them. */
const textsAt = (line: string, places: readonly Place[]): string[] =>
  places.map((place) => textAt(line.replace(/\p{Cc}/gu, " "), place));
