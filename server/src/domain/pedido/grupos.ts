import { hash } from "node:crypto";
import type { Pedido } from "./pedido.ts";
import type { PedidoGrupoRow, PedidoGrupoTransportadoraRow } from "./pedidoTables.ts";

/** What the settings of a loja may filter its list of orders by; orders that have all of it in common are a group. */
export interface Grupo {
  /** Digest of the rest. */
  grupo: string;
  canal: string | null;
  plataforma: string | null;
  /** Codes of the carriers of its shipments, each once, sorted. */
  transportadoras: readonly number[];
}

/** The group of an order. */
export function grupoOf({ canal = null, plataforma = null, envios }: Pedido): Grupo {
  const ids = envios.map(({ transporte }) => transporte.idTransportadora);
  const transportadoras = [...new Set(ids)].sort((a, b) => a - b);
  const text = JSON.stringify([canal, plataforma, transportadoras]);
  return { grupo: hash("sha256", text, "base64url").slice(0, 22), canal, plataforma, transportadoras };
}

/** The rows of groups: of each once, and of each carrier of it. */
export function grupoRows(
  idLoja: number,
  grupos: readonly Grupo[],
): { grupos: PedidoGrupoRow[]; membros: PedidoGrupoTransportadoraRow[] } {
  const each = [...new Map(grupos.map((one) => [one.grupo, one])).values()];
  return {
    grupos: each.map(({ grupo, canal, plataforma }) => ({ id_loja: idLoja, grupo, canal, plataforma })),
    membros: each.flatMap(({ grupo, transportadoras }) =>
      transportadoras.map((id) => ({ id_loja: idLoja, id_transportadora: id, grupo })),
    ),
  };
}
