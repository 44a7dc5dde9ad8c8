import { hash } from "node:crypto";
import type { Knex } from "knex";
import { chunks } from "../../platform/storage/chunks.ts";
import type { Pedido } from "./pedido.ts";

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

/** Makes groups known to the list of orders; those that are known stay as they are. */
export async function saveGrupos(
  trx: Knex.Transaction,
  idLoja: number,
  grupos: readonly Grupo[],
): Promise<void> {
  const each = [...new Map(grupos.map((one) => [one.grupo, one])).values()];
  each.sort((one, other) => (one.grupo < other.grupo ? -1 : 1));
  for (const some of chunks(each)) {
    const rows = some.map(({ grupo, canal, plataforma }) => ({ id_loja: idLoja, grupo, canal, plataforma }));
    await trx("pedido_grupo").insert(rows).onConflict(["id_loja", "grupo"]).ignore();
  }
  const membros = each.flatMap(({ grupo, transportadoras }) =>
    transportadoras.map((id) => ({ id_loja: idLoja, id_transportadora: id, grupo })),
  );
  for (const some of chunks(membros)) {
    await trx("pedido_grupo_transportadora")
      .insert(some)
      .onConflict(["id_loja", "id_transportadora", "grupo"])
      .ignore();
  }
}
