import type { Cadastro } from "../loja/cadastro.ts";
import type { MetodoEnvioRow } from "../loja/lojaTables.ts";
import { firstOpcao, type OpcaoCotada } from "./opcao.ts";
import type { Transporte } from "./pedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/** Who ships instead of the transportadora in use; blank names count as not sent. */
export interface WantedTransporte {
  nomeTransportadora?: string | null;
  nomeMetodoEnvio?: string | null;
  idMetodo?: number | null;
}

/** Why a transportadora cannot be put to use, and the field that names it. */
export interface TransporteRefusal {
  campo: keyof WantedTransporte;
  texto: string;
}

/**
 * The transportadora and method that a shipment changes to (PED-NOVO-031, PED-ALT-008, NS-039). A method alone is looked for with
 * the transportadora in use first; a transportadora alone ships by the method in use when it is its own, else by its best quoted one. What
 * it charges and takes is what the quotation says for the same branch; what was not quoted is taken as equal to the transportadora
 * in use.
 *
 * @param idFilial branch of the quoted option
 * @param opcoes options of the order's quotation; none when it is not kept any more
 */
export function replaceTransporte(
  outro: WantedTransporte,
  atual: Transporte,
  cadastro: Cadastro,
  idFilial: number,
  opcoes: readonly OpcaoCotada[],
): Transporte | TransporteRefusal {
  const found = findMetodo(outro, atual, cadastro, opcoes);
  if ("campo" in found) return found;
  const transportadora = cadastro.transportadoras.find(({ id }) => id === found.id_transportadora);
  const quoted =
    opcoes.find(({ filial, metodo }) => filial.id === idFilial && metodo.id === found.id) ??
    opcoes.find(({ metodo }) => metodo.id === found.id) ??
    atual;
  return {
    idTransportadora: found.id_transportadora,
    nomeTransportadora: transportadora?.nome ?? atual.nomeTransportadora,
    idMetodo: found.id,
    nomeMetodo: found.nome,
    urlFotoMetodo: found.url_foto,
    correios: found.correios === 1,
    freteReal: quoted.freteReal,
    freteCobrar: quoted.freteCobrar,
    prazoTotal: quoted.prazoTotal,
  };
}

function findMetodo(
  outro: WantedTransporte,
  atual: Transporte,
  { metodos, transportadoras, loja }: Cadastro,
  opcoes: readonly OpcaoCotada[],
): MetodoEnvioRow | TransporteRefusal {
  const nomeTransportadora = outro.nomeTransportadora?.trim() ?? "";
  const nomeMetodo = outro.nomeMetodoEnvio?.trim() ?? "";
  const transportadora = transportadoras.find(({ nome }) => nome === nomeTransportadora);
  if (nomeTransportadora !== "" && !transportadora) {
    return { campo: "nomeTransportadora", texto: textos.transportadoraDesconhecida() };
  }
  const own = metodos.filter(
    ({ id_transportadora }) => !transportadora || id_transportadora === transportadora.id,
  );
  if (typeof outro.idMetodo === "number") {
    const metodo = own.find(
      ({ id, nome }) => id === outro.idMetodo && (nomeMetodo === "" || nome === nomeMetodo),
    );
    return metodo ?? { campo: "idMetodo", texto: textos.metodoDesconhecido() };
  }
  const named = nomeMetodo === "" ? own : own.filter(({ nome }) => nome === nomeMetodo);
  const inUse = named.find(({ id }) => id === atual.idMetodo);
  if (inUse) return inUse;
  if (nomeMetodo === "") return bestOf(named, opcoes, loja.criterio) ?? noMethod("nomeTransportadora");
  const ofTransportadora = named.filter(
    ({ id_transportadora }) => id_transportadora === atual.idTransportadora,
  );
  const [metodo, ...others] = ofTransportadora.length > 0 ? ofTransportadora : preferActive(named);
  if (!metodo) return { campo: "nomeMetodoEnvio", texto: textos.metodoDesconhecido() };
  if (others.length > 0) return { campo: "nomeMetodoEnvio", texto: textos.metodoAmbiguo() };
  return metodo;
}

const noMethod = (campo: keyof WantedTransporte): TransporteRefusal => ({
  campo,
  texto: textos.transportadoraSemMetodo(),
});

/** Of a transportadora's methods the one that was quoted best, else the first active one. */
function bestOf(
  metodos: readonly MetodoEnvioRow[],
  opcoes: readonly OpcaoCotada[],
  criterio: Cadastro["loja"]["criterio"],
): MetodoEnvioRow | undefined {
  const quoted = opcoes.filter(({ metodo }) => metodos.some(({ id }) => id === metodo.id));
  const best = firstOpcao(quoted, criterio);
  return metodos.find(({ id }) => id === best?.metodo.id) ?? preferActive(metodos)[0];
}

/** The active ones; all when none is active. */
function preferActive(metodos: readonly MetodoEnvioRow[]): readonly MetodoEnvioRow[] {
  const active = metodos.filter(({ ativo }) => ativo === 1);
  return active.length > 0 ? active : metodos;
}
