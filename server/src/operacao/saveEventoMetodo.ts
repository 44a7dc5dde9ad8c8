import type { DadosMetodoEnvio } from "@frete/contract/loja";
import type { Metodo } from "@frete/contract/operacao";
import { findLoja } from "../domain/loja/findLoja.ts";
import { saveEventos } from "../events/saveEventos.ts";
import { requireRow } from "../platform/storage/requireRow.ts";
import { formatTimestamp } from "../platform/time.ts";
import type { Change, CheckContext } from "./resource.ts";

/**
 * Records that a shipping method was created, changed or taken away, in the transaction that does it (EVT-006, EVT-018,
 * NS-072). A method that becomes inactive is told of as `delete`, like one that is gone: neither is quoted any more.
 */
export async function saveEventoMetodo(
  { trx, idLoja, now }: Pick<CheckContext, "trx" | "idLoja" | "now">,
  change: Change<Metodo>,
): Promise<void> {
  const metodo = change.after ?? change.before;
  if (metodo === null) return;
  const { id, idTransportadora, nome } = metodo;
  const transportadora = await trx("transportadora")
    .where({ id_loja: idLoja, id: idTransportadora })
    .first("nome");
  const { fusoHorario } = await findLoja(trx, idLoja);
  const dados: DadosMetodoEnvio = {
    codigo: String(id),
    situacao: situacaoDe(change),
    idTransportadora,
    idMetodoEnvio: id,
    nomeTransportadora: requireRow(transportadora, `transportadora ${idTransportadora}`).nome,
    nomeMetodoEnvio: nome,
    data: formatTimestamp(now, fusoHorario),
  };
  await saveEventos(trx, idLoja, [{ tipo: "metodoEnvio", idPedido: null, criadoEm: now, dados }]);
}

function situacaoDe({ before, after }: Change<Pick<Metodo, "ativo">>): DadosMetodoEnvio["situacao"] {
  if (before === null) return "novo";
  return after === null || (before.ativo && !after.ativo) ? "delete" : "altera";
}
