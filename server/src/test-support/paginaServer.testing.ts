import { insertPedidos } from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { AGORA } from "../domain/rastreio/pagina/casos.testing.ts";
import { manualClock } from "../platform/clock.ts";
import type { Database } from "../platform/storage/database.ts";
import { type LojaServer, lojaServer } from "./lojaServer.testing.ts";
import { insertLojas } from "./lojas.testing.ts";

/** The tracking page of two lojas over real HTTP, with a way to put orders into them. */
export interface PaginaServer extends LojaServer {
  /** Requests a page; redirects are not followed. */
  get(numero: string, chave: string, init?: RequestInit): Promise<Response>;
  /** Address of a page. */
  pagina(numero: string, chave: string): string;
  /** Writes an order; loja 1 unless told. */
  insert(pedido: Pedido, idLoja?: number): Promise<Pedido>;
}

/** Serves an empty database, to which it adds the lojas of the tests, at the time of the cases. */
export async function paginaServer(db: Database): Promise<PaginaServer> {
  await insertLojas(db);
  const server = await lojaServer(db, manualClock(AGORA));
  const pagina = (numero: string, chave: string) =>
    `${server.url}/rastreio/${encodeURIComponent(numero)}/${encodeURIComponent(chave)}`;
  return {
    ...server,
    pagina,
    get: (numero, chave, init = {}) => fetch(pagina(numero, chave), { redirect: "manual", ...init }),
    insert: async (pedido, idLoja = 1) => (await insertPedidos(db, idLoja, [pedido]))[0] as Pedido,
  };
}
