import { wholePercent } from "./applyPercent.ts";
import type { CubageTerms } from "./billedWeight.ts";
import { feeIndex } from "./feeIndex.ts";
import { type PreparedRule, prepareRules } from "./freightRules.ts";
import { type FindRules, ruleIndex } from "./ruleIndex.ts";
import type { Branch, Carrier, Method, StoreData, TableSettings } from "./store.ts";

/** A table with its place in `tables` and the place of its cubage terms in `terms`. */
export interface PreparedTable {
  place: number;
  terms: number;
  settings: TableSettings;
}

/** A shipping method that a branch can use, with the tables that may price it. */
export interface PreparedPair {
  metodo: Method;
  transportadora: Carrier;
  /** Place of the carrier among the carriers, for answers kept per quotation. */
  carrier: number;
  tables: readonly PreparedTable[];
}

export interface PreparedBranch {
  branch: Branch;
  pairs: readonly PreparedPair[];
}

/** A store's data indexed for quoting. */
export interface PreparedStore {
  criterio: StoreData["criterio"];
  ocultaSemEstoque: boolean;
  branches: readonly PreparedBranch[];
  branchByErp: ReadonlyMap<string, PreparedBranch>;
  tables: readonly PreparedTable[];
  terms: readonly CubageTerms[];
  carriers: readonly Carrier[];
  /** Every rule, in the order of application. */
  rules: readonly PreparedRule[];
  rulesFor: FindRules;
  feesFor: ReturnType<typeof feeIndex>;
}

/**
 * Indexes a store's data; do it once per version of the store. Only active branches, methods of active carriers and
 * active tables take part. Throws RangeError for a table whose ICMS is not below 100%.
 */
export function prepareStore(data: StoreData): PreparedStore {
  const carriers = data.transportadoras.filter(({ ativo }) => ativo);
  const carrierPlace = new Map(carriers.map(({ id }, place) => [id, place]));
  const terms: CubageTerms[] = [];
  const termsPlace = new Map<string, number>();
  const byMethod = new Map<number, PreparedTable[]>();
  const tables: PreparedTable[] = [];
  for (const settings of data.tabelas) {
    if (!settings.ativa) continue;
    if (settings.icms < 0 || settings.icms >= wholePercent) {
      throw new RangeError(`table ${settings.id}: icms must be from 0 to below 100%`);
    }
    const key = `${settings.fatorCubagem}/${settings.isencaoCubagemAte}`;
    const place = termsPlace.get(key) ?? terms.push(settings) - 1;
    termsPlace.set(key, place);
    const table = { place: tables.length, terms: place, settings };
    tables.push(table);
    const list = byMethod.get(settings.idMetodo);
    if (list) list.push(table);
    else byMethod.set(settings.idMetodo, [table]);
  }
  const rules = prepareRules(data.regras);
  const branches = data.filiais
    .filter(({ ativo }) => ativo)
    .map((branch) => {
      const pairs: PreparedPair[] = [];
      for (const metodo of data.metodos) {
        const carrier = carrierPlace.get(metodo.idTransportadora);
        if (!metodo.ativo || carrier === undefined) continue;
        const own = (byMethod.get(metodo.id) ?? []).filter(
          ({ settings: { idFilial } }) => idFilial === null || idFilial === branch.id,
        );
        pairs.push({ metodo, transportadora: carriers[carrier] as Carrier, carrier, tables: own });
      }
      return { branch, pairs };
    });
  return {
    criterio: data.criterio,
    ocultaSemEstoque: data.ocultaSemEstoque,
    branches,
    branchByErp: new Map(branches.map((prepared) => [prepared.branch.filialErp, prepared])),
    tables,
    terms,
    carriers,
    rules,
    rulesFor: ruleIndex(rules),
    feesFor: feeIndex(data.taxas),
  };
}
