import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { insertPedidos, pedido } from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { findPedidos } from "../domain/pedido/pedidoRepository.ts";
import type { Database } from "../platform/storage/database.ts";
import type { OpenTestDatabase } from "./databases.ts";
import { type LojaServer, lojaServer, tokensOf } from "./lojaServer.testing.ts";
import { insertLojas } from "./lojas.testing.ts";

/** The key of an order, by any number. */
export const chaveOf = (id: number): string => id.toString(16).padStart(32, "0");

/** A body that has a value at a dotted path of the first shipment. */
export const noEnvio = (campo: string, valor: unknown) => {
  const [nome = "", sub] = campo.split(".");
  return { envio: [{ [nome]: sub === undefined ? valor : { [sub]: valor } }] };
};

/**
 * Changes of orders over HTTP. Before each test there is a new order of one shipment, number `numero`. Besides those of
 * `insertLojas` the first loja has the carrier Postal with the methods 4 PAC (postal service) and 5 Lento, without tables.
 */
export class Alteracoes {
  declare db: Database;
  declare server: LojaServer;
  numero = "";
  #next = 0;

  constructor(open: OpenTestDatabase) {
    beforeAll(async () => {
      this.db = await open();
      await insertLojas(this.db);
      await insertPostal(this.db);
      this.server = await lojaServer(this.db);
    });
    beforeEach(() => this.insert({}));
    afterAll(() => this.server.close());
  }

  /** Makes another order the one that is changed. */
  async insert(changes: Partial<Pedido>): Promise<void> {
    this.numero = `N${++this.#next}`;
    await insertPedidos(this.db, 1, [
      pedido({ numeroPedido: this.numero, chave: chaveOf(this.#next), ...changes }),
    ]);
  }

  async put(body: unknown) {
    const token = tokensOf(1).api;
    const answer = await this.server.call("PUT", `/pedido/altera/pedido/${this.numero}`, { body, token });
    expect(this.server.errors).toEqual([]);
    return answer;
  }

  /** Path and outcome of every field of a change that is answered with 200. */
  async retornos(body: unknown): Promise<[campo: string, mensagem: string][]> {
    const { status, body: answer } = await this.put(body);
    expect(status).toBe(200);
    return answer.retornos.map(({ campo, mensagem }: Record<string, string>) => [campo, mensagem]);
  }

  async stored(): Promise<Pedido> {
    const [found] = await findPedidos(this.db.reader, 1, "numero_pedido", [this.numero]);
    if (!found) throw new Error(`no order ${this.numero}`);
    return found.pedido;
  }
}

async function insertPostal(db: Database): Promise<void> {
  await db.transaction(async (trx) => {
    await trx("transportadora").insert({ id_loja: 1, id: 2, nome: "Postal", cnpj: null, ativo: 1 });
    const metodo = {
      id_loja: 1,
      id_transportadora: 2,
      ativo: 1,
      prazo_adicional: 0,
      url_foto: null,
      id_mkt: null,
    } as const;
    await trx("metodo_envio").insert([
      { ...metodo, id: 4, nome: "PAC", correios: 1 },
      { ...metodo, id: 5, nome: "Lento", correios: 0 },
    ]);
  });
}
