import type { Mutant } from "../mutant.ts";
import { cotacaoMutants } from "./cotacao.ts";
import { cotacaoRegistroMutants } from "./cotacaoRegistro.ts";
import { pedidoMutants } from "./pedido.ts";
import { pedidoListaMutants } from "./pedidoLista.ts";
import { produtoMutants } from "./produto.ts";
import { tokenMutants } from "./tokens.ts";

/** Every mutant, by module of the kit. */
export const mutants: Mutant[] = [
  ...tokenMutants,
  ...cotacaoMutants,
  ...cotacaoRegistroMutants,
  ...produtoMutants,
  ...pedidoMutants,
  ...pedidoListaMutants,
];
