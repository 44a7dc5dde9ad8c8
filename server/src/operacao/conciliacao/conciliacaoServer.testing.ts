import { conciliacaoRecord } from "../../domain/pedido/conciliacaoRecord.ts";
import { freteCotado } from "../../domain/pedido/freteCotado.ts";
import { envio, insertPedidos, notaFiscal, pedido, SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { findPedidos, type StoredPedido } from "../../domain/pedido/pedidoRepository.ts";
import type { Database } from "../../platform/storage/database.ts";
import { operatorServer } from "../../test-support/operatorServer.testing.ts";

/** The operator's interface of two lojas, and what tests do with orders and the files of their carriers. */
export async function conciliacaoServer(db: Database) {
  const server = await operatorServer(db);
  for (const nome of ["Uma", "Outra"]) await server.create("/lojas", { nome });
  let counter = 0;
  return {
    ...server,
    /** An order of loja 1 with shipments of these weights (grams); each has the next invoice number. */
    novo: async (...pesos: number[]): Promise<Pedido> => {
      const envios = pesos.map((peso) => envio({ peso, notaFiscal: notaFiscal(++counter) }));
      const [one] = await insertPedidos(db, 1, [pedido({ numeroPedido: `${counter}`, envios })]);
      return one as Pedido;
    },
    stored: async ({ chave }: Pedido) =>
      (await findPedidos(db.reader, 1, "chave", [chave]))[0] as StoredPedido,
    /** Sends lines as a file of CONEMB. */
    put: (lines: readonly string[], idLoja = 1) =>
      server.call("POST", `/lojas/${idLoja}/edi/conemb`, lines.join("\r\n"), {
        "Content-Type": "text/plain",
      }),
    decide: (one: Pedido, body: object, idLoja = 1) =>
      server.call("POST", `/lojas/${idLoja}/conciliacoes/${one.chave}/autorizacao`, body),
  };
}

export type ConciliacaoServer = Awaited<ReturnType<typeof conciliacaoServer>>;

/** The invoices of an order as records of CONEMB name them. */
export const notas = ({ envios }: Pedido) =>
  envios.map(({ notaFiscal }) => ["001", String(notaFiscal.numero).padStart(8, "0")] as const);

/** The conciliation of each shipment, as the order shows it. */
export const recordsOf = (one: Pedido) =>
  one.envios.map((each, place) => conciliacaoRecord(each, SAO_PAULO, freteCotado(one, place)));
