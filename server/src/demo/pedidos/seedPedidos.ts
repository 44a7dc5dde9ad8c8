import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { quotableLojas } from "../../domain/cotacao/quotableLojas.ts";
import type { LojaRow } from "../../domain/loja/lojaTables.ts";
import { saveOcorrencias } from "../../domain/ocorrencia/saveOcorrencias.ts";
import { criarPedido } from "../../domain/pedido/criarPedido.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import { findPedidos, lockPedidos, savePedidos } from "../../domain/pedido/pedidoRepository.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Services } from "../../platform/services.ts";
import { countRows } from "../../platform/storage/countRows.ts";
import { FUSO_HORARIO, lojasDemo } from "../lojas.ts";
import { createDraw } from "./createDraw.ts";
import { finishPedidos } from "./finishPedidos.ts";
import { liveOn } from "./liveOn.ts";
import { novosPedidos, type PedidoDemo } from "./novosPedidos.ts";
import { reversas } from "./reversas.ts";

/** Orders per loja: 200 in all, ten of them returns of the first loja. */
const QUANTIDADES = [150, 40];

/** An order as a handler gets it, but for its body. */
const REQUEST = {
  ...{ path: {}, query: {}, header: {}, cookie: {}, requestId: "demonstration" },
  contentType: "application/json",
} as const;

/**
 * Gives the demonstration's lojas their orders, through the code that creates any order, each at its own past instant. Starts
 * over where an earlier start was interrupted: creating an order again changes nothing (NS-030).
 *
 * @returns how many orders there are
 */
export async function seedPedidos(services: Services): Promise<number> {
  const { db } = services;
  let total = 0;
  for (const [index, loja] of lojasDemo.entries()) {
    const row = await db
      .reader("loja")
      .where({ id: index + 1 })
      .first();
    if (!row || row.nome !== loja.nome || (await isDone(db.reader, row.id))) continue;
    // Every creation sees its own past instant, so that all can run together and share flushes to disk.
    const instant = new AsyncLocalStorage<number>();
    const clock: Clock = { now: () => instant.getStore() ?? row.criada_em };
    const criar = criarPedido({ ...services, clock }, quotableLojas(db));
    const caller: LojaCaller = {
      idLoja: row.id,
      nomeLoja: row.nome,
      versao: row.versao,
      fusoHorario: FUSO_HORARIO,
      tipoToken: "api",
    };
    const create = ({ em, body }: PedidoDemo) => instant.run(em, () => criar({ ...REQUEST, body }, caller));
    const novos = novosPedidos(loja, row.id, QUANTIDADES[index] ?? 0, row.criada_em);
    await Promise.all(novos.map(create));
    await live(services, row, novos);
    if (index === 0) await Promise.all((await reversas(db.reader, row.id, row.criada_em)).map(create));
    await db.transaction((trx) => finish(trx, row));
    total += await countRows(db.reader("pedido").where({ id_loja: row.id }));
  }
  return total;
}

/** The last step leaves its mark: the first order has a proof of delivery. */
async function isDone(reader: Knex, idLoja: number): Promise<boolean> {
  const [first] = await findPedidos(reader, idLoja, "numero_pedido", ["DEMO-0001"]);
  return first?.pedido.envios[0]?.linkComprovanteEntrega != null;
}

/** Reports what carriers have told about the orders up to the day the demonstration was made. */
async function live({ db }: Services, loja: LojaRow, novos: readonly PedidoDemo[]): Promise<void> {
  const dice = createDraw(`entregas da loja ${loja.id}`);
  const relatos = novos.flatMap(({ em, body }) =>
    body.envio.flatMap(({ notaFiscal }) => {
      const journey = { inicio: em, agora: loja.criada_em, dias: dice.inteiro(3, 11) };
      return liveOn(dice, { chaveNF: notaFiscal.chave }, journey);
    }),
  );
  relatos.sort((a, b) => a.data - b.data);
  await db.transaction((trx) => saveOcorrencias(trx, loja.id, relatos, FUSO_HORARIO));
}

/** Cancels a few orders, gives the old ones what the carrier charged, the delivered ones their proof. */
async function finish(trx: Knex.Transaction, loja: LojaRow): Promise<void> {
  await lockPedidos(trx, loja.id);
  const numeros = await trx("pedido")
    .where({ id_loja: loja.id, tipo_pedido: "envio" })
    .pluck("numero_pedido");
  const stored = await findPedidos(trx, loja.id, "numero_pedido", numeros);
  const changes = stored
    .filter(({ pedido }) => pedido.tipoPedido === "envio")
    .map(({ pedido, row }) => ({
      pedido: finishPedidos(pedido, loja.criada_em) satisfies Pedido,
      before: row,
    }));
  await savePedidos(trx, loja.id, changes, FUSO_HORARIO);
  // What was quoted for these orders is history: the queue begins with the first quotation of whoever tries the service.
  await trx("cotacao_fila").where({ id_loja: loja.id }).delete();
}
