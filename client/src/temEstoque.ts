import type { OpcaoEntrega } from "@frete/contract/loja";

/**
 * Whether the branch of an option had every product in stock when it was quoted. The interface's own flag says the
 * opposite of its name: `possuiEstoque` is 0 with stock and 1 without (COT-015).
 */
export function temEstoque({ possuiEstoque }: Pick<OpcaoEntrega, "possuiEstoque">): boolean {
  return possuiEstoque === 0;
}
