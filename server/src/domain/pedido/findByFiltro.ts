import type { FiltroPedido } from "@frete/contract/loja";
import type { Knex } from "knex";
import { HttpError, notFound } from "../../http/index.ts";
import { smallText } from "../../platform/storage/smallText.ts";
import type { Pedido } from "./pedido.ts";
import { pedidoDocument } from "./pedidoDocument.ts";
import { findPedidos } from "./pedidoRepository.ts";
import type { EnvioRow, PedidoRow } from "./pedidoTables.ts";
import { textos } from "./textos.ts";

/** Quotation code, alone or with branch and method (NS-033, NS-062). */
const CODIGO_COTACAO = /^(\d{11})(\d{14})?$/;
/** The sign keeps SQLite from walking all orders of the loja by their key, to have them in this order. */
const BY_ID = "+id";
/** Invoice numbers have at most nine digits. */
const INVOICE = /^\d{1,9}$/;

/** An order that a look-up found; `estado` is null when it is large (`smallText`). */
export type FoundPedido = Pick<PedidoRow, "id" | "tipo_pedido"> & { estado: string | null };

/**
 * The loja's orders that a look-up of PUT /pedido/altera or GET /rastreio means, oldest first (PED-ALT-001, RAST-002,
 * RAST-003). An invoice finds the order that has it on any shipment; a quotation is named by its code of 11 digits or, with the
 * option, of 25. Any number of orders may come of one quotation: their documents are opened one after the other.
 */
export async function findByFiltro(
  knex: Knex,
  idLoja: number,
  filtro: FiltroPedido,
  valor: string,
): Promise<FoundPedido[]> {
  const where = (cells: Partial<PedidoRow>) => select(knex, idLoja).where(cells);
  const withEnvio = (cells: Partial<EnvioRow>) =>
    select(knex, idLoja).whereIn(
      "id",
      knex("envio")
        .select("id_pedido")
        .where({ id_loja: idLoja, ...cells }),
    );
  switch (filtro) {
    case "pedido":
      return where({ numero_pedido: valor });
    case "documento":
      return where({ chave: valor });
    case "chavenf":
      return withEnvio({ chave_nf: valor });
    case "notafiscal":
      return INVOICE.test(valor) ? withEnvio({ numero_nf: Number(valor) }) : [];
    case "cotacaoid": {
      const [, codigo, opcao] = CODIGO_COTACAO.exec(valor) ?? [];
      if (codigo === undefined) return [];
      const found = await where({ codigo_cotacao: codigo });
      if (opcao === undefined) return found;
      const same: FoundPedido[] = [];
      for (const each of found) {
        const { cotado } = await openFound(knex, idLoja, each);
        if (cotado.idCotacao === valor) same.push(each);
      }
      return same;
    }
  }
}

/** Whether a look-up means an order as it is now; by a quotation's code of 11 digits or its option's of 25. */
export function isMeant(
  { numeroPedido, chave, cotado, envios }: Pedido,
  filtro: FiltroPedido,
  valor: string,
): boolean {
  switch (filtro) {
    case "pedido":
      return numeroPedido === valor;
    case "documento":
      return chave === valor;
    case "chavenf":
      return envios.some(({ notaFiscal }) => notaFiscal.chave === valor);
    case "notafiscal":
      return INVOICE.test(valor) && envios.some(({ notaFiscal }) => notaFiscal.numero === Number(valor));
    case "cotacaoid":
      return CODIGO_COTACAO.test(valor) && cotado.idCotacao.startsWith(valor);
  }
}

/**
 * The order that is meant; by number the shipment comes before its returns (NS-030).
 *
 * @throws HttpError 404 for none, 400 for several (NS-043)
 */
export function onlyOne(found: readonly FoundPedido[], filtro: FiltroPedido): FoundPedido {
  const envios = found.filter(({ tipo_pedido: tipo }) => tipo === "envio");
  const [only, another] = filtro === "pedido" && envios.length > 0 ? envios : found;
  if (!only) throw notFound(textos.pedidoNaoEncontrado());
  if (another) throw new HttpError(400, textos.variosPedidos(found.length));
  return only;
}

/** Characters of a plain order. */
const PLAIN = 4_000;

/** How much writing an order is, of which a plain one has 1; a large one shares its transaction with nobody. */
export const weightOf = ({ estado }: FoundPedido): number =>
  estado === null ? Number.POSITIVE_INFINITY : Math.max(1, estado.length / PLAIN);

/** An order that was found, as it is now. */
export async function openFound(knex: Knex, idLoja: number, { id, estado }: FoundPedido): Promise<Pedido> {
  if (estado !== null) return pedidoDocument.parse(estado);
  const [stored] = await findPedidos(knex, idLoja, "id", [id]);
  if (stored === undefined) throw new Error(`order ${id} was found but not read`);
  return stored.pedido;
}

function select(knex: Knex, idLoja: number) {
  return knex("pedido")
    .select<FoundPedido[]>("id", "tipo_pedido", smallText(knex, "estado"))
    .where({ id_loja: idLoja })
    .orderByRaw(BY_ID);
}
