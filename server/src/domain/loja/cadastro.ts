import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { Database } from "../../platform/storage/database.ts";
import type { FilialRow, MetodoEnvioRow, TransportadoraRow } from "./lojaTables.ts";
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
  return versionCache(db, "cadastro", readCadastro);
}

async function readCadastro(loja: Loja, reader: Knex): Promise<Cadastro> {
  const ofLoja = { id_loja: loja.id };
  const filiais = await reader("filial").where(ofLoja).orderBy("id");
  return {
    loja,
    filiais: new Map(filiais.map((row) => [row.filial_erp, row])),
    transportadoras: await reader("transportadora").where(ofLoja).orderBy("id"),
    metodos: await reader("metodo_envio").where(ofLoja).orderBy("id"),
  };
}
