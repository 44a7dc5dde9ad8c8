import type { Anonimizacao, NovaAnonimizacao } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import { lockPedidos } from "../domain/pedido/pedidoRepository.ts";
import { isFinal } from "../domain/pedido/status.ts";
import { type Anonimizados, anonimizarPedidos, NO_HASH } from "../domain/titular/anonimizarPedidos.ts";
import { findPedidosDoTitular, type Titular } from "../domain/titular/findPedidosDoTitular.ts";
import { removeFiles } from "../domain/titular/removeFiles.ts";
import { saveRecibo } from "../domain/titular/saveRecibo.ts";
import type { AnonimizacaoRow } from "../domain/titular/titularTables.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { chunks } from "../platform/storage/chunks.ts";
import { countRows } from "../platform/storage/countRows.ts";
import { overwriting } from "../platform/storage/overwriting.ts";
import { warningsOf } from "../platform/warnings.ts";
import { textos } from "./textos.ts";

/** Ends the transaction of a simulation with nothing changed. */
class Simulated extends Error {
  readonly done: Anonimizados;
  constructor(done: Anonimizados) {
    super("simulated");
    this.done = done;
  }
}

/** Takes a customer's personal data out of a loja, and lists what was taken out (NS-086). */
export function titularHandlers({ db, clock, files, log }: Services) {
  return {
    anonimizarTitular: async ({ path: { idLoja }, body, requestId }) => {
      const { fusoHorario } = await findLoja(db.reader, idLoja);
      const { titular, origem } = titularOf(body);
      const ids = await findPedidosDoTitular(db, idLoja, titular);
      if ("idPedido" in titular && ids.length === 0) throw notFound(textos.pedidoNaoEncontrado());
      const simulada = body.simular === true;
      const run = db.transaction(async (trx) => {
        await lockPedidos(trx, idLoja);
        if (body.incluirAbertos !== true) await refuseOpen(trx, idLoja, ids);
        const done = await overwriting(db, trx, () => anonimizarPedidos(trx, { idLoja, fusoHorario }, ids));
        if (simulada) throw new Simulated(done);
        const codigo = hasDone(done) ? await saveRecibo(trx, idLoja, origem, done, clock.now()) : null;
        return { done, codigo };
      });
      const { done, codigo } = await run.catch((error: unknown) => {
        if (error instanceof Simulated) return { done: error.done, codigo: null };
        throw error;
      });
      const { files: keys, ...contagem } = done;
      if (!simulada) await removeFiles({ files, log: warningsOf(log, requestId) }, keys);
      return {
        mensagem: textos.anonimizados(done.pedidos, simulada),
        codigo,
        simulada,
        origem,
        ...contagem,
        mantidos: textos.mantidos(),
      } satisfies Anonimizacao;
    },

    listarAnonimizacoes: async ({ path: { idLoja }, query: { pagina, limite } }) => {
      await findLoja(db.reader, idLoja);
      const matching = () => db.reader("anonimizacao").where({ id_loja: idLoja });
      const rows = await matching()
        .orderBy("codigo", "desc")
        .offset((pagina - 1) * limite)
        .limit(limite);
      return { pagina, limite, total: await countRows(matching()), itens: rows.map(recibo) };
    },
  } satisfies OperatorHandlers<"anonimizarTitular" | "listarAnonimizacoes">;
}

/** @throws HttpError 400 unless the body names one of the three */
function titularOf({ cpfCnpj, email, idPedido }: NovaAnonimizacao): {
  titular: Titular;
  origem: AnonimizacaoRow["origem"];
} {
  const given: ReturnType<typeof titularOf>[] = [
    ...(cpfCnpj ? [{ titular: { cpfCnpj }, origem: "cpfCnpj" as const }] : []),
    ...(email ? [{ titular: { email }, origem: "email" as const }] : []),
    ...(idPedido ? [{ titular: { idPedido }, origem: "idPedido" as const }] : []),
  ];
  const [only] = given;
  if (only === undefined || given.length > 1) throw invalid("", textos.umTitular());
  return only;
}

/** @throws HttpError 409 when an order is still on its way */
async function refuseOpen(trx: Knex.Transaction, idLoja: number, ids: readonly number[]): Promise<void> {
  let open = 0;
  for (const some of chunks(ids)) {
    const statuses = await trx("pedido")
      .where({ id_loja: idLoja })
      .whereIn("id", some)
      .whereNot({ corpo_hash: NO_HASH })
      .pluck("id_status");
    open += statuses.filter((idStatus) => !isFinal(idStatus)).length;
  }
  if (open > 0) throw conflict(textos.pedidosAbertos(open));
}

const hasDone = ({ files: _keys, ...contagem }: Anonimizados): boolean =>
  Object.values(contagem).some((count) => count > 0);

function recibo({ id_loja: _loja, feita_em, ...row }: AnonimizacaoRow) {
  return { ...row, feitaEm: new Date(feita_em).toISOString() };
}
