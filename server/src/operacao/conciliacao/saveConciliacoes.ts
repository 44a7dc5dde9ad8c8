import type { Knex } from "knex";
import { type FindTarget, findTargets, type Target } from "../../domain/ocorrencia/targets.ts";
import type { ConciliacaoValor, ConhecimentoDoEnvio, Envio } from "../../domain/pedido/pedido.ts";
import { lockPedidos, pedidosInPieces, savePedidos } from "../../domain/pedido/pedidoRepository.ts";
import { shareAmount } from "../../domain/pedido/shareAmount.ts";
import { lockedBreather } from "../../http/index.ts";
import type { Conhecimento } from "../edi/conhecimento.ts";
import type { ImportResult } from "../edi/importEdi.ts";
import { textos } from "../edi/textos.ts";
import { isComplemento, reconcile } from "./reconcile.ts";

/**
 * Puts transport documents on the shipments whose invoices they list, as part of the transaction; tells what became of
 * each. A document with an invoice that cannot be found is refused whole: its amounts could not be shared. Complements come
 * last, whatever their place in the file: they need the document that they complete. Orders are opened a few at a time, once to see
 * what their shipments are charged by, and once to change it.
 */
export async function saveConciliacoes(
  trx: Knex.Transaction,
  idLoja: number,
  conhecimentos: readonly Conhecimento[],
  { fusoHorario, now }: { fusoHorario: string; now: number },
): Promise<ImportResult[]> {
  await lockPedidos(trx, idLoja);
  const referencias = conhecimentos.flatMap(({ notas }) => notas.map((nota) => ({ nota })));
  const find = await findTargets(trx, idLoja, referencias);
  const envios = await readCharged(trx, idLoja, referencias.map(find));
  const changed = new Set<number>();
  const results: ImportResult[] = [];
  const breathe = lockedBreather();
  const complementsLast = [...conhecimentos.entries()].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  for (const [index, conhecimento] of complementsLast) {
    results[index] = put(conhecimento, { find, envios, changed }, now);
    await breathe();
  }
  for await (const some of pedidosInPieces(trx, idLoja, [...changed])) {
    const changes = some.map(({ pedido, row: before }) => ({
      pedido: { ...pedido, envios: pedido.envios.map((envio) => ({ ...envio, ...envios.get(envio.id) })) },
      before,
    }));
    await savePedidos(trx, idLoja, changes, fusoHorario);
  }
  return results;
}

const rankOf = ({ documento }: Conhecimento): number => (isComplemento(documento) ? 1 : 0);

/** What of a shipment its charge depends on, and what it is charged by. */
type Charged = Pick<Envio, "peso" | "conciliacao">;

/** By the numbers of the shipments. */
async function readCharged(
  trx: Knex.Transaction,
  idLoja: number,
  alvos: readonly (Target | string)[],
): Promise<Map<number, Charged>> {
  const found = alvos.filter((alvo) => typeof alvo !== "string");
  const wanted = new Set(found.map(({ idEnvio }) => idEnvio));
  const idsPedido = found.map(({ idPedido }) => idPedido);
  const charged = new Map<number, Charged>();
  for await (const some of pedidosInPieces(trx, idLoja, idsPedido)) {
    for (const { id, peso, conciliacao } of some.flatMap(({ pedido }) => pedido.envios))
      if (wanted.has(id)) charged.set(id, { peso, conciliacao });
  }
  return charged;
}

/** What a batch of documents is put on. */
interface Batch {
  readonly find: FindTarget;
  /** By their numbers; what they are charged by changes. */
  readonly envios: Map<number, Charged>;
  /** Numbers of the orders with a shipment that changed. */
  readonly changed: Set<number>;
}

/** Puts one document on its shipments, or on none when one of them has a newer document or none to complete. */
function put(
  { notas, documento }: Conhecimento,
  { find, envios, changed }: Batch,
  now: number,
): ImportResult {
  const found = new Map<number, Target>();
  for (const nota of notas) {
    const alvo = find({ nota });
    if (typeof alvo === "string") return { recusado: textos.notaComProblema(nota.numero, alvo) };
    found.set(alvo.idEnvio, alvo);
  }
  const alvos = [...found.values()].map((alvo) => ({ ...alvo, ...chargedOf(envios, alvo) }));
  const shares = shareDocument(
    documento,
    alvos.map(({ peso }) => peso),
  );
  const applied = new Map<Target, Charged>();
  for (const [index, alvo] of alvos.entries()) {
    const done = reconcile(alvo.conciliacao, shares[index] as ConhecimentoDoEnvio, now);
    if (done.resultado === "antigo") return { recusado: textos.maisNovo(done.numeroConhecimento) };
    if (done.resultado === "semDocumento") return { recusado: textos.semDocumento() };
    if (done.resultado === "aplicado") applied.set(alvo, { peso: alvo.peso, conciliacao: done.conciliacao });
  }
  for (const [{ idEnvio, idPedido }, charged] of applied) {
    envios.set(idEnvio, charged);
    changed.add(idPedido);
  }
  return applied.size > 0 ? "aplicado" : "repetido";
}

function chargedOf(envios: Batch["envios"], { idEnvio, documento }: Target): Charged {
  const charged = envios.get(idEnvio);
  if (charged === undefined)
    throw new Error(`shipment ${idEnvio} of order ${documento} was found but not read`);
  return charged;
}

/** The document as it counts for each shipment: a rate is the same for all, everything else is shared by weight. */
function shareDocument(documento: ConhecimentoDoEnvio, weights: readonly number[]): ConhecimentoDoEnvio[] {
  const shares = weights.map((): ConhecimentoDoEnvio => ({ ...documento, valores: {} }));
  for (const [nome, amount] of Object.entries(documento.valores) as [ConciliacaoValor, number][]) {
    const parts = nome === "icms" ? weights.map(() => amount) : shareAmount(amount, weights);
    for (const [index, share] of shares.entries()) share.valores[nome] = parts[index] as number;
  }
  return shares;
}
