import { Readable } from "node:stream";
import type { EnvioConciliado, Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import { reply } from "../../http/answer.ts";
import { type CsvCell, csvLine } from "../../platform/csv.ts";
import type { Services } from "../../platform/services.ts";
import { conciliadoRecords } from "./conciliadoRecords.ts";
import { type FiltroConciliados, findConciliados } from "./findConciliados.ts";
import { readFiltro } from "./readFiltro.ts";

/** Shipments that are read at a time. */
const BATCH = 200;

/** Fields of a shipment, repeated for each of its parts. */
const SHIPMENT = [
  "documento",
  "numeroPedido",
  "posicao",
  "notaFiscal",
  "transportadora",
  "conhecimento",
  "complementos",
  "dataConhecimento",
  "processadaEm",
  "decisao",
] as const;
const PART = ["componente", "cotado", "cobrado", "diferenca", "situacao"] as const;

/** Spreadsheets take a file with this mark for UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** GET .../conciliacoes/relatorio: the list of `listarConciliacoes` as CSV, however long it is. */
export function exportarConciliacoes({ db }: Services): OperatorHandler<"exportarConciliacoes"> {
  return async ({ path: { idLoja }, query }) => {
    const loja = await findLoja(db.reader, idLoja);
    const filtro = readFiltro(loja, query);
    return reply(200, Readable.from(csvOf(db.reader, loja, filtro)), {
      "Content-Disposition": 'attachment; filename="conciliacoes.csv"',
    });
  };
}

async function* csvOf(knex: Knex, loja: Loja, filtro: FiltroConciliados): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...SHIPMENT, ...PART]);
  let after = { conciliado_em: filtro.range.start - 1, id: 0 };
  for (;;) {
    const { conciliado_em, id } = after;
    const some = await findConciliados(knex, filtro)
      .where((later) =>
        later.where("conciliado_em", ">", conciliado_em).orWhere({ conciliado_em }).where("id", ">", id),
      )
      .limit(BATCH);
    const last = some.at(-1);
    if (last === undefined) return;
    after = last;
    for await (const record of conciliadoRecords(knex, loja, some)) yield linesOf(record);
  }
}

/** The freight as a whole, then its parts. */
function linesOf(record: EnvioConciliado): string {
  const shipment: CsvCell[] = SHIPMENT.map((field) => record[field]);
  const { cotado, cobrado, diferenca } = record;
  const situacao = diferenca === null ? "semCobrado" : diferenca === 0 ? "igual" : "diferente";
  const total = { componente: "total", cotado, cobrado, diferenca, situacao };
  return [total, ...record.componentes]
    .map((part) => csvLine([...shipment, ...PART.map((field) => part[field])]))
    .join("");
}
