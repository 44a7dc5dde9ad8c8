import { AsyncLocalStorage } from "node:async_hooks";
import type { Knex } from "knex";
import { sequence } from "../../platform/storage/sequence.ts";
import "./atoTables.ts";

/** A change that the operator asks for, until it is noted. */
export interface Ato {
  readonly operador: string;
  readonly operacao: string;
  readonly idLoja: number | undefined;
  /** What the path names besides the loja. */
  readonly chave: string | undefined;
  readonly idRequisicao: string;
  /** Whether one of its transactions notes it, or has. */
  isTaken: boolean;
}

/** The change that is being made, for whatever transaction makes it. */
export const currentAto = new AsyncLocalStorage<Ato>();

/** Takes the change that is being made, for one transaction to note; undefined: there is none, or another one does. */
export function takeAto(): Ato | undefined {
  const ato = currentAto.getStore();
  if (!ato || ato.isTaken) return undefined;
  ato.isTaken = true;
  return ato;
}

/**
 * Notes a change in its own transaction (NS-090).
 *
 * @param made what the transaction gave: of a new record its code is noted
 */
export async function noteAto(trx: Knex.Transaction, ato: Ato, em: number, made?: unknown): Promise<void> {
  const code = ato.chave === undefined ? codeOf(made) : undefined;
  const isNewLoja = ato.idLoja === undefined && ato.operacao === "criarLoja";
  const idLoja = ato.idLoja ?? (isNewLoja ? code : undefined) ?? 0;
  await trx("ato_operador").insert({
    id_loja: idLoja,
    id: await sequence(trx, idLoja, "ato_operador"),
    em,
    operador: ato.operador,
    operacao: ato.operacao,
    chave: ato.chave ?? (code === undefined ? null : `id=${code}`),
    id_requisicao: ato.idRequisicao,
  });
}

function codeOf(made: unknown): number | undefined {
  const { id, codigo } = (typeof made === "object" && made !== null ? made : {}) as Record<string, unknown>;
  return [id, codigo].find((code) => typeof code === "number");
}
