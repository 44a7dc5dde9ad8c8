import type { Knex } from "knex";
import { readTargets, type Target, type Targets } from "../../domain/ocorrencia/targets.ts";
import type { ConciliacaoValor, ConhecimentoDoEnvio, Pedido } from "../../domain/pedido/pedido.ts";
import { lockPedidos, savePedidos } from "../../domain/pedido/pedidoRepository.ts";
import { shareAmount } from "../../domain/pedido/shareAmount.ts";
import type { Conhecimento } from "../edi/conhecimento.ts";
import type { ImportResult } from "../edi/importEdi.ts";
import { textos } from "../edi/textos.ts";
import { isComplemento, reconcile } from "./reconcile.ts";

/**
 * Puts transport documents on the shipments whose invoices they list, as part of the transaction; tells what became of
 * each. A document with an invoice that cannot be found is refused whole: its amounts could not be shared. Complements come
 * last, whatever their place in the file: they need the document that they complete.
 */
export async function saveConciliacoes(
  trx: Knex.Transaction,
  idLoja: number,
  conhecimentos: readonly Conhecimento[],
  { fusoHorario, now }: { fusoHorario: string; now: number },
): Promise<ImportResult[]> {
  await lockPedidos(trx, idLoja);
  const notas = conhecimentos.flatMap((conhecimento) => conhecimento.notas);
  const alvos = await readTargets(
    trx,
    idLoja,
    notas.map((nota) => ({ nota })),
  );
  const changed = new Set<number>();
  const results: ImportResult[] = [];
  const complementsLast = [...conhecimentos.entries()].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  for (const [index, conhecimento] of complementsLast)
    results[index] = put(conhecimento, alvos, changed, now);
  const changes = [...changed].flatMap((id) => {
    const stored = alvos.pedidos.get(id);
    return stored ? [{ pedido: stored.pedido, before: stored.row }] : [];
  });
  await savePedidos(trx, idLoja, changes, fusoHorario);
  return results;
}

const rankOf = ({ documento }: Conhecimento): number => (isComplemento(documento) ? 1 : 0);

/** Puts one document on its shipments, or on none when one of them has a newer document or none to complete. */
function put(
  { notas, documento }: Conhecimento,
  alvos: Targets,
  changed: Set<number>,
  now: number,
): ImportResult {
  const found: Target[] = [];
  for (const nota of notas) {
    const alvo = alvos.find({ nota });
    if (typeof alvo === "string") return { recusado: textos.notaComProblema(nota.numero, alvo) };
    if (!found.some(({ idEnvio }) => idEnvio === alvo.idEnvio)) found.push(alvo);
  }
  const work = new Map<number, Pedido>();
  const orderOf = (id: number): Pedido => work.get(id) ?? (alvos.pedidos.get(id)?.pedido as Pedido);
  const shares = shareDocument(
    documento,
    found.map((alvo) => weightOf(orderOf(alvo.idPedido), alvo)),
  );
  for (const [index, { idPedido, idEnvio }] of found.entries()) {
    const done = reconcile(orderOf(idPedido), idEnvio, shares[index] as ConhecimentoDoEnvio, now);
    if (done.resultado === "antigo") return { recusado: textos.maisNovo(done.numeroConhecimento) };
    if (done.resultado === "semDocumento") return { recusado: textos.semDocumento() };
    if (done.resultado === "aplicado") work.set(idPedido, done.pedido);
  }
  for (const [id, pedido] of work) {
    const stored = alvos.pedidos.get(id);
    if (stored) alvos.pedidos.set(id, { ...stored, pedido });
    changed.add(id);
  }
  return work.size > 0 ? "aplicado" : "repetido";
}

const weightOf = ({ envios }: Pedido, { idEnvio }: Target): number =>
  envios.find(({ id }) => id === idEnvio)?.peso ?? 0;

/** The document as it counts for each shipment: a rate is the same for all, everything else is shared by weight. */
function shareDocument(documento: ConhecimentoDoEnvio, weights: readonly number[]): ConhecimentoDoEnvio[] {
  const shares = weights.map((): ConhecimentoDoEnvio => ({ ...documento, valores: {} }));
  for (const [nome, amount] of Object.entries(documento.valores) as [ConciliacaoValor, number][]) {
    const parts = nome === "icms" ? weights.map(() => amount) : shareAmount(amount, weights);
    for (const [index, share] of shares.entries()) share.valores[nome] = parts[index] as number;
  }
  return shares;
}
