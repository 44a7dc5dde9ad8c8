import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { Database } from "../../platform/storage/database.ts";
import type { FilialRow, MetodoEnvioRow, TransportadoraRow } from "../../platform/storage/schema.ts";
import { type AtVersion, versionCache } from "./versionCache.ts";

/** What a loja has registered, active or not, as far as orders look at it. */
export interface Cadastro {
  loja: Loja;
  /** By ERP code. */
  filiais: ReadonlyMap<string, FilialRow>;
  transportadoras: readonly TransportadoraRow[];
  metodos: readonly MetodoEnvioRow[];
}

/** Makes an empty cache of registrations. */
export function cadastroCache(db: Database): AtVersion<Cadastro> {
  return versionCache(db, readCadastro);
}

async function readCadastro(loja: Loja, reader: Knex): Promise<Cadastro> {
  const of = (table: string) => reader(table).where({ id_loja: loja.id }).orderBy("id");
  const filiais: FilialRow[] = await of("filial");
  return {
    loja,
    filiais: new Map(filiais.map((row) => [row.filial_erp, row])),
    transportadoras: await of("transportadora"),
    metodos: await of("metodo_envio"),
  };
}
