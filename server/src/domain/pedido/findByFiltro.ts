import type { FiltroPedido } from "@frete/contract/loja";
import type { Knex } from "knex";
import { smallText } from "../../platform/storage/smallText.ts";
import type { Pedido } from "./pedido.ts";
import { pedidoDocument } from "./pedidoDocument.ts";
import { findPedidos } from "./pedidoRepository.ts";
import type { EnvioRow, PedidoRow } from "./pedidoTables.ts";

/** Quotation code, alone or with branch and method (NS-033, NS-062). */
const CODIGO_COTACAO = /^(\d{11})(\d{14})?$/;
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
    .orderBy("id");
}
