import type { Envio, Transporte } from "../pedido.ts";
import { replaceTransporte } from "../replaceTransporte.ts";
import { textos } from "../textos.ts";
import { type Campo, refusalOfPart } from "./campo.ts";
import type { Referencias } from "./referencias.ts";

/** Fields of a change of carrier, and what each is of the carrier in use. */
const CAMPOS = {
  nomeTransportadora: "nomeTransportadora",
  nomeMetodoEnvio: "nomeMetodo",
  idMetodo: "idMetodo",
} as const;

type NomeDeTransporte = keyof typeof CAMPOS;

export const isCampoDeTransporte = (nome: string): nome is NomeDeTransporte => Object.hasOwn(CAMPOS, nome);

/** A carrier field that was sent. */
export interface CampoDeTransporte {
  campo: Campo;
  nome: NomeDeTransporte;
}

/**
 * Changes the carrier of a shipment to the one that all fields sent for it mean together (PED-ALT-008, NS-039). A field that
 * names nothing registered is refused by itself; fields that contradict one another are all refused.
 *
 * @param refusalOfRastreio why the tracking code that the shipment will have does not go with a carrier (NS-037)
 * @returns the outcome of each field
 */
export function changeTransporte(
  envio: Envio,
  campos: readonly CampoDeTransporte[],
  { cadastro, opcoes, idFilial }: Referencias,
  refusalOfRastreio: (transporte: Transporte) => string | null,
): Map<Campo, string> {
  const outcome = new Map<Campo, string>();
  for (const { campo, nome } of campos) {
    const refusal = refusalOfPart({ envio: [{ [nome]: campo.valor }] });
    const text = refusal ?? (isRegistered(nome, campo.valor, cadastro) ? null : textos.naoCadastrado());
    if (text !== null) outcome.set(campo, text);
  }
  const taken = campos.filter(({ campo }) => !outcome.has(campo));
  if (taken.length === 0) return outcome;
  const before = envio.transporte;
  const sent = Object.fromEntries(taken.map(({ campo, nome }) => [nome, campo.valor]));
  const found = replaceTransporte(sent, before, cadastro, idFilial, opcoes);
  const refusal = "texto" in found ? found.texto : refusalOfRastreio(found);
  const after = refusal === null ? (found as Transporte) : before;
  if (after.idMetodo !== before.idMetodo) envio.transporte = after;
  for (const { campo, nome } of taken) {
    const isSame = before[CAMPOS[nome]] === after[CAMPOS[nome]];
    const ofCode = refusal !== null && !("texto" in found) ? `codigoRastreio: ${refusal}` : refusal;
    outcome.set(campo, ofCode ?? (isSame ? textos.jaAlterado() : textos.sucesso()));
  }
  return outcome;
}

function isRegistered(nome: NomeDeTransporte, valor: unknown, cadastro: Referencias["cadastro"]): boolean {
  const { transportadoras, metodos } = cadastro;
  if (nome === "idMetodo") return metodos.some(({ id }) => id === valor);
  const list = nome === "nomeTransportadora" ? transportadoras : metodos;
  return list.some((one) => one.nome === String(valor).trim());
}
