import { isDeepStrictEqual } from "node:util";
import type { DadosPrazoAdicional } from "@frete/contract/loja";
import type { Knex } from "knex";
import { findLoja } from "../domain/loja/findLoja.ts";
import { saveEventos } from "../events/saveEventos.ts";
import { fromThousandths } from "../platform/numbers.ts";
import { formatTimestamp } from "../platform/time.ts";
import type { Change, CheckContext } from "./resource.ts";

/** Additional time of a branch or method, business days; percentage of a branch. */
export interface Prazo {
  id: number;
  ativo: boolean;
  prazoAdicional: number;
  perAdiDesconto?: number;
}

/** The branches and methods of a loja. */
export interface Prazos {
  filiais: readonly Prazo[];
  metodos: readonly Prazo[];
}

/**
 * Records that additional times or percentages of a loja changed, in the transaction that changes them (EVT-015, EVT-016).
 * There is something to tell when the value of a branch or method changes (NS-072), and when one comes, goes, or becomes
 * active or inactive and the largest or smallest values move thereby.
 */
export async function savePrazoAdicional(
  { trx, idLoja, now }: Pick<CheckContext, "trx" | "idLoja" | "now">,
  kind: keyof Prazos,
  change: Change<Prazo>,
): Promise<void> {
  const after = await readPrazos(trx, idLoja);
  const extremes = extremesOf(after);
  if (!isNewValue(change)) {
    const id = change.after?.id ?? change.before?.id;
    const others = after[kind].filter((each) => each.id !== id);
    const before = { ...after, [kind]: change.before ? [...others, change.before] : others };
    if (isDeepStrictEqual(extremesOf(before), extremes)) return;
  }
  const { fusoHorario } = await findLoja(trx, idLoja);
  const dados: DadosPrazoAdicional = { ...extremes, data: formatTimestamp(now, fusoHorario) };
  await saveEventos(trx, idLoja, [{ tipo: "prazoAdicional", idPedido: null, criadoEm: now, dados }]);
}

/** The largest and smallest values of the active ones; null where none is active (EVT-016). */
export function extremesOf({ filiais, metodos }: Prazos): Pick<DadosPrazoAdicional, "maior" | "menor"> {
  const active = (list: readonly Prazo[]) => list.filter(({ ativo }) => ativo);
  const pick = (choose: (...values: number[]) => number) => {
    const of = (values: readonly number[]) => (values.length === 0 ? null : choose(...values));
    return {
      prazoFilial: of(active(filiais).map(({ prazoAdicional }) => prazoAdicional)),
      prazoMetodo: of(active(metodos).map(({ prazoAdicional }) => prazoAdicional)),
      perAdicionalDesconto: of(active(filiais).map(({ perAdiDesconto = 0 }) => perAdiDesconto)),
    };
  };
  return { maior: pick(Math.max), menor: pick(Math.min) };
}

function isNewValue({ before, after }: Change<Prazo>): boolean {
  if (before === null || after === null) return false;
  return before.prazoAdicional !== after.prazoAdicional || before.perAdiDesconto !== after.perAdiDesconto;
}

async function readPrazos(trx: Knex.Transaction, idLoja: number): Promise<Prazos> {
  const filiais = await trx("filial").where({ id_loja: idLoja });
  const metodos = await trx("metodo_envio").where({ id_loja: idLoja });
  return {
    filiais: filiais.map(({ id, ativo, prazo_adicional, per_adi_desconto }) => ({
      id,
      ativo: ativo === 1,
      prazoAdicional: prazo_adicional,
      perAdiDesconto: fromThousandths(per_adi_desconto),
    })),
    metodos: metodos.map(({ id, ativo, prazo_adicional }) => ({
      id,
      ativo: ativo === 1,
      prazoAdicional: prazo_adicional,
    })),
  };
}
