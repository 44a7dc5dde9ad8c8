import type { Plp } from "@frete/contract/loja";
import type { Knex } from "knex";
import { eachOf, elements } from "../../http/index.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { envioErros } from "./envioErros.ts";
import { itemsOfPlps, type PlpItem, plpItems, postalMethods } from "./plpRepository.ts";
import type { PlpRow } from "./plpTables.ts";

/** The loja whose pre-lists are shown; timestamps are in its zone (NS-001). */
export interface PlpLoja {
  idLoja: number;
  fusoHorario: string;
}

/**
 * Pre-lists as the interface shows them (PLP-001, PLP-004, NS-007), their shipments read while they are written: one may have a hundred
 * thousand. While a pre-list is pending, `erros` are those of its shipments as they are now (NS-067).
 */
export async function* plpRecords(knex: Knex, loja: PlpLoja, rows: readonly PlpRow[]) {
  const postais = await postalMethods(knex, loja.idLoja, rows);
  for await (const [row, itens] of itemsOfPlps(knex, loja.idLoja, rows))
    yield recordOf(loja, row, postais.has(row.id_metodo), itens);
}

/** One of them. */
export async function plpRecord(knex: Knex, loja: PlpLoja, row: PlpRow) {
  const postais = await postalMethods(knex, loja.idLoja, [row]);
  return recordOf(loja, row, postais.has(row.id_metodo), plpItems(knex, loja.idLoja, row.codigo));
}

function recordOf(
  { idLoja, fusoHorario }: PlpLoja,
  row: PlpRow,
  correios: boolean,
  itens: AsyncIterable<PlpItem[]>,
) {
  const exigencia = { idFilial: row.id_filial, idMetodo: row.id_metodo, correios };
  const erros: string[] = [];
  const itemOf = (item: PlpItem): Plp["listaPedidos"][number] => {
    const own = row.status === "Pendente" ? envioErros(item, exigencia) : null;
    if (own !== null) erros.push(`${item.numeroPedido}: ${own}`);
    return {
      documento: item.documento,
      numeroPedido: item.numeroPedido,
      chaveNF: item.chaveNF,
      idEnvio: item.idEnvio,
      protocolo: row.status === "Finalizada" ? item.protocolo : null,
      erros: own,
    };
  };
  const head = {
    _id: String(row.codigo),
    codigoPLP: row.codigo,
    filialERP: row.filial_erp,
    idLoja,
    idFilial: row.id_filial,
    data: formatTimestamp(row.data, fusoHorario),
    idRecibo: row.id_recibo,
    aplicacao: row.aplicacao,
    status: row.status,
    dataFechamento: row.data_fechamento === null ? null : formatTimestamp(row.data_fechamento, fusoHorario),
    idTransportadora: row.id_transportadora,
    idMetodo: row.id_metodo,
    transportadora: row.transportadora,
    metodoEnvio: row.metodo_envio,
    nomeUsuario: row.nome_usuario,
    idApp: row.id_app,
    nomeApp: row.nome_app,
  };
  return elements(eachOf(itens, itemOf), head, "listaPedidos", () => ({ erros }));
}
