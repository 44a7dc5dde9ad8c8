import { envio, insertPedidos, pedido } from "../domain/pedido/pedido.testing.ts";
import type { Envio, Pedido } from "../domain/pedido/pedido.ts";
import { findPedidos } from "../domain/pedido/pedidoRepository.ts";
import type { Database } from "../platform/storage/database.ts";
import { type BothServers, bothServers } from "./bothServers.testing.ts";
import { insertTransportes } from "./criacao.testing.ts";

/** Methods of `insertTransportes`. */
export const LENTO = 2;
export const ENCOMENDA = 4;

let count = 0;

/** A shipment from branch A1 by Encomenda, of the postal service, invoiced and waiting for its label. */
export const postal = (changes: Partial<Envio> = {}): Envio => {
  const base = envio();
  return {
    ...base,
    idStatus: 20,
    transporte: {
      ...base.transporte,
      idTransportadora: 2,
      nomeTransportadora: "Postal",
      idMetodo: ENCOMENDA,
      nomeMetodo: "Encomenda",
      correios: true,
    },
    notaFiscal: { ...base.notaFiscal, chave: `CHAVE-${++count}` },
    ...changes,
  };
};

/** The two lojas with the carriers of `insertTransportes`, both interfaces, and what tests do with orders and pre-lists. */
export async function plpServers(db: Database) {
  const servers = await bothServers(db);
  await insertTransportes(db);
  const { loja, operador } = servers;
  const order = (envios: Envio[], changes: Partial<Pedido> = {}) => {
    const historico = [10, 20].map((idStatus) => ({ idStatus, data: pedido().criadoEm }));
    return pedido({ numeroPedido: `N-${++count}`, historico, ...changes, envios });
  };
  const novo = async (envios: Envio[] = [postal()], changes: Partial<Pedido> = {}, idLoja = 1) => {
    const [one] = await insertPedidos(db, idLoja, [order(envios, changes)]);
    return one as Pedido;
  };
  return {
    ...servers,
    novo,
    /** Orders of one shipment each, in one transaction. */
    novos: (envios: Envio[]) =>
      insertPedidos(
        db,
        1,
        envios.map((one) => order([one])),
      ),
    /** The order as it is stored now. */
    lido: async ({ chave }: Pedido) =>
      (await findPedidos(db.reader, 1, "chave", [chave]))[0]?.pedido as Pedido,
    criar: (body: object, token?: string) =>
      loja.call("POST", "/plp/novo", { body, ...(token === undefined ? {} : { token }) }),
    /** Makes a pre-list of branch A1 by Encomenda and returns its code. */
    criada: async (pedidos: Pedido[], changes: object = {}): Promise<number> => {
      const body = {
        filialERP: "A1",
        idMetodo: ENCOMENDA,
        pedidos: pedidos.map(({ chave }) => chave),
        ...changes,
      };
      const answer = await loja.call("POST", "/plp/novo", { body });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.codigoPLP;
    },
    ler: (codigo: number | string, filial = "A1") =>
      loja.call("GET", `/plp/consulta/${encodeURIComponent(filial)}/${codigo}`),
    fechar: (codigo: number, body: object = {}) =>
      operador.call("POST", `/lojas/1/plps/${codigo}/fechamento`, body),
    excluir: (codigo: number) => operador.call("POST", `/lojas/1/plps/${codigo}/exclusao`),
  };
}

export type PlpServers = Awaited<ReturnType<typeof plpServers>> & BothServers;
