import { componentValidators } from "@frete/contract/loja";
import { describeValidationError } from "../../../http/describeValidationError.ts";

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
  const text = describeValidationError(componentValidators.PedidoAlteracao.errors);
  return text.replace(/^[\w.]+: /, "");
}
