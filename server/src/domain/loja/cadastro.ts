import type { Database } from "../../platform/storage/database.ts";
import type { FilialRow, LojaRow, MetodoEnvioRow, TransportadoraRow } from "../../platform/storage/schema.ts";
import { type ConfiguracaoLoja, readConfiguracao } from "./configuracaoLoja.ts";

/** Lojas whose registrations are kept; the least recently used goes first. */
const MAX_STORES = 1_000;

/** What a loja has registered, active or not, as far as orders look at it. */
export interface Cadastro {
  criterio: LojaRow["criterio"];
  configuracao: ConfiguracaoLoja;
  /** By ERP code. */
  filiais: ReadonlyMap<string, FilialRow>;
  transportadoras: readonly TransportadoraRow[];
  metodos: readonly MetodoEnvioRow[];
}

/** The registrations of a loja at this version (`LojaCaller.versao`) or a newer one. */
export type OpenCadastro = (idLoja: number, versao: number) => Promise<Cadastro>;

/** Keeps registrations by loja and version: whatever an operator changes makes a new version. */
export function cadastroCache(db: Database): OpenCadastro {
  const kept = new Map<number, { versao: number; reading: Promise<Cadastro> }>();

  return (idLoja, versao) => {
    let entry = kept.get(idLoja);
    if (!entry || entry.versao < versao) {
      const reading = readCadastro(db, idLoja);
      const made = { versao, reading };
      reading.catch(() => {
        if (kept.get(idLoja) === made) kept.delete(idLoja);
      });
      entry = made;
    }
    kept.delete(idLoja);
    kept.set(idLoja, entry);
    while (kept.size > MAX_STORES) kept.delete(kept.keys().next().value as number);
    return entry.reading;
  };
}

async function readCadastro({ reader }: Database, idLoja: number): Promise<Cadastro> {
  const of = (table: string) => reader(table).where({ id_loja: idLoja }).orderBy("id");
  const loja: LojaRow = await reader("loja").where({ id: idLoja }).first();
  const filiais: FilialRow[] = await of("filial");
  return {
    criterio: loja.criterio,
    configuracao: readConfiguracao(loja.configuracao),
    filiais: new Map(filiais.map((row) => [row.filial_erp, row])),
    transportadoras: await of("transportadora"),
    metodos: await of("metodo_envio"),
  };
}
