import type { PontoDevolucao } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import type { PontoDevolucaoRow } from "./reversaTables.ts";

/** Sorts as a Portuguese dictionary does, on either database: their own collations differ. */
const collator = new Intl.Collator("pt-BR");

/**
 * GET /reversa/pontos-devolucao: the loja's active return points, by kind, then name, then code (REV-PONTO-001..005).
 * `tipo` matches the whole kind in any letter case; `total` counts the points of the answer (NS-029, NS-057).
 */
export function listarPontosDevolucao({ db }: Services): LojaHandler<"listarPontosDevolucao"> {
  const find = db.prepare((knex, param) =>
    knex("ponto_devolucao").where({ id_loja: param("idLoja"), ativo: 1 }),
  );
  return async ({ query: { tipo, limite } }, { idLoja }) => {
    const wanted = tipo === undefined ? undefined : fold(tipo);
    const rows = (await find({ idLoja })).filter((row) => wanted === undefined || fold(row.tipo) === wanted);
    const pontos = rows.sort(compare).slice(0, limite).map(toPonto);
    return { total: pontos.length, pontos };
  };
}

const fold = (text: string): string => text.normalize("NFC").toLowerCase();

function compare(one: PontoDevolucaoRow, other: PontoDevolucaoRow): number {
  return (
    collator.compare(one.tipo, other.tipo) || collator.compare(one.nome, other.nome) || one.id - other.id
  );
}

function toPonto(row: PontoDevolucaoRow): PontoDevolucao {
  const { nome, cep, endereco, numero, referencia, bairro, cidade, uf } = row;
  const place = { cep, endereco, numero, referencia, bairro, cidade, uf };
  return { id: String(row.id), nome, ...place, tipoPontoDeDevolucao: row.tipo, status: "Ativo" };
}
