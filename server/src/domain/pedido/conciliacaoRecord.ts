import type { Conciliacao } from "@frete/contract/loja";
import { fromCents, fromThousandths } from "../../platform/numbers.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { percentOf } from "./money.ts";
import type { ConciliacaoValor, Envio, StoredConciliacao } from "./pedido.ts";
import { valoresCobrados } from "./valoresCobrados.ts";

/** Names of CONEMB's kinds of transport document, by letter (NS-008); carriers use others too, which have no agreed name. */
const TIPOS: Record<string, string> = {
  N: "Normal",
  C: "Complementar",
  D: "Devolução",
  E: "Normal de entrada",
  O: "Normal de retorno",
  R: "Reentrega",
  S: "Normal de saída",
  T: "Transferência interna",
};

/** The record before the carrier has charged anything. */
const VAZIA: Conciliacao = {
  notaFiscal: null,
  serie: null,
  serieConhecimento: null,
  numeroConhecimento: null,
  peso: null,
  pesoCubado: null,
  pesoDensidade: null,
  despesaAdicional: null,
  baseIcms: null,
  icms: null,
  valorIcms: null,
  fretePeso: null,
  freteValor: null,
  secCat: null,
  ITR: null,
  valorDespacho: null,
  valorPedagio: null,
  valorAdame: null,
  adValor: null,
  gris: null,
  tas: null,
  taxa: null,
  valorDiferenca: null,
  percentualDiferenca: null,
  valorFreteCobrando: null,
  cnpj: null,
  chaveNF: null,
  chaveConhecimento: null,
  cnpjTransportadora: null,
  autorizado: null,
  usuarioAutorizacao: null,
  idUsuarioAutorizacao: null,
  comentarioAutorizacao: null,
  ST: null,
  idTipoConhecimento: null,
  tipoConhecimento: null,
  dataConhecimento: null,
  dataProcessamento: null,
};

/**
 * What the carrier charged for a shipment (PED-REC-008, NS-008): all null before it is known, and `autorizado` until
 * somebody decides. The difference is what it charged (`freteValor`, with what completes the document) less what the
 * carrier in use was quoted to charge for the shipment.
 *
 * @param freteCotado that amount, cents
 */
export function conciliacaoRecord(envio: Envio, zone: string, freteCotado: number): Conciliacao {
  const { conciliacao, notaFiscal } = envio;
  if (conciliacao === null) return VAZIA;
  const { autorizacao, idTipoConhecimento, dataConhecimento } = conciliacao;
  const valores = valoresCobrados(conciliacao);
  const { freteValor } = valores;
  const diferenca = freteValor === undefined ? null : freteValor - freteCotado;
  return {
    notaFiscal: notaFiscal.numero,
    serie: notaFiscal.serie,
    serieConhecimento: digits(conciliacao.serieConhecimento),
    numeroConhecimento: digits(conciliacao.numeroConhecimento),
    ...valoresRecord(valores),
    valorDiferenca: diferenca === null ? null : fromCents(diferenca),
    percentualDiferenca: diferenca === null ? null : percentOf(diferenca, freteCotado),
    valorFreteCobrando: freteValor === undefined ? null : fromCents(freteValor),
    cnpj: conciliacao.cnpj,
    chaveNF: notaFiscal.chave,
    chaveConhecimento: conciliacao.chaveConhecimento,
    cnpjTransportadora: conciliacao.cnpjTransportadora,
    autorizado: autorizacao && (autorizacao.autorizado ? "sim" : "não"),
    usuarioAutorizacao: autorizacao?.usuario || null,
    idUsuarioAutorizacao: autorizacao?.idUsuario || null,
    comentarioAutorizacao: autorizacao?.comentario || null,
    ST: conciliacao.ST,
    idTipoConhecimento,
    tipoConhecimento: idTipoConhecimento === null ? null : (TIPOS[idTipoConhecimento] ?? null),
    dataConhecimento: dataConhecimento === null ? null : formatTimestamp(dataConhecimento, zone),
    dataProcessamento: formatTimestamp(conciliacao.dataProcessamento, zone),
  };
}

/** Weights and the ICMS rate are in thousandths, the rest in cents. */
function valoresRecord(valores: StoredConciliacao["valores"]) {
  const cents = (name: ConciliacaoValor) => {
    const value = valores[name];
    return value === undefined ? null : fromCents(value);
  };
  const thousandths = (name: ConciliacaoValor) => {
    const value = valores[name];
    return value === undefined ? null : fromThousandths(value);
  };
  return {
    peso: thousandths("peso"),
    pesoCubado: thousandths("pesoCubado"),
    pesoDensidade: thousandths("pesoDensidade"),
    despesaAdicional: cents("despesaAdicional"),
    baseIcms: cents("baseIcms"),
    icms: thousandths("icms"),
    valorIcms: cents("valorIcms"),
    fretePeso: cents("fretePeso"),
    freteValor: cents("freteValor"),
    secCat: cents("secCat"),
    ITR: cents("ITR"),
    valorDespacho: cents("valorDespacho"),
    valorPedagio: cents("valorPedagio"),
    valorAdame: cents("valorAdame"),
    adValor: cents("adValor"),
    gris: cents("gris"),
    tas: cents("tas"),
    taxa: cents("taxa"),
  };
}

/** A number written as text, e.g. with leading zeros; null when it is no number. */
function digits(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}
