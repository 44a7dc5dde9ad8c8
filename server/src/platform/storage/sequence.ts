import type { Knex } from "knex";
import { requireRow } from "./requireRow.ts";
import { runIn } from "./runIn.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    sequencia: SequenciaRow;
  }
}

interface SequenciaRow {
  id_loja: number;
  nome: string;
  valor: number;
}

/**
 * The next number of a counter of the store, from 1. Part of the transaction: a rollback gives the number back, and
 * transactions that count the same thing for one store wait for each other. The ids of stores are counted
 * under store 0.
 * @param quantos reserves that many consecutive numbers and returns the first
 */
export async function sequence(
  trx: Knex.Transaction,
  idLoja: number,
  nome: string,
  quantos = 1,
): Promise<number> {
  return (await sequences(trx, idLoja, { [nome]: quantos }))[nome] as number;
}

/** The same for several counters of the store in one statement: how many numbers of each, and the first of each. */
export async function sequences<Nome extends string>(
  trx: Knex.Transaction,
  idLoja: number,
  quantos: Readonly<Record<Nome, number>>,
): Promise<Record<Nome, number>> {
  const nomes = Object.keys(quantos) as Nome[];
  const rows = await runIn<Pick<SequenciaRow, "nome" | "valor">>(
    trx,
    `INSERT INTO sequencia (id_loja, nome, valor) VALUES ${nomes.map(() => "(?, ?, ?)").join(", ")}
     ON CONFLICT (id_loja, nome) DO UPDATE SET valor = sequencia.valor + excluded.valor RETURNING nome, valor`,
    nomes.flatMap((nome) => [idLoja, nome, quantos[nome]]),
  );
  const firstOf = (nome: Nome) => {
    const row = rows.find((each) => each.nome === nome);
    return requireRow(row, `number of counter ${nome}`).valor - quantos[nome] + 1;
  };
  return Object.fromEntries(nomes.map((nome) => [nome, firstOf(nome)])) as Record<Nome, number>;
}
