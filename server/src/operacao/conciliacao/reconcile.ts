import { isDeepStrictEqual } from "node:util";
import type { ConhecimentoDoEnvio, StoredConciliacao } from "../../domain/pedido/pedido.ts";

/** What a shipment is charged by now, or why that stays as it is. */
export type Reconciled =
  | { resultado: "aplicado"; conciliacao: StoredConciliacao }
  | { resultado: "repetido" }
  | { resultado: "antigo"; numeroConhecimento: string | null }
  /** A complement, and nothing that it completes. */
  | { resultado: "semDocumento" };

/** Whether the document adds to the freight of another one: kinds C and W to Z of CONEMB (NS-008). */
export const isComplemento = ({ idTipoConhecimento }: ConhecimentoDoEnvio): boolean =>
  /^[CW-Z]$/.test(idTipoConhecimento ?? "");

/**
 * Puts a transport document on a shipment (NS-008). A shipment has one: a newer document, or a corrected one of the same
 * number, takes its place and waits for authorization again; an older one is refused, so that importing a file twice ends
 * as once. A complement adds to the document, unless it is of an earlier day. The same again changes nothing, an
 * authorization least of all.
 */
export function reconcile(
  before: StoredConciliacao | null,
  documento: ConhecimentoDoEnvio,
  now: number,
): Reconciled {
  const documents = isComplemento(documento) ? complete(before, documento) : replace(before, documento);
  if (typeof documents === "string") return outcome(documents, before);
  return {
    resultado: "aplicado",
    conciliacao: { ...documents, dataProcessamento: now, autorizacao: null },
  };
}

/** What a shipment is charged by. */
type Documents = Omit<StoredConciliacao, "dataProcessamento" | "autorizacao">;

type Unchanged = Exclude<Reconciled["resultado"], "aplicado">;

function outcome(resultado: Unchanged, before: StoredConciliacao | null): Reconciled {
  if (resultado !== "antigo") return { resultado };
  return { resultado, numeroConhecimento: before?.numeroConhecimento ?? null };
}

/** The document in the place of the one before; what completed that one stays unless it is of an earlier day. */
function replace(
  conciliacao: StoredConciliacao | null,
  documento: ConhecimentoDoEnvio,
): Documents | Unchanged {
  if (conciliacao === null) return documento;
  const { dataProcessamento: _when, autorizacao: _decision, complementos, ...before } = conciliacao;
  if (isDeepStrictEqual(before, documento)) return "repetido";
  if (isOlder(documento, before)) return "antigo";
  return withComplementos(
    documento,
    (complementos ?? []).filter((one) => dayOf(one) >= dayOf(documento)),
  );
}

function complete(
  conciliacao: StoredConciliacao | null,
  complemento: ConhecimentoDoEnvio,
): Documents | Unchanged {
  if (conciliacao === null) return "semDocumento";
  if (dayOf(complemento) < dayOf(conciliacao)) return "antigo";
  const known = conciliacao.complementos ?? [];
  const place = known.findIndex((one) => isSame(one, complemento));
  if (place < 0) return withComplementos(conciliacao, [...known, complemento]);
  if (isDeepStrictEqual(known[place], complemento)) return "repetido";
  return withComplementos(conciliacao, known.with(place, complemento));
}

function withComplementos(documento: Documents, complementos: ConhecimentoDoEnvio[]): Documents {
  return complementos.length > 0 ? { ...documento, complementos } : documento;
}

const isSame = (one: ConhecimentoDoEnvio, other: ConhecimentoDoEnvio): boolean =>
  one.cnpjTransportadora === other.cnpjTransportadora &&
  one.serieConhecimento === other.serieConhecimento &&
  one.numeroConhecimento === other.numeroConhecimento;

/** Of different documents the one of the later day is newer, of one day the one with the higher number. */
function isOlder(one: ConhecimentoDoEnvio, other: ConhecimentoDoEnvio): boolean {
  if (dayOf(one) !== dayOf(other)) return dayOf(one) < dayOf(other);
  return numberOf(one) < numberOf(other);
}

const dayOf = ({ dataConhecimento }: ConhecimentoDoEnvio): number => dataConhecimento ?? 0;
const numberOf = ({ numeroConhecimento }: ConhecimentoDoEnvio): number => Number(numeroConhecimento) || 0;
