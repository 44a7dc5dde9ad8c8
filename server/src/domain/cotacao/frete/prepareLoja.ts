import { wholePercent } from "./arithmetic.ts";
import type { CubagemTerms } from "./billedWeight.ts";
import type { Filial, LojaData, Metodo, TabelaSettings, Transportadora } from "./lojaData.ts";
import { type FindRegras, regraIndex } from "./regraIndex.ts";
import { type PreparedRegra, prepareRegras } from "./regras.ts";
import { taxaIndex } from "./taxaIndex.ts";

/** A table with its place in `tables` and the place of its cubage terms in `terms`. */
export interface PreparedTabela {
  place: number;
  terms: number;
  settings: TabelaSettings;
}

/** A shipping method that a branch can use, with the tables that may price it. */
export interface PreparedPair {
  metodo: Metodo;
  transportadora: Transportadora;
  /** Place of the transportadora in its list, for answers kept per cotacao. */
  transportadoraPlace: number;
  tabelas: readonly PreparedTabela[];
}

export interface PreparedFilial {
  filial: Filial;
  pairs: readonly PreparedPair[];
}

/** A loja's data indexed for quoting. */
export interface PreparedLoja {
  criterio: LojaData["criterio"];
  ocultaSemEstoque: boolean;
  filiais: readonly PreparedFilial[];
  filialByErp: ReadonlyMap<string, PreparedFilial>;
  tabelas: readonly PreparedTabela[];
  terms: readonly CubagemTerms[];
  transportadoras: readonly Transportadora[];
  /** Every rule, in the order of application. */
  regras: readonly PreparedRegra[];
  regrasFor: FindRegras;
  taxasFor: ReturnType<typeof taxaIndex>;
}

/**
 * Indexes a loja's data; do it once per version of the loja. Only active branches, methods of active carriers and
 * active tables take part. Throws RangeError for a table whose ICMS is not below 100%.
 */
export function prepareLoja(data: LojaData): PreparedLoja {
  const transportadoras = data.transportadoras.filter(({ ativo }) => ativo);
  const transportadoraPlaces = new Map(transportadoras.map(({ id }, place) => [id, place]));
  const terms: CubagemTerms[] = [];
  const termsPlace = new Map<string, number>();
  const byMetodo = new Map<number, PreparedTabela[]>();
  const tabelas: PreparedTabela[] = [];
  for (const settings of data.tabelas) {
    if (!settings.ativa) continue;
    if (settings.icms < 0 || settings.icms >= wholePercent) {
      throw new RangeError(`table ${settings.id}: icms must be from 0 to below 100%`);
    }
    const key = `${settings.fatorCubagem}/${settings.isencaoCubagemAte}`;
    const place = termsPlace.get(key) ?? terms.push(settings) - 1;
    termsPlace.set(key, place);
    const tabela = { place: tabelas.length, terms: place, settings };
    tabelas.push(tabela);
    const list = byMetodo.get(settings.idMetodo);
    if (list) list.push(tabela);
    else byMetodo.set(settings.idMetodo, [tabela]);
  }
  const regras = prepareRegras(data.regras);
  const filiais = data.filiais
    .filter(({ ativo }) => ativo)
    .map((filial) => {
      const pairs: PreparedPair[] = [];
      for (const metodo of data.metodos) {
        const transportadoraPlace = transportadoraPlaces.get(metodo.idTransportadora);
        if (!metodo.ativo || transportadoraPlace === undefined) continue;
        const own = (byMetodo.get(metodo.id) ?? []).filter(
          ({ settings: { idFilial } }) => idFilial === null || idFilial === filial.id,
        );
        pairs.push({
          metodo,
          transportadora: transportadoras[transportadoraPlace] as Transportadora,
          transportadoraPlace,
          tabelas: own,
        });
      }
      return { filial, pairs };
    });
  return {
    criterio: data.criterio,
    ocultaSemEstoque: data.ocultaSemEstoque,
    filiais,
    filialByErp: new Map(filiais.map((prepared) => [prepared.filial.filialErp, prepared])),
    tabelas,
    terms,
    transportadoras,
    regras,
    regrasFor: regraIndex(regras),
    taxasFor: taxaIndex(data.taxas),
  };
}
