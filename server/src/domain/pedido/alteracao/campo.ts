import { componentValidators } from "@frete/contract/loja";
import { faultText } from "../../../contract/mensagem.ts";

/** One field of a change, where it stands in the answer, and what came for it. */
export interface Campo {
  /** Path in the answer, e.g. `envio.0.peso`. */
  caminho: string;
  valor: unknown;
  /** Where the value belongs; null for what cannot be changed, with the reason. */
  alvo:
    | { grupo: "pedido"; nome: string }
    | { grupo: "envio" | "notaFiscal"; envio: number; nome: string }
    | { grupo: null; motivo: string };
}

/** Why the contract refuses a part of `PedidoAlteracao`; null when it does not. The text has no path. */
export function refusalOfPart(part: object): string | null {
  if (componentValidators.PedidoAlteracao(part)) return null;
  return faultText(componentValidators.PedidoAlteracao.errors);
}

/**
 * The fields of a part of `PedidoAlteracao` without those that null leaves out (NS-003); what the contract does not know stays.
 *
 * @param place puts the part where the contract has it
 */
export function sentFields(
  part: Readonly<Record<string, unknown>>,
  place: (part: object) => object,
): [nome: string, valor: unknown][] {
  const nulls = Object.fromEntries(Object.entries(part).filter(([, valor]) => valor === null));
  componentValidators.PedidoAlteracao(place(nulls));
  return Object.entries(part).filter(([nome, valor]) => valor !== null || Object.hasOwn(nulls, nome));
}
